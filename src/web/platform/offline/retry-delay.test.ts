import fc from 'fast-check'
import { expect, test } from 'vitest'
import { retryDelay } from './retry-delay.ts'

test.each([
  [1, 0, 1_000],
  [1, 1, 2_000],
  [2, 1, 4_000],
  [5, 0.5, 24_000],
  [8, 1, 256_000],
  [9, 1, 300_000],
  [500, 1, 300_000],
  [5_000, 0, 150_000],
])('retry delay: after %i failures with a random number of %d it is %i ms', (failures, random, wait) => {
  expect(retryDelay(failures, random)).toBe(wait)
})

test('the pause: between half a second and five minutes; the longest never gets shorter', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2_000 }), fc.double({ min: 0, max: 1, noNaN: true }), (failures, random) => {
      expect(retryDelay(failures, random)).toBeGreaterThanOrEqual(500)
      expect(retryDelay(failures, random)).toBeLessThanOrEqual(300_000)
      expect(retryDelay(failures + 1, 1)).toBeGreaterThanOrEqual(retryDelay(failures, 1))
    }),
  )
})
