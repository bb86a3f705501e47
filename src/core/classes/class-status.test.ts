import { expect, test } from 'vitest'
import { areDatesInOrder, classStatus, isClassOver, schoolDate } from '#core/classes/class-status.ts'

const dates = (startsOn: string | null, endsOn: string | null) => ({ startsOn, endsOn })

test('class status: upcoming before the first day, active from then on or without one', () => {
  const today = '2026-03-02'
  expect(
    ['2026-03-03', '2026-03-02', '2025-12-01', null].map((start) => classStatus(dates(start, null), today)),
  ).toEqual(['upcoming', 'active', 'active', 'active'])
})

test('class status: the date is that of South Africa', () => {
  expect(schoolDate(Date.parse('2026-03-01T21:59:00Z'))).toBe('2026-03-01')
  expect(schoolDate(Date.parse('2026-03-01T22:00:00Z'))).toBe('2026-03-02')
})

test('class dates: a class is over the day after its last one, and never ends before it begins', () => {
  expect([null, '2026-03-02', '2026-03-01'].map((end) => isClassOver(dates(null, end), '2026-03-02'))).toEqual([
    false,
    false,
    true,
  ])
  expect(areDatesInOrder(dates('2026-03-02', '2026-03-02'))).toBe(true)
  expect(areDatesInOrder(dates('2026-03-02', '2026-03-01'))).toBe(false)
  expect(areDatesInOrder(dates(null, '2026-03-01'))).toBe(true)
})
