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

/** The root of a word: what a dictionary has just so comes before what a form could be of. */
function findRoot(word: string, engine: LanguageEngine): LexiconRoot | null {
  const [whole] = engine.lexicon.words.get(plainWord(word)) ?? []
  if (whole) return whole
  const analysis = analyseWord(word, engine).find(({ known }) => known)
  return analysis ? engine.lexicon.words.get(plainWord(analysis.lemma))?.find(({ lemma }) => lemma === analysis.lemma) ?? null : null
}

/** Whether a word is made of closed pieces alone, such as lo or sethu: it has no root, and is no riddle. */
const isClosed = (word: string, engine: LanguageEngine): boolean => {
  const [best] = analyseWord(word, engine)
  return best !== undefined && !best.segments.some(([, tag]) => ['VRoot', 'NStem', 'AdjStem', 'RelStem', 'Adv'].includes(tag))
}

function stateOf(root: LexiconRoot | null, word: string, cards: ReadonlyMap<CardId, ScheduledCard>, engine: LanguageEngine): ExploredWord['state'] {
  if (root === null) return isClosed(word, engine) ? 'new' : 'unknown'
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
      const root = findRoot(word, engine)
      return { root, state: stateOf(root, word, cards, engine) }
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
