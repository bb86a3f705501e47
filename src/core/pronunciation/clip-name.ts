/** Counts up when clips sound otherwise than before: their names change with it, so that no copy of an old one is played. */
const RENDERING = 1

/**
 * A text as far as it can be heard: lower case, words parted by one space, or by a comma where a sign makes a pause; no
 * signs around it. Apostrophes are of one kind, and hyphens stay inside words. Texts that are said alike are one.
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

/** The name of a text's clip, without its ending: 16 hexadecimal digits that follow from what is said and how it is rendered. */
export function clipName(text: string): string {
  const said = `${RENDERING} ${spokenText(text)}`
  return hashText(said, 0x811c9dc5) + hashText(said, 0x5bd1e995)
}

/** Where the clip of a text is fetched, whether there is one or not. */
export const clipAddress = (language: string, text: string): string => `/audio/${language}/${clipName(text)}.mp3`
