/** A word and where it stands in its text. */
export type PlacedWord = { word: string; start: number; end: number }

/** The words of a text in their order, without signs and figures; a hyphen or an apostrophe within a word is part of it. */
export const wordsOf = (text: string): PlacedWord[] =>
  [...text.matchAll(/\p{L}[\p{L}\p{M}]*(?:[-'’‑]\p{L}[\p{L}\p{M}]*)*/gu)].map((match) => ({
    word: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }))
