import fc from 'fast-check'
import { expect, test } from 'vitest'
import { COMMISSION_PERCENTS, type CommissionPercent } from '#core/partners/commission.ts'
import CASES from '#core/partners/earnings-cases.json' with { type: 'json' }
import {
  isInBounds,
  SIMULATION_BOUNDS,
  simulateEarnings,
  type SimulationNumber,
} from '#core/partners/simulate-earnings.ts'

const within = (name: SimulationNumber) =>
  fc.integer({ min: SIMULATION_BOUNDS[name].least, max: SIMULATION_BOUNDS[name].most })
const ENTRIES = fc.record({
  learners: within('learners'),
  priceCents: within('priceCents'),
  months: within('months'),
  growth: within('growth'),
  percent: fc.constantFrom(...COMMISSION_PERCENTS),
})

test.each(CASES)('earnings simulation, worked out by hand: $case', ({ entries, rows }) => {
  const percent = entries.percent as CommissionPercent
  expect(
    simulateEarnings({ ...entries, percent }).map(({ month, learners, paid, earned, total }) => [
      month,
      learners,
      paid,
      earned,
      total,
    ]),
  ).toEqual(rows)
})

test('earnings simulation: any entries, the total is the sum of the months, in whole safe cents', () => {
  fc.assert(
    fc.property(ENTRIES, (entries) => {
      const rows = simulateEarnings(entries)
      expect(rows).toHaveLength(entries.months)
      expect(rows[0]?.learners).toBe(entries.learners)
      expect(rows.at(-1)?.total).toBe(rows.reduce((sum, { earned }) => sum + earned, 0))
      expect(rows.every(({ paid, total }) => Number.isSafeInteger(paid) && Number.isSafeInteger(total))).toBe(true)
    }),
  )
})

test('earnings simulation: any entries, each month lies between 15 and 20 % of what was paid', () => {
  fc.assert(
    fc.property(ENTRIES, (entries) => {
      for (const { paid, earned } of simulateEarnings(entries)) {
        expect(earned * 100).toBeGreaterThanOrEqual(paid * 15 - 50)
        expect(earned * 100).toBeLessThanOrEqual(paid * 20 + 50)
      }
    }),
  )
})

test('earnings simulation: more learners, a higher price, growth or commission never give less', () => {
  fc.assert(
    fc.property(ENTRIES, ENTRIES, (one, other) => {
      const more = {
        learners: Math.max(one.learners, other.learners),
        priceCents: Math.max(one.priceCents, other.priceCents),
        growth: Math.max(one.growth, other.growth),
        months: Math.max(one.months, other.months),
        percent: one.percent > other.percent ? one.percent : other.percent,
      }
      expect(simulateEarnings(more).at(-1)?.total).toBeGreaterThanOrEqual(simulateEarnings(one).at(-1)?.total ?? 0)
    }),
  )
})

test('simulation entries: whole numbers within their bounds only', () => {
  expect([0, 1, 10_000, 10_001, 2.5, Number.NaN].filter((value) => isInBounds('learners', value))).toEqual([1, 10_000])
  expect([-1, 0, 20, 21].filter((value) => isInBounds('growth', value))).toEqual([0, 20])
})
