/**
 * Signs outside words. Inner hyphens and apostrophes are left out too, since both spellings occur (i-ajenda, iajenda).
 */
const SIGNS = /[^\p{L}\p{N}\s]/gu

/** The words of a text as they are compared: lower case, without punctuation, hyphens, apostrophes and diacritics. */
export function splitWords(text: string): string[] {
  const plain = text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[-'’‑]/g, '')
    .replaceAll(SIGNS, ' ')
  return plain.split(/\s+/).filter((word) => word !== '')
}
