import { expect, test } from 'vitest'
import { ACTIVITY_TYPES, BUILDER_GRADES, BUILDER_SUBJECTS, LESSON_DURATIONS } from '#core/lesson-plans/lesson-plan.ts'

test('lists of the builder: durations, grades, subjects and activity types as specified [S9.08]', () => {
  expect(LESSON_DURATIONS).toEqual([30, 45, 60, 90, 120])
  expect(BUILDER_GRADES).toEqual(['kindergarten', '1', '2', '3', '4', '5', '6'])
  expect(BUILDER_SUBJECTS).toEqual(['english', 'math', 'science', 'social-studies', 'art', 'music'])
  expect(ACTIVITY_TYPES).toEqual([
    'introduction',
    'direct_instruction',
    'guided_practice',
    'independent_practice',
    'closure',
    'assessment',
  ])
})
