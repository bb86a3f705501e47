import type { Agreement } from '#core/grammar/noun-classes.ts'

/**
 * Tenses of a verb:
 * - `present`: ndiyafunda
 * - `recent-past`: ndifundile and ndifunde
 * - `perfect`: the same in its -ile form, as a state of things now
 * - `stative`: a state, ndihleli, ulele
 * - `remote-past`: ndafunda
 * - `future`: ndiza kufunda, ndiya kufunda
 * - `potential`: ndingafunda
 */
export const VERB_TENSES = [
  'present',
  'recent-past',
  'perfect',
  'stative',
  'remote-past',
  'future',
  'potential',
] as const

/**
 * The kind of clause: `participial` befunda (while they read), `subjunctive` bafunde (that they read), `relative` abafundayo (who read).
 * The imperative and the infinitive have no tense.
 */
export const VERB_MOODS = ['indicative', 'participial', 'subjunctive', 'imperative', 'infinitive', 'relative'] as const

/**
 * Aspects of a verb:
 * - `continuous`: was or will be doing, bendifunda, ndandifunda
 * - `exclusive`: already, or with the negative not yet, sele ndifunda, andikafundi
 * - `progressive`: still, or no longer, ndisafunda, andisafundi
 *
 * The present is continuous by itself.
 */
export const VERB_ASPECTS = ['simple', 'continuous', 'exclusive', 'progressive'] as const

/** Long and short forms. The present has -ya- or not, the past -ile or -e, the relative -yo or not. */
export const VERB_FORMS = ['long', 'short'] as const

/**
 * Extensions in the order they follow the root: causative -is-, applicative -el-, reciprocal -an-, neuter -ek-, passive
 * -w-.
 */
export const VERB_EXTENSIONS = ['causative', 'applicative', 'reciprocal', 'neuter', 'passive'] as const

/** Questions at the end of a verb: -ni wenzani (what do you do?), -phi uyaphi (where do you go?). */
export const VERB_QUESTIONS = ['what', 'where'] as const

export const POLARITIES = ['positive', 'negative'] as const

export type VerbExtension = (typeof VERB_EXTENSIONS)[number]

/** Request for one form of a verb. */
export type VerbRequest = {
  /** Verb with its last vowel or as an infinitive: `funda`, `ukufunda`, `azi`, `ukwazi`. */
  verb: string
  tense: (typeof VERB_TENSES)[number]
  polarity: (typeof POLARITIES)[number]
  /** An imperative for several people has the subject `2pp`. */
  subject: Agreement
  object?: Agreement | 'reflexive'
  mood: (typeof VERB_MOODS)[number]
  aspect?: (typeof VERB_ASPECTS)[number]
  /** Both where it isn't said, the long form first. */
  verbForm?: (typeof VERB_FORMS)[number]
  extensions?: readonly VerbExtension[]
  /** True for a reduplicated stem, "a little": ukuzamazama, ukuthethathethana. */
  reduplicated?: boolean
  /** The short form is asked with, where nothing else is said. */
  question?: (typeof VERB_QUESTIONS)[number]
}
