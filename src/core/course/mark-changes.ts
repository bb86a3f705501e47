/** A piece of an answer; `changed` where what was given had something else. */
export type MarkedPiece = { text: string; changed: boolean }

/** Least shared part of a word for marking letters; below it the whole word is marked as another word. */
const LEAST_SHARED = 0.4

const wordsOf = (text: string): string[] => text.trim().split(/\s+/)

/** Returns a word as it is compared: without the marks at its end, in small letters. */
const bare = (word: string): string => word.toLowerCase().replace(/[.,!?…]+$/, '')

/** Counts the letters that two words share from their beginning. */
function sharedLength(one: string, other: string): number {
  let length = 0
  while (length < Math.min(one.length, other.length) && one[length] === other[length]) length += 1
  return length
}

const reverse = (text: string): string => [...text].toReversed().join('')

/**
 * Marks the part of a word that must change, between the shared beginning and end. The whole word is marked if little
 * is shared, or only something extra was given.
 */
function markWord(word: string, given: string): MarkedPiece[] {
  const [right, wrong] = [bare(word), bare(given)]
  if (right === wrong) return [{ text: word, changed: false }]
  const start = sharedLength(right, wrong)
  const end = Math.min(sharedLength(reverse(right), reverse(wrong)), right.length - start, wrong.length - start)
  if (start + end === right.length || (start + end) / right.length < LEAST_SHARED)
    return [{ text: word, changed: true }]
  const from = right.length - end
  return [
    { text: word.slice(0, start), changed: false },
    { text: word.slice(start, from), changed: true },
    { text: word.slice(from), changed: false },
  ].filter(({ text }) => text !== '')
}

/**
 * Splits the right answer into pieces and marks those that the given answer lacks. They are differing letters of paired
 * words, or missing words. If nothing is alike, nothing is marked.
 */
export function markChanges(answer: string, given: string): MarkedPiece[] {
  const [right, wrong] = [wordsOf(answer), wordsOf(given)]
  const had = new Set(wrong.map(bare))
  const marked = right.map((word, at) =>
    right.length === wrong.length ? markWord(word, wrong[at] ?? '') : [{ text: word, changed: !had.has(bare(word)) }],
  )
  if (marked.every((pieces) => pieces.every(({ changed }) => changed))) return [{ text: answer, changed: false }]
  return marked.flatMap((pieces, at) => (at === 0 ? pieces : [{ text: ' ', changed: false }, ...pieces]))
}
