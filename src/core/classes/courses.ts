import type { ExerciseLevel } from '#core/exercises/exercise-kinds.ts'
import { isLearningLanguage, type LearningLanguage } from '#core/languages/learning-languages.ts'

/** Levels of a course (specification, sections 3 and 9). */
export const COURSE_LEVELS = ['beginner', 'intermediate', 'advanced'] as const

export type CourseLevel = (typeof COURSE_LEVELS)[number]

const LEVEL_OF: Readonly<Record<ExerciseLevel, CourseLevel>> = {
  A1: 'beginner',
  A2: 'intermediate',
}

/** Returns the level of the product's own course at a level of the European framework. */
export const courseLevelOf = (level: ExerciseLevel): CourseLevel => LEVEL_OF[level]

/** A course of the product: the units of one language at one level. */
export type OwnCourse = { language: LearningLanguage; level: CourseLevel }

/** Returns the id of a course of the product, such as `xh.beginner`. */
export const ownCourseId = ({ language, level }: OwnCourse): string => `${language}.${level}`

/** Reads the id of a course of the product; undefined for any other, such as a class. */
export function readOwnCourseId(id: string): OwnCourse | undefined {
  const [language = '', name, ...rest] = id.split('.')
  const level = COURSE_LEVELS.find((one) => one === name)
  return level !== undefined && rest.length === 0 && isLearningLanguage(language) ? { language, level } : undefined
}
