import { NOUN_CLASSES, PERSONS } from '#core/grammar/noun-classes.ts'

/** Tenses of the exercises, in the order they are taught. */
export const EXERCISE_TENSES = ['present', 'recent-past', 'future', 'remote-past'] as const

export type ExerciseTense = (typeof EXERCISE_TENSES)[number]

const CLASS_SKILLS = [
  'possessive-concord',
  'adjective-concord',
  'relative-concord',
  'noun-plural',
  'object-concord',
] as const

/** Whole skills without a class or tense. */
const SINGLE_SKILLS = [
  'number.cardinal',
  'number.counting',
  'time.hour',
  'time.half',
  'time.quarter',
  'time.minutes',
  'sentence.object',
  'sentence.time',
  'sentence.place',
] as const

/**
 * Grammar skills that exercises practise: `subject-concord.2`, `noun-plural.7`, `tense.recent-past`. They are scheduled
 * beside the roots.
 */
export const GRAMMAR_SKILLS = [
  ...[...PERSONS, ...NOUN_CLASSES].map((agreement) => `subject-concord.${agreement}` as const),
  ...CLASS_SKILLS.flatMap((skill) => NOUN_CLASSES.map((nounClass) => `${skill}.${nounClass}` as const)),
  ...EXERCISE_TENSES.flatMap((tense) => [`tense.${tense}` as const, `negative.${tense}` as const]),
  ...SINGLE_SKILLS,
] as const

export type GrammarSkill = (typeof GRAMMAR_SKILLS)[number]
