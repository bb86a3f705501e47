import { analyseWord } from '#core/grammar/analyse-word.ts'
import type { LanguageEngine } from '#core/grammar/language-engine.ts'
import { plainWord, type LexiconRoot } from '#core/grammar/word-lexicon.ts'
import type { CardId, ScheduledCard } from '#core/scheduling/card.ts'
import { wordsOf } from '../../platform/words-of-text.ts'

/** Most words that are explored at once. */
export const MOST_WORDS = 300

/** A memory that lasts so many days is a word that is known; a shorter one is of a word that was met. */
const KNOWN_DAYS = 7

/** How well the learner knows a word, by its root; `new`: never met, `unknown`: not in the dictionary. */
export const WORD_STATES = ['known', 'met', 'new', 'unknown'] as const

export type ExploredWord = {
  word: string
  /** What stands before it in the text: spaces, signs, figures. */
  before: string
  state: (typeof WORD_STATES)[number]
  root: LexiconRoot | null
  /** The sentence that it is part of, and which of its words it is. */
  sentence: { text: string; index: number }
}

export type ExploredText = {
  words: readonly ExploredWord[]
  /** What follows the last word. */
  after: string
  /** Words of the text that were left out, because it is too long. */
  left: number
}

const OPEN_STEMS = new Set(['VRoot', 'NStem', 'AdjStem', 'RelStem', 'Adv'])

/**
 * The root of a word: what a dictionary has just so comes before what a form could be of. A word of closed pieces alone, such as lo or sethu, has no root
 * and is no riddle.
 */
function findRoot(word: string, engine: LanguageEngine): { root: LexiconRoot | null; isClosed: boolean } {
  const [whole] = engine.lexicon.words.get(plainWord(word)) ?? []
  if (whole) return { root: whole, isClosed: false }
  const analyses = analyseWord(word, engine)
  const known = analyses.find((analysis) => analysis.known)
  const root = known ? engine.lexicon.words.get(plainWord(known.lemma))?.find(({ lemma }) => lemma === known.lemma) ?? null : null
  return { root, isClosed: analyses[0] !== undefined && !analyses[0].segments.some(([, tag]) => OPEN_STEMS.has(tag)) }
}

function stateOf({ root, isClosed }: ReturnType<typeof findRoot>, cards: ReadonlyMap<CardId, ScheduledCard>): ExploredWord['state'] {
  if (root === null) return isClosed ? 'new' : 'unknown'
  const card = cards.get(root.id)
  if (card === undefined) return 'new'
  return card.stability >= KNOWN_DAYS ? 'known' : 'met'
}

/** Where the sentences of a text begin and end. */
const sentencesOf = (text: string): { start: number; text: string }[] => [...text.matchAll(/[^.!?\n]+[.!?]*/g)].map((match) => ({ start: match.index, text: match[0] }))

/** The words of a text, each with its root, how well it is known, and its sentence. At most 300: the rest is only counted. */
export function exploreWords(text: string, engine: LanguageEngine, cards: ReadonlyMap<CardId, ScheduledCard>): ExploredText {
  const placed = wordsOf(text)
  const sentences = sentencesOf(text)
  const read = new Map<string, Pick<ExploredWord, 'root' | 'state'>>()
  let sentence = 0
  let first = 0
  const words = placed.slice(0, MOST_WORDS).map(({ word, start }, index): ExploredWord => {
    while (sentence < sentences.length - 1 && start >= (sentences[sentence + 1]?.start ?? Infinity)) {
      sentence++
      first = index
    }
    const key = word.toLowerCase()
    const known = read.get(key) ?? (() => {
      const found = findRoot(word, engine)
      return { root: found.root, state: stateOf(found, cards) }
    })()
    read.set(key, known)
    return { word, before: text.slice(placed[index - 1]?.end ?? 0, start), ...known, sentence: { text: sentences[sentence]?.text ?? word, index: index - first } }
  })
  const last = placed[words.length - 1]
  return { words, after: last === undefined ? '' : placed.length > words.length ? ' …' : text.slice(last.end), left: placed.length - words.length }
}

/** How many of the words are in each state, and the share, 0 to 1, that the learner has at least met. */
export function countWords({ words }: ExploredText): { counts: Record<ExploredWord['state'], number>; share: number } {
  const counts = { known: 0, met: 0, new: 0, unknown: 0 }
  for (const { state } of words) counts[state]++
  return { counts, share: words.length === 0 ? 0 : (counts.known + counts.met) / words.length }
}

/** The roots that the learner has not met, each once, in the order of the text. */
export const listNewRoots = ({ words }: ExploredText): LexiconRoot[] => [...new Set(words.flatMap(({ state, root }) => (state === 'new' && root !== null ? [root] : [])))]
