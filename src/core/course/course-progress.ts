import type { CourseOutline, LessonOutline, UnitOutline } from '#core/course/outline-course.ts'
import type { LearningEvent } from '#core/learning/learning-event.ts'

/** Share of a lesson's questions that must be answered before it is done. A lesson can be left just before its end. */
const DONE_SHARE = 0.8

/** Returns whether so many of a lesson's or module's questions were answered that it is done. */
export const isEnoughAnswered = (answered: number, questions: number): boolean =>
  questions > 0 && answered >= questions * DONE_SHARE

const LESSON_ITEM = /^lesson\/([^/]+)\/\d+$/

/** Learner's progress in a course. */
export type CourseProgress = {
  /** Ids of lessons. */
  done: ReadonlySet<string>
  /** Next lesson: the one after the last done lesson, or the first of all; null once all are done. */
  next: { unit: UnitOutline; lesson: LessonOutline } | null
}

/** Returns the different steps that were answered, by lesson. */
function countAnswered(events: readonly LearningEvent[]): Map<string, Set<string>> {
  const answered = new Map<string, Set<string>>()
  for (const { itemId } of events) {
    const lesson = LESSON_ITEM.exec(itemId)?.[1]
    if (lesson !== undefined) answered.set(lesson, (answered.get(lesson) ?? new Set()).add(itemId))
  }
  return answered
}

/**
 * Derives a learner's progress in the course from their events. @param start id of the unit from the placement; earlier
 * units are skipped for the next lesson
 */
export function courseProgress(
  { units }: CourseOutline,
  events: readonly LearningEvent[],
  start: string | null = null,
): CourseProgress {
  const answered = countAnswered(events)
  const done = new Set(
    units
      .flatMap(({ lessons }) => lessons)
      .filter(({ id, questions }) => isEnoughAnswered(answered.get(id)?.size ?? 0, questions))
      .map(({ id }) => id),
  )
  const all = units.flatMap((unit) => unit.lessons.map((lesson) => ({ unit, lesson })))
  const last = all.findLastIndex(({ lesson }) => done.has(lesson.id))
  const from = Math.max(
    last + 1,
    all.findIndex(({ unit }) => unit.id === start),
    0,
  )
  const isOpen = ({ lesson }: { lesson: LessonOutline }): boolean => !done.has(lesson.id)
  return { done, next: all.slice(from).find(isOpen) ?? all.find(isOpen) ?? null }
}
