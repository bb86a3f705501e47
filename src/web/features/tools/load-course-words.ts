import type { CourseOutline } from '#core/course/outline-course.ts'
import type { CardId } from '#core/scheduling/card.ts'
import { loadCardPlaces, loadCourse } from '../../parts/content/load-course.ts'
import { toolLanguage } from './tool-list.ts'

/** The units of the course, and which of them, by its place, introduces each word. */
export type CourseWords = { course: CourseOutline; places: Readonly<Record<CardId, number>> }

/** Fetches the course's list of units and words; without lessons. */
export async function loadCourseWords(): Promise<CourseWords> {
  const [course, places] = await Promise.all([loadCourse(toolLanguage()), loadCardPlaces(toolLanguage())])
  return { course: course ?? { units: [] }, places }
}
