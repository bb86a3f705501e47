import type { ExerciseLevel } from '#core/exercises/exercise-kinds.ts'
import type { ExerciseTense } from '#core/exercises/grammar-skills.ts'

/**
 * Data of a verb: its subjects and objects as names of noun sets. They are narrower than the lexicon's semantic
 * classes, which apply too.
 */
export type FrameData = {
  id: string
  /** Id of the verb. */
  verb: string
  level: ExerciseLevel
  subjects: readonly string[]
  /** Possible objects; missing if the verb stands without one. */
  objects?: readonly string[] | undefined
  /**
   * Number of the object. It is one thing (to lock a house), or such things in general (to like apples). It may also be
   * as many as subjects (to put on a hat), or either.
   */
  objectNumber?: 'singular' | 'plural' | 'same' | undefined
  /** Nobody sneezes or grows today or tomorrow. */
  timeless?: boolean | undefined
  /** Tenses in which it says something else than its English: ulele is "is asleep", not "slept". */
  without?: readonly ExerciseTense[] | undefined
}

/** Data of a description: an adjective or a relative, and the sets of nouns it fits. */
export type DescriptionData = { id: string; root: string; level: ExerciseLevel; nouns: readonly string[] }

/** `content/languages/<language>/exercises.json`: which words make sense together. Nouns, verbs and adverbs are ids of the lexicon. */
export type SentenceData = {
  /** Sets of nouns by name. */
  nouns: Readonly<Record<string, readonly string[]>>
  frames: readonly FrameData[]
  descriptions: readonly DescriptionData[]
  /** Sets of those who can own something, of what can be owned, and of what is counted. */
  owners: readonly string[]
  owned: readonly string[]
  counted: readonly string[]
  /** Adverbs of time by the tense they go with. */
  times: Readonly<Partial<Record<ExerciseTense, readonly string[]>>>
  /** Places, and the frames of what is done there. */
  places: readonly { noun: string; frames: readonly string[] }[]
}

/** English of the same sentences, in `glosses/en/exercises.json`. */
export type EnglishData = {
  /** Nouns by their root. Uncounted ones have no plural (milk), and some have no singular (beans). */
  nouns: Readonly<Record<string, { singular?: string | undefined; plural?: string | undefined }>>
  /** `eat, eats, ate, eating`; three forms where the English has no -ing: `want, wants, wanted`. */
  frames: Readonly<Record<string, readonly string[]>>
  descriptions: Readonly<Record<string, string>>
  times: Readonly<Record<string, string>>
  places: Readonly<Record<string, string>>
}

/** All that exercises need beside the engine. */
export type ExerciseData = { sentences: SentenceData; english: EnglishData }
