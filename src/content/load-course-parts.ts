import { joinCourse } from '#content/join-course.ts'
import type { LanguageContent } from '#content/load-content.ts'
import { readCourse, type CourseGlossLanguage } from '#content/read-course.ts'
import { createCourseParts, type CourseParts } from '#core/course/course-parts.ts'
import { createExerciseBank } from '#core/exercises/exercise-bank.ts'
import type { LanguageEngine } from '#core/grammar/language-engine.ts'

/**
 * Loads the parts of a language's lessons from `content/courses/<language>` below the project's folder; null without a
 * course. @param content of the language, as `loadLanguageContent` reads it @param gloss the language of titles, goals
 * and notes
 */
export function loadCourseParts(
  root: string,
  content: LanguageContent,
  engine: LanguageEngine,
  gloss: CourseGlossLanguage,
): CourseParts | null {
  const read = readCourse(root, content.code)
  if (!read || !content.exercises) return null
  return createCourseParts(joinCourse(read.files, gloss), createExerciseBank(engine, content.exercises))
}
