/** Place of the word being read: the line in the section and the word in the line, both from 0. */
export type ReadWord = { line: number; word: number }

/** Place of a section's first word. */
export const FIRST_WORD: ReadWord = { line: 0, word: 0 }

/**
 * Returns the place of the next word in the section; null after the last. @param counts number of words in each line of
 * the section
 */
export function nextWord({ line, word }: ReadWord, counts: readonly number[]): ReadWord | null {
  if (word + 1 < (counts[line] ?? 0)) return { line, word: word + 1 }
  const next = counts.findIndex((count, index) => index > line && count > 0)
  return next === -1 ? null : { line: next, word: 0 }
}
