/** Word or sentence with its meaning. */
export type PrintPair = { target: string; english: string }

/** Wrong answer that students gave, and the right one. */
export type PrintMistake = { asked: string; wrong: string; right: string }

/** Source of worksheets: a unit, a story, a word list or a report of mistakes. */
export type PrintSource = {
  words: readonly PrintPair[]
  sentences: readonly PrintPair[]
  mistakes: readonly PrintMistake[]
}

const bare = (text: string): string => text.trim().toLowerCase()

/** Keeps the first of pairs with the same target, and none without a meaning. */
export const withoutDoubles = (pairs: readonly PrintPair[]): PrintPair[] =>
  [
    ...new Map(
      pairs
        .filter(({ target, english }) => bare(target) !== '' && bare(english) !== '')
        .toReversed()
        .map((pair) => [bare(pair.target), pair]),
    ).values(),
  ].toReversed()

/** Splits pairs into words and sentences: a sentence has several words and ends with a sign, or has four words. */
export function splitPairs(pairs: readonly PrintPair[]): Pick<PrintSource, 'words' | 'sentences'> {
  const unlike = withoutDoubles(pairs)
  const isSentence = ({ target }: PrintPair): boolean => {
    const words = target.trim().split(/\s+/)
    return words.length > 3 || (words.length > 1 && /[.!?]$/.test(target.trim()))
  }
  return { words: unlike.filter((pair) => !isSentence(pair)), sentences: unlike.filter(isSentence) }
}
