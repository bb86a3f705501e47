import fc from 'fast-check'
import { expect, test } from 'vitest'
import { COMMISSION, COMMISSION_PERCENTS, isCommissionPercent, shareOfPrice } from '#core/partners/commission.ts'

const CENTS = fc.integer({ min: 0, max: 1_000_000_000_000 })
const PERCENT = fc.constantFrom(...COMMISSION_PERCENTS)

test('commission: the rates to choose run from the least to the most, percent by percent', () => {
  expect([COMMISSION.least, COMMISSION.most]).toEqual([0.15, 0.2])
  expect(COMMISSION_PERCENTS[0]).toBe(COMMISSION.least * 100)
  expect(COMMISSION_PERCENTS.at(-1)).toBe(COMMISSION.most * 100)
  expect(COMMISSION_PERCENTS.every((percent, place) => percent === 15 + place)).toBe(true)
  expect([14, 15, 17.5, 20, 21].filter((percent) => isCommissionPercent(percent))).toEqual([15, 20])
})

test('commission: both parts of any price are whole cents and make up the price', () => {
  fc.assert(
    fc.property(CENTS, PERCENT, (cents, percent) => {
      const { commission, rest } = shareOfPrice(cents, percent)
      expect(Number.isInteger(commission) && Number.isInteger(rest)).toBe(true)
      expect(commission + rest).toBe(cents)
    }),
  )
})

test('commission: any price, at most half a cent beside the exact share, and within the bounds', () => {
  fc.assert(
    fc.property(CENTS, PERCENT, (cents, percent) => {
      const { commission } = shareOfPrice(cents, percent)
      // Compared in hundredths of a cent, which are whole.
      expect(Math.abs(commission * 100 - cents * percent)).toBeLessThanOrEqual(50)
      expect(commission * 100).toBeGreaterThanOrEqual(cents * 15 - 50)
      expect(commission * 100).toBeLessThanOrEqual(cents * 20 + 50)
    }),
  )
})

test('commission: a higher rate or a higher price never gives less', () => {
  fc.assert(
    fc.property(CENTS, CENTS, PERCENT, PERCENT, (one, other, low, high) => {
      const [less, more] = one <= other ? [one, other] : [other, one]
      const [lower, higher] = low <= high ? [low, high] : [high, low]
      expect(shareOfPrice(less, lower).commission).toBeLessThanOrEqual(shareOfPrice(more, higher).commission)
    }),
  )
})

test.each([
  [0, 15, 0],
  [3, 15, 0],
  [4, 15, 1],
  [10, 15, 2],
  [29_900, 15, 4485],
  [2999, 20, 600],
  [12_345, 17, 2099],
] as const)('commission: of %i cents at %i %% it is %i cents', (cents, percent, expected) => {
  expect(shareOfPrice(cents, percent)).toEqual({ commission: expected, rest: cents - expected })
})

test.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY])('commission: %d is refused as a price', (cents) => {
  expect(() => shareOfPrice(cents, 15)).toThrow()
})
