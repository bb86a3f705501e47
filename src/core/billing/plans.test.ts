import { expect, test } from 'vitest'
import { PLAN_IDS, PLAN_SIZES, PLANS } from '#core/billing/plans.ts'
import { formatMoney, moneyOf } from '#core/money/money.ts'

test('plans: Premium Family costs $29.99 or R549.00 a month, and the first plan nothing', () => {
  const { name, monthly } = PLANS['premium-family']
  expect([
    name,
    formatMoney(moneyOf(monthly.USD, 'USD'), 'en'),
    formatMoney(moneyOf(monthly.ZAR, 'ZAR'), 'en'),
  ]).toEqual(['Premium Family', '$29.99', 'R549.00'])
  expect(PLANS.free.monthly).toEqual({ ZAR: 0, USD: 0 })
})

test('plans: each one gives the dashboard at least the size of the one before, and only files', () => {
  expect(PLAN_SIZES).toEqual(['lesson-files', 'lesson-file-bytes'])
  for (const size of PLAN_SIZES)
    expect(PLAN_IDS.map((id) => PLANS[id].sizes[size])).toEqual(
      PLAN_IDS.map((id) => PLANS[id].sizes[size]).toSorted((one, other) => one - other),
    )
})
