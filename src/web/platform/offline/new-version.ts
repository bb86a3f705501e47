import { LIST_ADDRESS, type OfflineFiles } from './offline-files.ts'

/**
 * Whether a list of files is another version's than the page's: a page's first script names all others, so that one of those that were loaded is always
 * another when anything is.
 * @param loaded the addresses of what the page has loaded
 */
export function isOtherVersion({ app, texts, content, units }: OfflineFiles, loaded: readonly string[]): boolean {
  const listed = new Set(
    [...app, ...[texts, content, units].flatMap((groups) => Object.values(groups).flat())].map(([address]) => address),
  )
  return loaded.some((address) => address.startsWith('/assets/') && address.endsWith('.js') && !listed.has(address))
}

/** Asks the server whether there is a newer version than the one that is open. Without an answer there is none. Never rejects. */
export async function lookForNewVersion(): Promise<boolean> {
  try {
    const answer = await fetch(LIST_ADDRESS, { cache: 'no-cache' })
    if (!answer.ok) return false
    const scripts = document.querySelectorAll<HTMLScriptElement | HTMLLinkElement>(
      'script[src], link[rel=modulepreload]',
    )
    return isOtherVersion(
      (await answer.json()) as OfflineFiles,
      [...scripts].map((script) => new URL('src' in script ? script.src : script.href, location.href).pathname),
    )
  } catch {
    return false
  }
}
