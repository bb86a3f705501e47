/** The word that is being read: of which line of the section, which word of it; both from 0. */
export type ReadWord = { line: number; word: number }

/** The beginning of a section. */
export const FIRST_WORD: ReadWord = { line: 0, word: 0 }

/**
 * The word after this one in the section; null after its last.
 * @param counts how many words each line of the section has
 */
export function nextWord({ line, word }: ReadWord, counts: readonly number[]): ReadWord | null {
  if (word + 1 < (counts[line] ?? 0)) return { line, word: word + 1 }
  const next = counts.findIndex((count, index) => index > line && count > 0)
  return next === -1 ? null : { line: next, word: 0 }
}
