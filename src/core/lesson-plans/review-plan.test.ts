import fc from 'fast-check'
import { expect, test } from 'vitest'
import { emptyPlan } from '#core/lesson-plans/lesson-plan.ts'
import { reviewPlan } from '#core/lesson-plans/review-plan.ts'

const blank = fc.constantFrom('', ' ', '\n\t ', '\u00A0')
const text = fc.oneof(blank, fc.string())

test('review: every blank text is null, and every other one is shown', () => {
  fc.assert(
    fc.property(text, text, text, (title, description, formative) => {
      const review = reviewPlan({ ...emptyPlan('xh', () => 'a'), title, description, formative })
      const wanted = (value: string): string | null => (value.trim() === '' ? null : value.trim())
      expect([review.title, review.description, review.formative]).toEqual([title, description, formative].map(wanted))
    }),
  )
})

test('review: only non-blank objectives count, and an empty activity has no content', () => {
  fc.assert(
    fc.property(fc.array(text, { minLength: 1, maxLength: 6 }), text, (objectives, content) => {
      const plan = emptyPlan('xh', () => 'a')
      const review = reviewPlan({
        ...plan,
        objectives: objectives.map((line, index) => ({ id: String(index), text: line })),
        activities: plan.activities.map((activity) => ({ ...activity, content })),
      })
      expect(review.objectives).toHaveLength(objectives.filter((line) => line.trim() !== '').length)
      expect(review.activities[0]?.content === null).toBe(content.trim() === '')
    }),
  )
})
