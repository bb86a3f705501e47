import type { LessonPlan } from '#core/lesson-plans/lesson-plan.ts'

/** Loads the sample lessons of the builder. */
export const loadSampleLessons = async (): Promise<readonly LessonPlan[]> =>
  (await import('../../../../content/sample-lessons.json')).default as LessonPlan[]
