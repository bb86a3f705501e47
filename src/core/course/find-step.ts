import { readReviewId } from '#core/course/choose-review-step.ts'
import type { CourseParts } from '#core/course/course-parts.ts'
import { isAsking, type AskingStep, type LessonStep } from '#core/course/lesson.ts'
import { findPlacementStep } from '#core/course/make-placement-question.ts'
import { makeLesson, SEED_COUNT } from '#core/course/make-lesson.ts'
import { makeReviewSteps } from '#core/course/make-review.ts'

const LESSON_STEP = /^lesson\/([a-z0-9.-]+)\/(\d{1,4})$/

/**
 * Creates a finder of course steps by id, so that an answer can be checked without trusting its sender. Each lesson is
 * made once, when it is first needed, for one seed.
 */
export function createStepFinder(parts: CourseParts): (stepId: string) => AskingStep | null {
  const lessons = new Map<string, ReadonlyMap<string, LessonStep>>()
  const reviews = new Map<string, ReadonlyMap<string, LessonStep>>()
  const keep = (
    made: Map<string, ReadonlyMap<string, LessonStep>>,
    key: string,
    make: () => readonly LessonStep[],
  ): ReadonlyMap<string, LessonStep> => {
    const steps = made.get(key) ?? new Map(make().map((step) => [step.id, step]))
    made.set(key, steps)
    return steps
  }
  const isKnown = (lessonId: string): boolean =>
    parts.course.units.some((unit) => unit.lessons.some(({ id }) => id === lessonId))

  function findStep(stepId: string): LessonStep | null {
    const [, lessonId, number] = LESSON_STEP.exec(stepId) ?? []
    // Lessons are built with one seed; others aren't made for whoever makes up an id.
    if (lessonId !== undefined && isKnown(lessonId) && Number(number) < SEED_COUNT)
      return keep(lessons, lessonId, () => makeLesson(parts, lessonId, 0) ?? []).get(stepId) ?? null
    const unitId = readReviewId(stepId)?.unitId
    const place = parts.course.units.findIndex(({ id }) => id === unitId)
    if (unitId !== undefined && place >= 0)
      return keep(reviews, unitId, () => Object.values(makeReviewSteps(parts, place)).flat()).get(stepId) ?? null
    return findPlacementStep(parts, stepId)
  }
  return (stepId) => {
    const step = findStep(stepId)
    return step && isAsking(step) ? step : null
  }
}
