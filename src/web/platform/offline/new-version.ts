import { LIST_ADDRESS, type OfflineFiles } from './offline-files.ts'

/**
 * Tells whether a list of files is of another version than the page. A page's first script names all others, so any
 * change alters a loaded address. @param loaded the addresses of loaded files
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
