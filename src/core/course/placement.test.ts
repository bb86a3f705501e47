import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkStep } from '#core/course/check-step.ts'
import { createStepFinder } from '#core/course/find-step.ts'
import { makePlacementQuestion } from '#core/course/make-placement-question.ts'
import {
  answerPlacement,
  MOST_PLACEMENT_QUESTIONS,
  nextPlacementUnit,
  startPlacement,
  unitToStartWith,
  type Placement,
} from '#core/course/placement.ts'
import { isRight } from '#core/learning/learning-event.ts'
import { readCourseParts } from '../../../tests/support/read-course-parts.ts'

/** Goes through a placement to its end. */
function place(
  unitCount: number,
  answer: (unit: number, asked: number) => boolean,
): { end: Placement; units: number[] } {
  let placement = startPlacement(unitCount)
  const units: number[] = []
  for (let unit = nextPlacementUnit(placement); unit !== null; unit = nextPlacementUnit(placement)) {
    units.push(unit)
    placement = answerPlacement(placement, answer(unit, placement.asked))
  }
  return { end: placement, units }
}

test('a placement: begins in the middle, ends after about twelve questions, whatever the answers', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 32 }),
      fc.array(fc.boolean(), { minLength: 12, maxLength: 12 }),
      (unitCount, answers) => {
        const { end, units } = place(unitCount, (_, asked) => answers[asked] ?? false)
        expect(units.length).toBeLessThanOrEqual(MOST_PLACEMENT_QUESTIONS)
        if (unitCount > 1) expect(units[0]).toBe(Math.floor((unitCount - 1) / 2))
        expect(unitToStartWith(end)).toBeGreaterThanOrEqual(0)
        expect(unitToStartWith(end)).toBeLessThan(unitCount)
      },
    ),
  )
})

test('placement: a learner who knows all units before one starts with that unit', () => {
  for (let first = 0; first < 27; first++) expect(unitToStartWith(place(27, (unit) => unit < first).end)).toBe(first)
})

test('placement: one slip doesn’t lead back to the beginning', () => {
  expect(unitToStartWith(place(27, (unit, asked) => unit < 20 && asked !== 0).end)).toBeGreaterThanOrEqual(19)
})

test('placement: an answer after the end changes nothing', () => {
  const { end } = place(27, () => true)
  expect(answerPlacement(end, false)).toEqual(end)
})

test("each unit's questions: always the same, with one right answer, and found by their id", () => {
  const parts = readCourseParts()
  for (const unit of parts.course.units.keys()) {
    for (let number = 0; number < 3; number++) {
      const step = makePlacementQuestion(parts, unit, number)
      if (!step) throw new Error(`Unit ${unit} has no question ${number}.`)
      expect(createStepFinder(parts)(step.id)).toEqual(step)
      expect(isRight(checkStep(step, step.answer, null).verdict)).toBe(true)
      if (step.type === 'choose-meaning' || step.type === 'choose-word') expect(new Set(step.options).size).toBe(4)
    }
  }
  expect(makePlacementQuestion(parts, 99, 0)).toBeNull()
})
