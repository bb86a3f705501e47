import fc from 'fast-check'
import { expect, test } from 'vitest'
import { monthCalendar } from '#core/progress/month-calendar.ts'

const on = (day: string) => ({ day, answers: 3, right: 2, milliseconds: 9000 })
const now = { at: '2026-03-10T22:30:00.000Z', utcOffsetMinutes: 120 }

test('the month: the learner’s own, Monday to Sunday, with rest days between learning days', () => {
  const { year, month, weeks } = monthCalendar(
    [on('2026-03-02'), on('2026-03-04'), on('2026-03-07'), on('2026-03-10')],
    now,
  )
  expect([year, month, weeks.length]).toEqual([2026, 3, 6])
  expect(weeks[0]).toEqual([
    null,
    null,
    null,
    null,
    null,
    null,
    { day: '2026-03-01', date: 1, state: 'blank', answers: 0, isToday: false },
  ])
  expect(weeks.flat().flatMap((day) => (day && day.date < 13 ? [[day.date, day.state]] : []))).toEqual([
    [1, 'blank'],
    [2, 'learnt'],
    [3, 'rest'],
    [4, 'learnt'],
    [5, 'blank'],
    [6, 'blank'],
    [7, 'learnt'],
    [8, 'blank'],
    [9, 'blank'],
    [10, 'learnt'],
    [11, 'today'],
    [12, 'ahead'],
  ])
})

test('month: yesterday without an answer is a rest day before today’s first answer', () => {
  const states = monthCalendar([on('2026-03-09')], now)
    .weeks.flat()
    .flatMap((day) => (day ? [day.state] : []))
  expect(states.slice(8, 12)).toEqual(['learnt', 'rest', 'today', 'ahead'])
})

test('month: every earlier one has each of its days once, in weeks of seven', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 60 }), fc.integer({ min: -720, max: 840 }), (back, utcOffsetMinutes) => {
      const { year, month, weeks } = monthCalendar([], { ...now, utcOffsetMinutes }, back)
      const days = weeks.flat().flatMap((day) => (day ? [day] : []))
      expect(weeks.every((week) => week.length === 7)).toBe(true)
      expect(days.map(({ date }) => date)).toEqual(
        Array.from({ length: new Date(Date.UTC(year, month, 0)).getUTCDate() }, (_, index) => index + 1),
      )
      for (const [index, cell] of weeks.flat().entries())
        if (cell) expect((new Date(`${cell.day}T00:00:00Z`).getUTCDay() + 6) % 7).toBe(index % 7)
    }),
  )
})
