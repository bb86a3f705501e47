import type { LearningLanguage } from '#core/languages/learning-languages.ts'
import type { LessonActivity, LessonPlan } from '#core/lesson-plans/lesson-plan.ts'

/** Published version of a lesson as students play it. */
export type PlayableLesson = {
  planId: string
  version: number
  title: string
  language: LearningLanguage
  activities: LessonActivity[]
}

/** Returns what students play of a lesson. Notes for the teacher stay out; so do activities without blocks. */
export const playableOf = (planId: string, version: number, plan: LessonPlan): PlayableLesson => ({
  planId,
  version,
  title: plan.title,
  language: plan.language,
  activities: plan.activities
    .filter(({ blocks }) => blocks.length > 0)
    .map((activity) => ({ ...activity, content: '' })),
})
