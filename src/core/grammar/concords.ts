import XHOSA from './concords.xh.json' with { type: 'json' }
import ZULU from './concords.zu.json' with { type: 'json' }
import type { NounClass, Person } from '#core/grammar/noun-classes.ts'

/**
 * Concords of one noun class, each as it stands before a consonant.
 * Source: Wiktionary, Xhosa and Zulu concord tables; each compared with the NCHLT annotated corpora.
 */
export type ClassConcords = {
  initialVowel: string
  /** Class 9 `n` and class 10 `zin` stand for the nasal, which many loans don't have. */
  prefix: string
  subject: string
  /** Subject concord after the negative a-. */
  negativeSubject: string
  /** Subject concord of participial clauses (`befunda`, "while they read"). */
  participial: string
  /** Subject concord of the subjunctive (`afunde`). */
  subjunctive: string
  object: string
  possessive: string
  relative: string
  adjective: string
  /** Stem of the absolute pronoun: `lo` of `lona`. */
  pronoun: string
  /** Concord before -nke and -dwa. */
  quantifier: string
  /** Copulative that turns the noun into "it is a …". */
  copulative: string
  /** Near the speaker, near the hearer, far from both. */
  demonstratives: readonly string[]
}

/** Concords of a first or second person. */
export type PersonConcords = Pick<
  ClassConcords,
  'subject' | 'negativeSubject' | 'participial' | 'subjunctive' | 'object' | 'relative'
> & {
  /** Stem after a possessive concord: `ithu` of `wethu`. */
  possessiveStem: string
  /** The whole pronoun. */
  pronoun: string
}

/** All concords of one language. */
export type Concords = {
  classes: Readonly<Record<NounClass, ClassConcords>>
  persons: Readonly<Record<Person, PersonConcords>>
}

/** Concords of isiXhosa. */
export const XHOSA_CONCORDS: Concords = XHOSA

/** Concords of isiZulu. */
export const ZULU_CONCORDS: Concords = ZULU
