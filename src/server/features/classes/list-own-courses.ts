import { readCourse } from '#content/read-course.ts'
import { listContentLanguages } from '#content/load-content.ts'
import { COURSE_LEVELS, courseLevelOf } from '#core/classes/courses.ts'
import type { OwnCourseSize } from '#server/features/classes/classes-parts.ts'

/** Counts the lessons of each level of each language that has a course. */
function readSizes(projectFolder: string): OwnCourseSize[] {
  return listContentLanguages(projectFolder).flatMap((language) => {
    const units = [...(readCourse(projectFolder, language)?.files.units.values() ?? [])].map(({ value }) => value)
    return COURSE_LEVELS.map((level) => ({
      language,
      level,
      lessons: units
        .filter((unit) => courseLevelOf(unit.level) === level)
        .reduce((sum, { lessons }) => sum + lessons.length, 0),
    })).filter(({ lessons }) => lessons > 0)
  })
}

/** Returns a function that lists the product's own courses; it reads them when they are first needed. */
export function createOwnCourses(projectFolder: string): () => readonly OwnCourseSize[] {
  let sizes: readonly OwnCourseSize[] | undefined
  return () => (sizes ??= readSizes(projectFolder))
}
