/** Something to hand on: its address, with a title and a sentence for the message. */
export type Shared = { url: string; title: string; text: string }

/** The browser's own abilities to share and copy; a browser may lack each. */
export type Abilities = {
  share?: (shared: Shared) => Promise<void>
  copy?: (text: string) => Promise<void>
}

/** Returns the address of a page of this site. */
export const addressOf = (origin: string, path: string): string => `${origin}${path}`

/** Returns the message that is copied: the sentence, then the address on a line of its own. */
export const messageOf = ({ text, url }: Pick<Shared, 'text' | 'url'>): string => `${text}\n${url}`

/** Outcome of sharing; `failed` says that the person has to copy the address by hand. */
export type Outcome = 'shared' | 'closed' | 'copied' | 'failed'

/** Copies a text; `failed` if the browser can't or may not. */
export async function copyText(text: string, { copy }: Pick<Abilities, 'copy'>): Promise<Outcome> {
  try {
    if (!copy) return 'failed'
    await copy(text)
    return 'copied'
  } catch {
    return 'failed'
  }
}

/** Opens the share sheet of the device. If it has none or refuses, copies the message. */
export async function share(shared: Shared, abilities: Abilities): Promise<Outcome> {
  if (!abilities.share) return copyText(messageOf(shared), abilities)
  try {
    await abilities.share(shared)
    return 'shared'
  } catch (error) {
    if (error instanceof Error && error.name === 'AbortError') return 'closed'
    return copyText(messageOf(shared), abilities)
  }
}
