import { expect, test } from 'vitest'
import { daysAgo } from './own-account-state.ts'

const NOW = Date.parse('2026-03-02T00:30:00+02:00')

test.each([
  ['2026-03-01T22:10:00Z', 0],
  ['2026-03-01T21:59:00Z', 1],
  ['2026-02-28T10:00:00Z', 2],
  ['2026-01-31T10:00:00Z', 30],
  ['2026-03-05T10:00:00Z', 0],
])('account card: %s is %i days before half past midnight in South Africa', (moment, days) => {
  expect(daysAgo(moment, NOW, 120)).toBe(days)
})
