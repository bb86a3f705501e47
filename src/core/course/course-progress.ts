import type { CourseOutline, LessonOutline, UnitOutline } from '#core/course/outline-course.ts'
import type { LearningEvent } from '#core/learning/learning-event.ts'

/** Which part of a lesson's questions has to be answered before it counts as done: a lesson can be left just before its end. */
const DONE_SHARE = 0.8

const LESSON_ITEM = /^lesson\/([^/]+)\/\d+$/

/** How far a learner has come in a course. */
export type CourseProgress = {
  /** Ids of lessons. */
  done: ReadonlySet<string>
  /** Where to go on: the first lesson after the last one that was done, or the first of all; null once all are done. */
  next: { unit: UnitOutline; lesson: LessonOutline } | null
}

/** The different steps that were answered, by lesson. */
function countAnswered(events: readonly LearningEvent[]): Map<string, Set<string>> {
  const answered = new Map<string, Set<string>>()
  for (const { itemId } of events) {
    const lesson = LESSON_ITEM.exec(itemId)?.[1]
    if (lesson !== undefined) answered.set(lesson, (answered.get(lesson) ?? new Set()).add(itemId))
  }
  return answered
}

/**
 * How far a learner has come, from their events.
 * @param start id of the unit that the placement led to; units before it are passed over when it is said where to go on
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
      .filter(({ id, questions }) => questions > 0 && (answered.get(id)?.size ?? 0) >= questions * DONE_SHARE)
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
