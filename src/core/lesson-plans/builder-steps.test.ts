import fc from 'fast-check'
import { expect, test } from 'vitest'
import { BUILDER_STEPS, clampStep, nextReads, stepAt } from '#core/lesson-plans/builder-steps.ts'

test('builder: five steps in the order of the specification', () => {
  expect(BUILDER_STEPS).toEqual(['basic-info', 'objectives', 'content', 'assessment', 'review'])
})

test('builder: any number of a step is clamped to 1 to 5, and Next reads Finish on 5 only', () => {
  const numbers = fc.oneof(fc.integer(), fc.double())
  fc.assert(
    fc.property(numbers, (number) => {
      const step = clampStep(number)
      expect([1, 2, 3, 4, 5]).toContain(step)
      if (number >= 1 && number <= 5) expect(step).toBe(Math.trunc(number))
      expect(nextReads(number)).toBe(step === 5 ? 'finish' : 'next')
      expect(stepAt(number)).toBe(BUILDER_STEPS[step - 1])
    }),
  )
  expect([clampStep(0), clampStep(6), clampStep(Number.NaN)]).toEqual([1, 5, 1])
})
