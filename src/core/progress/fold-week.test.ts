import { expect, test } from 'vitest'
import { foldWeek } from '#core/progress/fold-week.ts'

test('week: the seven local days that end today, with zeros on rest days', () => {
  const days = [
    { day: '2026-02-20', answers: 9, right: 9, milliseconds: 0 },
    { day: '2026-02-27', answers: 4, right: 3, milliseconds: 0 },
    { day: '2026-03-03', answers: 2, right: 1, milliseconds: 0 },
  ]
  expect(foldWeek(days, { at: '2026-03-02T23:30:00.000Z', utcOffsetMinutes: 120 })).toEqual([
    { day: '2026-02-25', answers: 0, right: 0, milliseconds: 0 },
    { day: '2026-02-26', answers: 0, right: 0, milliseconds: 0 },
    { day: '2026-02-27', answers: 4, right: 3, milliseconds: 0 },
    { day: '2026-02-28', answers: 0, right: 0, milliseconds: 0 },
    { day: '2026-03-01', answers: 0, right: 0, milliseconds: 0 },
    { day: '2026-03-02', answers: 0, right: 0, milliseconds: 0 },
    { day: '2026-03-03', answers: 2, right: 1, milliseconds: 0 },
  ])
})
