import type { ExerciseLevel } from '#core/exercises/exercise-kinds.ts'
import type { GrammarSkill } from '#core/exercises/grammar-skills.ts'

/**
 * Subject types of a language in South African schools other than the home language: first or second additional
 * language.
 */
export const CURRICULUM_LEVELS = ['FAL', 'SAL'] as const

/** Place of a unit in the South African curriculum (CAPS): grade 1 to 12, term 1 to 4. */
export type CurriculumPlace = { level: (typeof CURRICULUM_LEVELS)[number]; grade: number; term: number }

/** A sentence written for a lesson, with the other ways of saying it that are as right. */
export type CourseSentence = {
  target: string
  english: string
  /** Other sentences of the language learnt. */
  also: readonly string[]
  /** Other translations. */
  alsoEnglish: readonly string[]
}

/** One lesson: about five minutes. */
export type CourseLesson = {
  /** `<unit>.<slug>`. Stable: progress hangs on it. */
  id: string
  /** Title in the gloss language. */
  title: string
  /** Ids of the roots of the lexicon that are met here first. */
  roots: readonly string[]
  /** Skills that are introduced or practised. */
  skills: readonly GrammarSkill[]
  sentences: readonly CourseSentence[]
  /** Grammar note before the exercises, in the gloss language. */
  note: string | null
}

/** A theme with 5 to 8 lessons. */
export type CourseUnit = {
  /** A slug, without its place: a unit may move. */
  id: string
  level: ExerciseLevel
  /** Title in the gloss language. */
  title: string
  /** Title in the learning language. */
  targetTitle: string
  /** Goals: abilities after the unit, in the gloss language. */
  goals: readonly string[]
  curriculum: CurriculumPlace
  lessons: readonly CourseLesson[]
}

/** A course: its units in the order they are taught. Titles, goals and notes are in one gloss language. */
export type Course = { units: readonly CourseUnit[] }
