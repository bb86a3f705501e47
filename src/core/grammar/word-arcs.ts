import type { Morpheme } from '#core/grammar/morpheme.ts'
import type { ReadyPrefix } from '#core/grammar/word-reading.ts'

/** States of reading a word; each decides which morphemes can follow. */
export const WORD_STATES = [
  'word',
  'noun',
  'nounStem',
  'infinitive',
  'afterAdverbial',
  'afterPossessive',
  'afterKu',
  'afterLocative',
  'predicate',
  'relativePredicate',
  'negativeSubject',
  'negativeVerb',
  'verb',
  'objectVerb',
  'verbStem',
  'afterCopulative',
  'adjective',
  'quantifierStem',
  'pronounSuffix',
  'personalNoun',
  'hortative',
  'enumerative',
  'afterS',
  'afterNa',
  'afterKwa',
  'bareNoun',
] as const

export type WordState = (typeof WORD_STATES)[number]

/** One step: what stands in the word, what the rest begins with in its place, and where that leads. */
export type WordArc = {
  prefix: ReadyPrefix
  next: WordState
  /** The nasal it ends with, where that takes the place of the stem's. */
  nasal: 'n' | 'm' | null
  /** Beginning of the rest of the word, in place of the vowel that both made. */
  restores: string
  /** The rest begins with a consonant. */
  beforeConsonant: boolean
  /** Beginnings of the rest that fit; null for any. */
  before: readonly string[] | null
}

/** The steps that look alike so far: those that end here, and the longer ones by their next letter's code. */
export type WordSteps = { arcs: readonly WordArc[]; longer: ReadonlyMap<number, WordSteps> }

/** The steps out of each state by the code of the first letter of what they look like. */
export type WordStates = Readonly<Record<WordState, ReadonlyMap<number, WordSteps>>>

/** Step of the grammar before it is prepared for reading. */
export type PlainArc = Pick<WordArc, 'next' | 'restores' | 'beforeConsonant'> & { morphemes: readonly Morpheme[] }

export type Builder = (
  from: WordState,
  morphemes: readonly Morpheme[],
  next: WordState,
  starts?: readonly string[],
) => void

export const VERB_STARTS = ['a', 'e', 'o', 'i'] as const

export const NOUN_STARTS = ['i', 'u', 'a', 'ii', 'oo', 'e', 'o'] as const
