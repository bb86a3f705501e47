import { expect, test } from 'vitest'
import { boundsOfDay, isSameDay } from './overview-dates.ts'
import { findLastLearning, joinStudents } from './overview-state.ts'

const NOW = Date.parse('2026-11-23T12:00:00Z')

test('greeting: it names the student who learned last, within a week', () => {
  const lwazi = { name: 'Lwazi', lastAt: '2026-11-22T10:00:00Z' }
  const amahle = { name: 'Amahle', lastAt: '2026-11-21T10:00:00Z' }
  expect(findLastLearning([amahle, lwazi, { name: 'Thandi', lastAt: null }], NOW)).toEqual({
    kind: 'learned',
    name: 'Lwazi',
    at: lwazi.lastAt,
  })
  expect(findLastLearning([{ name: 'Sipho', lastAt: '2026-11-16T11:59:00Z' }], NOW)).toEqual({ kind: 'quiet' })
  expect(findLastLearning([{ name: 'Sipho', lastAt: null }], NOW)).toEqual({ kind: 'quiet' })
  expect(findLastLearning([], NOW)).toEqual({ kind: 'nobody' })
})

test('students of several groups: each once, those without a score last', () => {
  const a = { learnerId: 'a', score: null }
  const b = { learnerId: 'b', score: 80 }
  expect(joinStudents([[a, b], [b]])).toEqual([b, a])
})

test('day of the device: it begins at midnight and lasts until the next', () => {
  const now = new Date(2026, 10, 23, 15, 30)
  const { from, to } = boundsOfDay(now)
  expect(new Date(from)).toEqual(new Date(2026, 10, 23))
  expect(new Date(to)).toEqual(new Date(2026, 10, 24))
  expect([isSameDay(from, now), isSameDay(to, now)]).toEqual([true, false])
})
