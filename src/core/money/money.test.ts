import fc from 'fast-check'
import { expect, test } from 'vitest'
import { INTERFACE_LANGUAGES } from '#core/languages/interface-languages.ts'
import { addMoney, CURRENCIES, formatMoney, moneyOf, splitMoney } from '#core/money/money.ts'

const cents = fc.integer({ min: 0, max: 1_000_000_000_000 })
const currency = fc.constantFrom(...CURRENCIES)
/** Shares with at most four decimals. */
const share = fc.integer({ min: 0, max: 10_000 }).map((parts) => parts / 10_000)

test('money: share and rest add up to the amount, and the share is at most half a cent off', () => {
  fc.assert(
    fc.property(cents, currency, share, (whole, unit, part) => {
      const split = splitMoney(moneyOf(whole, unit), part)
      expect(addMoney(split.share, split.rest)).toEqual(moneyOf(whole, unit))
      expect(split.share.cents).toBeGreaterThanOrEqual(0)
      expect(split.rest.cents).toBeGreaterThanOrEqual(0)
      const exact = BigInt(whole) * BigInt(Math.round(part * 10_000))
      const off = 2n * (BigInt(split.share.cents) * 10_000n - exact)
      expect(off > -10_000n && off <= 10_000n).toBe(true)
    }),
  )
})

test('money: a larger share of an amount is never smaller', () => {
  fc.assert(
    fc.property(cents, share, share, (whole, one, other) => {
      const [low, high] = [Math.min(one, other), Math.max(one, other)]
      const shareOf = (part: number) => splitMoney(moneyOf(whole, 'ZAR'), part).share.cents
      expect(shareOf(low)).toBeLessThanOrEqual(shareOf(high))
    }),
  )
})

test('money: the order in which amounts are added makes no difference', () => {
  fc.assert(
    fc.property(fc.array(cents, { minLength: 1, maxLength: 20 }), (all) => {
      const [first, ...others] = all.map((one) => moneyOf(one, 'USD'))
      const [last, ...before] = all.toReversed().map((one) => moneyOf(one, 'USD'))
      expect(first && addMoney(first, ...others)).toEqual(last && addMoney(last, ...before))
    }),
  )
})

test('money: a written amount holds its cents in every language', () => {
  fc.assert(
    fc.property(cents, currency, fc.constantFrom(...INTERFACE_LANGUAGES), (whole, unit, { code }) => {
      const figures = formatMoney(moneyOf(whole, unit), code).replaceAll(/\D/g, '')
      expect(Number(figures)).toBe(whole)
    }),
  )
})

test.each([
  ['en', 2999, 'USD', '$29.99'],
  ['en', 123_450, 'ZAR', 'R1\u00a0234.50'],
  ['xh', 54_900, 'ZAR', 'R549.00'],
  ['af', 123_456_789, 'ZAR', 'R1\u00a0234\u00a0567,89'],
  ['fr', 54_900, 'ZAR', '549,00\u00a0R'],
  ['en', -5, 'ZAR', '−R0.05'],
] as const)('money: in %s, %i cents of %s are written %s', (language, whole, unit, written) => {
  expect(formatMoney(moneyOf(whole, unit), language)).toBe(written)
})

test.each([0.5, Number.NaN, Infinity, 2 ** 53])('money: %d is no number of cents', (wrong) => {
  expect(() => moneyOf(wrong, 'ZAR')).toThrow('cents')
})

test('money: two currencies are never added, and a share is between nothing and everything', () => {
  expect(() => addMoney(moneyOf(1, 'ZAR'), moneyOf(1, 'USD'))).toThrow('two currencies')
  for (const wrong of [-0.1, 1.1, Number.NaN]) expect(() => splitMoney(moneyOf(100, 'ZAR'), wrong)).toThrow('share')
})
