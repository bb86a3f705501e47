/** A word and where it stands in its text. */
export type PlacedWord = { word: string; start: number; end: number }

/** Returns the words of a text in order, without signs and figures; inner hyphens and apostrophes belong to a word. */
export const wordsOf = (text: string): PlacedWord[] =>
  [...text.matchAll(/\p{L}[\p{L}\p{M}]*(?:[-'’‑]\p{L}[\p{L}\p{M}]*)*/gu)].map((match) => ({
    word: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }))
