/**
 * Version of the rendering, raised when clips sound different. Their names change with it, so no old copy is played.
 */
const RENDERING = 1

/**
 * Normalises a text to its audible form. It is lower-case, with a space between words, or a comma for a pause, and no
 * outer signs. Apostrophes are of one kind, and hyphens stay inside words. Texts that sound the same become equal.
 */
export const spokenText = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[‘’ʼ`]/g, "'")
    .replace(/[^\p{L}\p{M}\d'-]+/gu, (signs) => (/[^\s"“”«»()]/.test(signs) ? ', ' : ' '))
    .replace(/^[ ,'-]+|[ ,'-]+$/g, '')

/** FNV-1a over the text's UTF-16 units, as eight hexadecimal digits. */
function hashText(text: string, basis: number): string {
  let hash = basis
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return (hash >>> 0).toString(16).padStart(8, '0')
}

/**
 * Returns the name of a text's clip without its ending: 16 hexadecimal digits, derived from its spoken form and
 * rendering.
 */
export function clipName(text: string): string {
  const said = `${RENDERING} ${spokenText(text)}`
  return hashText(said, 0x811c9dc5) + hashText(said, 0x5bd1e995)
}

/** Returns the address of a text's clip, whether it exists or not. */
export const clipAddress = (language: string, text: string): string => `/audio/${language}/${clipName(text)}.mp3`
