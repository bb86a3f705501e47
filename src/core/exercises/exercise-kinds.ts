/**
 * Kinds of exercises made from lexicon and grammar. Each has one instruction on the screen, or one for each direction.
 */
export const GRAMMAR_EXERCISE_KINDS = [
  'fill-concord',
  'build-word',
  'singular-plural',
  'positive-negative',
  'change-person',
  'change-tense',
  'possessive',
  'say-number',
  'say-time',
  'understand-sentence',
  'translate-sentence',
] as const

export type GrammarExerciseKind = (typeof GRAMMAR_EXERCISE_KINDS)[number]

/** Levels of the Common European Framework; A2 has all of A1 too. */
export const EXERCISE_LEVELS = ['A1', 'A2'] as const

export type ExerciseLevel = (typeof EXERCISE_LEVELS)[number]

/** Instructions for the learner, each a key of the locale's `exercises` area. */
export const EXERCISE_INSTRUCTIONS = [
  'fillSubjectConcord',
  'fillObjectConcord',
  'fillPossessive',
  'fillAdjective',
  'fillRelative',
  'buildWord',
  'makePlural',
  'makeSingular',
  'makeNegative',
  'makePositive',
  'changePerson',
  'changeTense',
  'makePossessive',
  'sayNumber',
  'countThings',
  'sayTime',
  'understandSentence',
  'translateSentence',
  'fillGap',
] as const

export type ExerciseInstruction = (typeof EXERCISE_INSTRUCTIONS)[number]
