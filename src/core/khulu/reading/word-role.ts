import type { Morpheme } from '#core/grammar/morpheme.ts'
import type { Agreement, NounClass } from '#core/grammar/noun-classes.ts'
import type { LexiconRoot } from '#core/grammar/word-lexicon.ts'
import { THEN } from '#core/khulu/reading/phrase-words.ts'
import type { ClosedWord } from '#core/grammar/closed-words.ts'

/** Role of a word in its sentence. */
export type WordRole =
  | {
      kind: 'noun'
      root: LexiconRoot
      plural: boolean
      nounClass: NounClass
      link: 'none' | 'place' | 'with' | 'means' | 'like' | 'than' | 'of' | 'is' | 'is-not'
      agreement?: Agreement
      small?: boolean
      morphemes: readonly Morpheme[]
    }
  | { kind: 'verb'; root: LexiconRoot; morphemes: readonly Morpheme[] }
  | {
      kind: 'has'
      root: LexiconRoot
      plural: boolean
      subject: Agreement
      negative: boolean
      past?: boolean
      morphemes: readonly Morpheme[]
    }
  | {
      kind: 'at'
      root: LexiconRoot
      subject: Agreement
      negative?: boolean
      past?: boolean
      still?: boolean
      morphemes: readonly Morpheme[]
    }
  | { kind: 'quality'; root: LexiconRoot; agreement: Agreement; morphemes: readonly Morpheme[] }
  | { kind: 'owner'; agreement: Agreement; owner: Agreement; morphemes: readonly Morpheme[] }
  | { kind: 'closed'; word: ClosedWord; morphemes: readonly Morpheme[] }
  | { kind: 'whole'; root: LexiconRoot; morphemes: readonly Morpheme[] }
  | { kind: 'unknown'; morphemes: readonly Morpheme[] }

/** Tells whether a word says what is done then: uze, ndize. */
export const isThen = (role: WordRole): boolean => role.kind === 'whole' && role.root === THEN

/** A word with what it is, and its own English. */
export type ReadWordMeaning = { word: string; role: WordRole; english: string }
