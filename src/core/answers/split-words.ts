/**
 * Signs outside words. Inner hyphens and apostrophes are left out too, since both spellings occur (i-ajenda, iajenda).
 */
const SIGNS = /[^\p{L}\p{N}\s]/gu

/** Splits a text into words for comparison: lower case, without punctuation, hyphens, apostrophes and diacritics. */
export function splitWords(text: string): string[] {
  const plain = text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[-'’‑]/g, '')
    .replaceAll(SIGNS, ' ')
  return plain.split(/\s+/).filter((word) => word !== '')
}
