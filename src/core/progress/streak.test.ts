import fc from 'fast-check'
import { expect, test } from 'vitest'
import { streakOf } from '#core/progress/streak.ts'

test.each<[string, number[], number, number, number]>([
  ['nothing yet', [], 100, 0, 0],
  ['today', [100], 100, 1, 1],
  ['yesterday, today still to come', [99], 100, 1, 1],
  ['one missed day before today', [98], 100, 1, 1],
  ['two missed days before today', [97], 100, 0, 1],
  ['three days in a row', [98, 99, 100], 100, 3, 3],
  ['a rest day between', [95, 97, 98, 100], 100, 4, 4],
  ['every second day', [94, 96, 98, 100], 100, 4, 4],
  ['two rest days in a row end it', [95, 96, 99, 100], 100, 2, 2],
  ['the longest is past', [80, 81, 82, 83, 99], 100, 1, 4],
  ['a clock that ran ahead does not end it', [99, 100, 400], 100, 2, 2],
  ['days before 1970, as a phone without a clock dates them', [-3, -1, 100], 100, 1, 2],
])('%s: days %j seen on day %i are a current streak of %i and a longest of %i', (_, days, today, current, longest) => {
  expect(streakOf(days, today)).toEqual({ current, longest })
})

test('streak: a day with learning never shortens it', () => {
  const days = fc.uniqueArray(fc.integer({ min: 0, max: 60 }), { maxLength: 40 })
  fc.assert(
    fc.property(days, fc.integer({ min: 0, max: 60 }), fc.integer({ min: 0, max: 60 }), (some, another, today) => {
      const ascending = (list: readonly number[]): number[] => [...new Set(list)].toSorted((one, other) => one - other)
      const before = streakOf(ascending(some), today)
      const after = streakOf(ascending([...some, another]), today)
      expect(after.current).toBeGreaterThanOrEqual(before.current)
      expect(after.longest).toBeGreaterThanOrEqual(before.longest)
      expect(after.longest).toBeGreaterThanOrEqual(after.current)
    }),
  )
})
