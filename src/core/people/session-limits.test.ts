import fc from 'fast-check'
import { expect, test } from 'vitest'
import { AGE_BANDS } from '#core/people/age-bands.ts'
import { SESSION_LIMITS, sessionEnd } from '#core/people/session-limits.ts'

const HOUR = 60 * 60 * 1000
const DAY = 24 * HOUR
const BANDS = [...AGE_BANDS, 'staff'] as const

test('idle logout: child 2 hours, teen a week, adult 30 days, staff an hour [ASVS V7.3.1]', () => {
  expect(BANDS.map((band) => sessionEnd(band, 0, 0))).toEqual([2 * HOUR, 7 * DAY, 30 * DAY, HOUR])
})

test('absolute logout: child 12 hours, teen 30 days, adult 90, staff 8 hours [ASVS V7.3.2]', () => {
  expect(BANDS.map((band) => sessionEnd(band, 0, SESSION_LIMITS[band].absolute))).toEqual([
    12 * HOUR,
    30 * DAY,
    90 * DAY,
    8 * HOUR,
  ])
})

test('session: a visit never shortens it, and it never outlives its absolute limit', () => {
  const moment = fc.integer({ min: 0, max: 200 * DAY })
  fc.assert(
    fc.property(fc.constantFrom(...BANDS), moment, moment, moment, (band, startedAt, one, other) => {
      const [earlier, later] = [startedAt + Math.min(one, other), startedAt + Math.max(one, other)]
      expect(sessionEnd(band, startedAt, later)).toBeGreaterThanOrEqual(sessionEnd(band, startedAt, earlier))
      expect(sessionEnd(band, startedAt, later)).toBeLessThanOrEqual(startedAt + SESSION_LIMITS[band].absolute)
    }),
  )
})
