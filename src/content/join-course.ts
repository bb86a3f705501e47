import type { CourseGloss, CourseUnitEntry } from '#content/course-schema.ts'
import type { CourseFiles, CourseGlossLanguage } from '#content/read-course.ts'
import type { Course, CourseUnit } from '#core/course/course.ts'

function joinUnit(
  { id, level, title, curriculum, lessons }: CourseUnitEntry,
  gloss: CourseGloss | undefined,
): CourseUnit {
  return {
    id,
    level,
    curriculum,
    targetTitle: title,
    title: gloss?.title ?? title,
    goals: gloss?.goals ?? [],
    lessons: lessons.map((lesson) => ({
      ...lesson,
      title: gloss?.lessons[lesson.id]?.title ?? '',
      note: gloss?.lessons[lesson.id]?.note ?? null,
    })),
  }
}

/**
 * Joins a course with its titles, goals and notes in one language of the interface. Missing texts are empty here, and a
 * problem to `checkCourse`.
 */
export function joinCourse({ course, units, glosses }: CourseFiles, gloss: CourseGlossLanguage): Course {
  return {
    units: (course?.units ?? []).flatMap((name) => {
      const unit = units.get(name)
      return unit ? [joinUnit(unit.value, glosses[gloss].get(name))] : []
    }),
  }
}
