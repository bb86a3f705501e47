/** Bundler's record of a file, with what it imports at once and what it may load later. */
export type LinkedChunk = {
  file: string
  src?: string
  name?: string
  isEntry?: boolean
  imports?: string[]
  dynamicImports?: string[]
}

/**
 * Finds the files that only pages in a layout need: those that no learner page reaches.
 * @param manifest all files by their key
 * @param pages sources of the pages in a layout and of the layout, such as `features/roster/roster-page.tsx`
 */
export function findLayoutFiles(
  manifest: Readonly<Record<string, LinkedChunk>>,
  pages: readonly string[],
): ReadonlySet<string> {
  const closed = new Set(pages)
  const reached = new Set<string>()
  // The bundler discards an entry that only imports. What it imports is the file with the name `app`.
  const waiting = Object.keys(manifest).filter(
    (key) => manifest[key]?.isEntry === true || manifest[key]?.name === 'app',
  )
  for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
    const chunk = manifest[key]
    if (!chunk || reached.has(key) || closed.has(chunk.src ?? '')) continue
    reached.add(key)
    waiting.push(...(chunk.imports ?? []), ...(chunk.dynamicImports ?? []))
  }
  const keys = Object.keys(manifest).filter((key) => !reached.has(key))
  return new Set(keys.flatMap((key) => manifest[key]?.file ?? []))
}
