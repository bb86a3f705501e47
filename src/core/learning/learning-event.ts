import type { LearningLanguage } from '#core/languages/learning-languages.ts'
import type { LearningArea } from '#core/sections/sections.ts'

/** Ways of being asked (product decisions, section 4). */
export const EXERCISE_TYPES = [
  'choose-meaning',
  'choose-word',
  'listen-and-choose',
  'match-pairs',
  'put-in-order',
  'fill-concord',
  'build-word',
  'type-translation',
  'type-heard',
  'number-generator',
  'clock-generator',
  'story-question',
  'record-and-compare',
] as const
export type ExerciseType = (typeof EXERCISE_TYPES)[number]

/** Verdicts of a check. `revealed` means that the learner asked for the answer, so nothing was checked. */
export const VERDICTS = ['correct', 'variant', 'slip', 'wrong', 'revealed'] as const
export type Verdict = (typeof VERDICTS)[number]

/** Kinds of errors in an answer; the language's words come first. */
export const ERROR_CLASSES = [
  'spelling',
  'noun-prefix',
  'number',
  'subject-concord',
  'object-concord',
  'possessive-concord',
  'adjective-concord',
  'relative-concord',
  'tense',
  'polarity',
  'person',
  'word-order',
  'missing-word',
  'extra-word',
  'other-word',
  'empty',
] as const
export type ErrorClass = (typeof ERROR_CLASSES)[number]

/**
 * One answer, anywhere in the product. Append-only: points, streaks, achievements and reports are folds over these,
 * which is what makes offline use, merging and recomputing safe.
 */
export type LearningEvent = {
  /** UUIDv7, made on the device; the same id is the same event however often it arrives. */
  id: string
  language: LearningLanguage
  section: LearningArea
  itemId: string
  exerciseType: ExerciseType
  /** Learner's answer as it was given. */
  answer: string
  verdict: Verdict
  errorClass: ErrorClass | null
  /** Milliseconds between question and answer. */
  milliseconds: number
  /** Random and of this device only; tells two devices of one learner apart. */
  deviceId: string
  /** ISO 8601 in UTC, by the device's clock. */
  occurredAt: string
  /** Minutes that the device's clock was ahead of UTC: which day it was for the learner. */
  utcOffsetMinutes: number
  /**
   * The roots and skills that were asked for (`core/scheduling/card.ts`); the server puts its own here. None: the
   * schedule is left alone.
   */
  cards?: readonly string[] | undefined
}

/** Longest answer that is kept, in characters. */
export const MAX_ANSWER_LENGTH = 500

/** Most events in one batch to the server. */
export const MAX_EVENTS_PER_BATCH = 200

/** A right answer: it earns points and counts to the page's score. */
export const isRight = (verdict: Verdict): boolean => verdict === 'correct' || verdict === 'variant'
