import { analyseWord, rootsOfAnalysis } from '#core/grammar/analyse-word.ts'
import type { LanguageEngine } from '#core/grammar/language-engine.ts'
import { plainWord, type LexiconRoot } from '#core/grammar/word-lexicon.ts'
import type { CardId, ScheduledCard } from '#core/scheduling/card.ts'
import { wordsOf } from '../../platform/words-of-text.ts'
import { findDemonstrative } from './find-demonstrative.ts'

/** Most words that are explored at once. */
export const MOST_WORDS = 300

/** Days of memory from which a word counts as known; below that it was met. */
const KNOWN_DAYS = 7

/** Most that a reading with a dictionary root may be less likely than the best: kwaZulu isn't izulu. */
const MOST_UNLIKELY = 600

/** State of a word for the learner, by its root; `new`: never met, `unknown`: not in the dictionary. */
export const WORD_STATES = ['known', 'met', 'new', 'unknown'] as const

/** Root of a word in lexicon or grammar; `alike` are others of the same spelling. Food and to eat are both ukutya. */
type FoundRoot = { root: LexiconRoot | null; alike: readonly LexiconRoot[]; isClosed: boolean }

/** A word of a text in its place. */
type PlacedWord = {
  word: string
  /** Text before it: spaces, signs, figures. */
  before: string
  /** The sentence that it is part of, and which of its words it is. */
  sentence: { text: string; index: number }
}

/** A text in its words, at most 300. */
export type PlacedText = {
  words: readonly PlacedWord[]
  /** Text after the last word. */
  after: string
  /** Words of the text that were left out, because it is too long. */
  left: number
}

export type ExploredWord = PlacedWord & { state: (typeof WORD_STATES)[number]; root: LexiconRoot | null }

export type ExploredText = Omit<PlacedText, 'words'> & { words: readonly ExploredWord[] }

const OPEN_STEMS = new Set(['VRoot', 'NStem', 'AdjStem', 'RelStem', 'Adv'])

function readRoot(word: string, engine: LanguageEngine): FoundRoot {
  // Manzi is water without its a-, as after "there is no", before it is the stem -manzi.
  const [whole, ...alike] =
    engine.lexicon.words.get(plainWord(word))?.filter(({ lemma }) => !lemma.startsWith('-')) ?? []
  if (whole) return { root: whole, alike, isClosed: false }
  const demonstrative = findDemonstrative(plainWord(word), engine)
  if (demonstrative) return { root: demonstrative, alike: [], isClosed: false }
  const analyses = analyseWord(word, engine)
  const likeliest = analyses[0]?.cost ?? 0
  const known = analyses.find((analysis) => analysis.known && analysis.cost < likeliest + MOST_UNLIKELY)
  const [root = null, ...others] = known ? rootsOfAnalysis(known, engine) : []
  return {
    root,
    alike: others,
    isClosed: analyses[0] !== undefined && !analyses[0].segments.some(([, tag]) => OPEN_STEMS.has(tag)),
  }
}

/** Cache of readings by engine, since a text is read again after every keystroke. */
const remembered = new WeakMap<LanguageEngine, Map<string, FoundRoot>>()

/** Most words that are remembered; then all are forgotten. */
const MOST_REMEMBERED = 3000

/**
 * Finds the root of a word: what a dictionary has just so comes before what a form could be of. A word of closed pieces
 * alone, such as lo or sethu, has no root and is no riddle.
 */
export function findRoot(word: string, engine: LanguageEngine): FoundRoot {
  const kept = remembered.get(engine) ?? new Map<string, FoundRoot>()
  remembered.set(engine, kept)
  const key = word.toLowerCase()
  const known = kept.get(key)
  if (known) return known
  const found = readRoot(word, engine)
  if (kept.size >= MOST_REMEMBERED) kept.clear()
  kept.set(key, found)
  return found
}

/** Returns the state of a word; among roots of the same spelling, the best known counts. */
function stateOf(
  { root, alike, isClosed }: FoundRoot,
  cards: ReadonlyMap<CardId, ScheduledCard>,
): ExploredWord['state'] {
  if (root === null) return isClosed ? 'new' : 'unknown'
  const stabilities = [root, ...alike].flatMap(({ id }) => cards.get(id)?.stability ?? [])
  if (stabilities.length === 0) return 'new'
  return Math.max(...stabilities) >= KNOWN_DAYS ? 'known' : 'met'
}

/** Finds the beginnings and ends of a text's sentences. */
const sentencesOf = (text: string): { start: number; text: string }[] =>
  [...text.matchAll(/[^.!?\n]+[.!?]*/g)].map((match) => ({ start: match.index, text: match[0] }))

/** Returns the words of a text, each with its sentence. At most 300: the rest is only counted. */
export function placeWords(text: string): PlacedText {
  const placed = wordsOf(text)
  const sentences = sentencesOf(text)
  let sentence = 0
  let first = 0
  const words = placed.slice(0, MOST_WORDS).map(({ word, start }, index): PlacedWord => {
    while (sentence < sentences.length - 1 && start >= (sentences[sentence + 1]?.start ?? Infinity)) {
      sentence++
      first = index
    }
    return {
      word,
      before: text.slice(placed[index - 1]?.end ?? 0, start),
      sentence: { text: sentences[sentence]?.text ?? word, index: index - first },
    }
  })
  const last = placed[words.length - 1]
  return {
    words,
    after: last === undefined ? '' : placed.length > words.length ? ' …' : text.slice(last.end),
    left: placed.length - words.length,
  }
}

/** Returns the words of a text, each with its root and how well it is known. */
export const exploreWords = (
  placed: PlacedText,
  engine: LanguageEngine,
  cards: ReadonlyMap<CardId, ScheduledCard>,
): ExploredText => ({
  ...placed,
  words: placed.words.map((placedWord): ExploredWord => {
    const found = findRoot(placedWord.word, engine)
    return { ...placedWord, root: found.root, state: stateOf(found, cards) }
  }),
})

/** Counts the words in each state, and the share (0 to 1) that the learner has at least met. */
export function countWords({ words }: ExploredText): { counts: Record<ExploredWord['state'], number>; share: number } {
  const counts = { known: 0, met: 0, new: 0, unknown: 0 }
  for (const { state } of words) counts[state]++
  return { counts, share: words.length === 0 ? 0 : (counts.known + counts.met) / words.length }
}

/** Lists the roots that the learner has not met, each once, in the order of the text. */
export const listNewRoots = ({ words }: ExploredText): LexiconRoot[] => [
  ...new Set(words.flatMap(({ state, root }) => (state === 'new' && root !== null ? [root] : []))),
]
