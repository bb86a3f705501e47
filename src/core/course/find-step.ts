import { readReviewId } from '#core/course/choose-review-step.ts'
import type { CourseParts } from '#core/course/course-parts.ts'
import { isAsking, type AskingStep, type LessonStep } from '#core/course/lesson.ts'
import { findPlacementStep } from '#core/course/make-placement-question.ts'
import { makeLesson, SEED_COUNT } from '#core/course/make-lesson.ts'
import { makeReviewSteps } from '#core/course/make-review.ts'

const LESSON_STEP = /^lesson\/([a-z0-9.-]+)\/(\d{1,4})$/

/** Steps that ask something, by their ids. */
export type MadeSteps = ReadonlyMap<string, AskingStep>

/** Lists the asking steps of all lessons and reviews of a course. The questions of a placement aren't among them. */
export const listCourseSteps = (parts: CourseParts): AskingStep[] =>
  parts.course.units.flatMap(({ lessons }, place) => [
    ...lessons.flatMap(({ id }) => makeLesson(parts, id, 0) ?? []).filter(isAsking),
    ...Object.values(makeReviewSteps(parts, place)).flat(),
  ])

/**
 * Creates a finder of course steps by id, so that an answer can be checked without trusting its sender. Steps that the
 * build made are taken from there. Otherwise each lesson is made once, when it is first needed, for one seed.
 * @param built all steps of the course, or null if the build didn't make them
 */
export function createStepFinder(
  parts: CourseParts,
  built: MadeSteps | null = null,
): (stepId: string) => AskingStep | null {
  if (built) return (stepId) => built.get(stepId) ?? findPlacementStep(parts, stepId)
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
