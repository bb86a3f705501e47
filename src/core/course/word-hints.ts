import type { Hint, HintLadder, LessonWord } from '#core/course/lesson.ts'

/** Returns the hint of a word's part of speech; for a noun, of its class. */
const kindHint = ({ target, partOfSpeech, nounClass }: LessonWord): Hint =>
  nounClass === null ? { hint: 'part-of-speech', partOfSpeech } : { hint: 'noun-class', word: target, nounClass }

/** Returns the first letters up to the stem's first, since all verbs begin with uku-, and many nouns with i-. */
function firstLetters(word: string, stem: string): string {
  const plain = word.replace(/^-/, '')
  const at = stem === '' ? 0 : Math.max(0, plain.lastIndexOf(stem))
  return plain.slice(0, at + 1)
}

/**
 * Returns a word in two or three pieces: `um`, `ntwana`; `uku`, `fund`, `a`. Words without prefix are cut in the
 * middle.
 */
function piecesOfWord(word: string, stem: string): string[] {
  const plain = word.replace(/^-/, '')
  const at = plain.lastIndexOf(stem)
  const pieces =
    at < 0 ? [plain] : [plain.slice(0, at), stem, plain.slice(at + stem.length)].filter((piece) => piece !== '')
  if (pieces.length > 1) return pieces
  const middle = Math.ceil(plain.length / 2)
  return [plain.slice(0, middle), plain.slice(middle)].filter((piece) => piece !== '')
}

/** Returns hints of a typed word: its kind, first letters and pieces. */
export const typedWordHints = (word: LessonWord, stem: string): HintLadder => [
  kindHint(word),
  { hint: 'first-letters', letters: firstLetters(word.target, stem) },
  { hint: 'pieces', pieces: piecesOfWord(word.target, stem) },
]

/** Returns the hints that strike wrong options out: one, then all but one. */
function strikeOut(options: readonly string[], answer: string): [Hint, Hint] {
  const wrong = options.filter((option) => option !== answer)
  return [
    { hint: 'not-these', options: wrong.slice(0, 1) },
    { hint: 'not-these', options: wrong.slice(0, -1) },
  ]
}

/** Returns hints of a word whose meaning is chosen: its kind, then wrong options. */
export const chosenMeaningHints = (word: LessonWord, options: readonly string[], answer: string): HintLadder => [
  kindHint(word),
  ...strikeOut(options, answer),
]

/** Returns hints of a chosen word: its kind, its first letters, then wrong options. */
export const chosenWordHints = (word: LessonWord, stem: string, options: readonly string[]): HintLadder => [
  kindHint(word),
  { hint: 'first-letters', letters: firstLetters(word.target, stem) },
  strikeOut(options, word.target)[1],
]

/** Returns hints of matched pairs: three of the pairs. */
export function pairHints(words: readonly LessonWord[]): HintLadder {
  const pair = (index: number): Hint => ({
    hint: 'pair',
    target: words[index]?.target ?? '',
    english: words[index]?.english ?? '',
  })
  return [pair(0), pair(1), pair(2)]
}

/** Returns hints of an exercise with options: the words it contains, then wrong options. */
export const chosenSentenceHints = (words: Hint, options: readonly string[], answer: string): HintLadder => [
  words,
  ...strikeOut(options, answer),
]

/**
 * Returns hints of a typed or built sentence: its words, its beginning, all its pieces. The number of words stands in
 * if none was a card.
 */
export function sentenceHints(words: Hint, answer: string, pieces: readonly string[]): HintLadder {
  const isEmpty = words.hint === 'words' && words.words.length === 0
  const madeOf: Hint = isEmpty ? { hint: 'word-count', count: pieces.length } : words
  const [first = ''] = answer.split(' ')
  const begins: Hint = answer.includes(' ')
    ? { hint: 'first-words', words: first }
    : { hint: 'first-letters', letters: answer.slice(0, Math.ceil(answer.length / 3)) }
  return [madeOf, begins, { hint: 'pieces', pieces }]
}
