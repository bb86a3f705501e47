import fc from 'fast-check'
import { expect, test } from 'vitest'
import { judgeEffect } from '#core/insights/practice-effect.ts'

const side = fc.nat({ max: 40 }).chain((asked) => fc.nat({ max: asked }).map((errors) => ({ asked, errors })))

test('effect of a practice: fewer errors of as many answers helped, as many did not', () => {
  expect(judgeEffect({ asked: 8, errors: 6 }, { asked: 9, errors: 1 })).toBe('fewer')
  expect(judgeEffect({ asked: 10, errors: 5 }, { asked: 20, errors: 10 })).toBe('no-fewer')
  expect(judgeEffect({ asked: 5, errors: 0 }, { asked: 5, errors: 2 })).toBe('no-fewer')
})

test('effect of a practice: nothing is claimed below five answers before or after', () => {
  fc.assert(
    fc.property(side, side, (before, after) => {
      if (before.asked < 5 || after.asked < 5) expect(judgeEffect(before, after)).toBe('unknown')
      else expect(judgeEffect(before, after)).not.toBe('unknown')
    }),
  )
})
