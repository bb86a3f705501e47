import fc from 'fast-check'
import { expect, test } from 'vitest'
import { boundEventTime, earliestEventTime, GUEST_LIFE_DAYS, OFFLINE_DAYS } from '#core/learning/event-time.ts'

const DAY = 86_400_000
const NOW = Date.UTC(2026, 2, 2, 10)
const times = fc.oneof(
  fc.integer({ min: NOW - 1000 * DAY, max: NOW + 1000 * DAY }),
  fc.constantFrom(0, -62_167_219_200_000, 253_402_300_799_999, NaN),
)
const starts = fc.option(fc.integer({ min: NOW - 1000 * DAY, max: NOW + DAY }), { nil: undefined })

test("event times: within the account's, a guest's or the clock's range they stay (Low)", () => {
  fc.assert(
    fc.property(times, starts, (given, startedAt) => {
      const life = { now: NOW, startedAt }
      const { time, isCorrected } = boundEventTime(given, life)
      expect(time).toBeGreaterThanOrEqual(earliestEventTime(life))
      expect(time).toBeLessThanOrEqual(NOW + 300_000)
      expect(isCorrected ? time === NOW : time === given).toBe(true)
      expect(boundEventTime(time, life)).toEqual({ time, isCorrected: false })
    }),
  )
})

test('event times: weeks of honest offline learning, as guest or account, stay unchanged', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: OFFLINE_DAYS * DAY }), (ago) => {
      expect(boundEventTime(NOW - ago, { now: NOW, startedAt: NOW - 400 * DAY })).toEqual({
        time: NOW - ago,
        isCorrected: false,
      })
    }),
  )
  fc.assert(
    fc.property(fc.integer({ min: 0, max: GUEST_LIFE_DAYS * DAY }), (ago) => {
      expect(boundEventTime(NOW - ago, { now: NOW, startedAt: NOW })).toEqual({ time: NOW - ago, isCorrected: false })
    }),
  )
})

test.each([
  [300_000, false],
  [300_001, true],
  [23 * 3_600_000, true],
])('event times: %i ms after now is corrected: %s (Low)', (ahead, isCorrected) => {
  expect(boundEventTime(NOW + ahead, { now: NOW }).isCorrected).toBe(isCorrected)
})
