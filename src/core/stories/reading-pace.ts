/** Paces of reading along, slowest first. */
export const READING_PACES = ['slow', 'steady', 'quick'] as const
export type ReadingPace = (typeof READING_PACES)[number]

/** Milliseconds for each syllable. Speakers of isiXhosa take about 150; a learner needs two to four times as long. */
const SYLLABLE: Readonly<Record<ReadingPace, number>> = { slow: 600, steady: 420, quick: 280 }

/** A breath at the end of a line, in syllables. */
const BREATH = 2

/** Syllables end in a vowel; the m that is one by itself is read with its neighbour. */
const countSyllables = (word: string): number => Math.max(1, word.match(/[aeiou]/gi)?.length ?? 0)

/**
 * Returns the milliseconds that a word stays marked while a line is read along. @param last whether it is the last of
 * its line, where the reader breathes
 */
export const readingTime = (word: string, pace: ReadingPace, last: boolean): number =>
  (countSyllables(word) + (last ? BREATH : 0)) * SYLLABLE[pace]
