import type { Course, CourseLesson, CourseUnit } from '#core/course/course.ts'

/** A lesson as the course page lists it. */
export type LessonOutline = Pick<CourseLesson, 'id' | 'title'> & {
  /** Number of words that are met. */
  words: number
  /** Number of steps that ask something. */
  questions: number
}

/** A unit as the course page lists it. */
export type UnitOutline = Omit<CourseUnit, 'lessons'> & { lessons: readonly LessonOutline[] }

/** A course without what is in its lessons. */
export type CourseOutline = { units: readonly UnitOutline[] }

/** Returns the course as the course page lists it. @param countQuestions of a lesson, by its id */
export const outlineCourse = ({ units }: Course, countQuestions: (lessonId: string) => number): CourseOutline => ({
  units: units.map((unit) => ({
    ...unit,
    lessons: unit.lessons.map(({ id, title, roots }) => ({
      id,
      title,
      words: roots.length,
      questions: countQuestions(id),
    })),
  })),
})
