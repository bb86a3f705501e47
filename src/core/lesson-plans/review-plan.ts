import type { LessonPlan } from '#core/lesson-plans/lesson-plan.ts'

/** Value of a line in the review; null reads "Not specified". */
export type ReviewedValue = string | null

/** Activity in the review; null content reads "No content specified". */
export type ReviewedActivity = {
  id: string
  type: LessonPlan['activities'][number]['type']
  content: string | null
  duration: number
  blocks: number
}

/** Lesson as its review shows it (specification, section 5). */
export type PlanReview = {
  title: ReviewedValue
  description: ReviewedValue
  subject: LessonPlan['subject']
  grade: LessonPlan['grade']
  duration: LessonPlan['duration']
  /** Objectives with text; blank ones don't count. */
  objectives: readonly string[]
  materials: readonly string[]
  activities: readonly ReviewedActivity[]
  formative: ReviewedValue
  summative: ReviewedValue
  differentiation: ReviewedValue
}

const filled = (text: string): string | null => {
  const trimmed = text.trim()
  return trimmed === '' ? null : trimmed
}

const filledLines = (lines: readonly { text: string }[]): string[] => lines.flatMap(({ text }) => filled(text) ?? [])

/** Returns a lesson as its review shows it. */
export const reviewPlan = (plan: LessonPlan): PlanReview => ({
  title: filled(plan.title),
  description: filled(plan.description),
  subject: plan.subject,
  grade: plan.grade,
  duration: plan.duration,
  objectives: filledLines(plan.objectives),
  materials: filledLines(plan.materials),
  activities: plan.activities.map(({ id, type, content, duration, blocks }) => ({
    id,
    type,
    content: filled(content),
    duration,
    blocks: blocks.length,
  })),
  formative: filled(plan.formative),
  summative: filled(plan.summative),
  differentiation: filled(plan.differentiation),
})
