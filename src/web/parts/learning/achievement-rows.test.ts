import { expect, test } from 'vitest'
import { foldProgress } from '#core/progress/fold-progress.ts'
import { eventId, makeEvents } from '../../../../tests/support/make-event.ts'
import { achievementRows, nextAchievements, nextBadges } from './achievement-rows.ts'

const now = { at: '2026-03-10T10:00:00.000Z', utcOffsetMinutes: 120 }

const late = makeEvents(5, { section: 'time', occurredAt: '2026-12-31T23:30:00.000Z' }).map((event, index) => ({
  ...event,
  id: eventId(50 + index),
}))
const progress = foldProgress([...makeEvents(12), ...late], now)

test('achievements: newest first, with name, page and local date', () => {
  expect(achievementRows(progress, 120).filter(({ name }) => name === 'right-answers')).toEqual([
    {
      id: 'time-5',
      name: 'right-answers',
      key: 'achievements.right-answers',
      values: { count: 5 },
      page: 'time',
      date: { day: 1, month: 'january', year: 2027 },
    },
    {
      id: 'phrases-10',
      name: 'right-answers',
      key: 'achievements.right-answers',
      values: { count: 10 },
      page: 'phrases',
      date: { day: 2, month: 'march', year: 2026 },
    },
    {
      id: 'phrases-5',
      name: 'right-answers',
      key: 'achievements.right-answers',
      values: { count: 5 },
      page: 'phrases',
      date: { day: 2, month: 'march', year: 2026 },
    },
  ])
  expect(achievementRows(progress, 0)[0]?.date).toEqual({ day: 31, month: 'december', year: 2026 })
})

test('next achievements: the right answers needed for each typed page, nearest first', () => {
  expect(nextAchievements(progress)).toEqual([
    { page: 'phrases', count: 3 },
    { page: 'numbers', count: 5 },
    { page: 'time', count: 5 },
  ])
})

test('next badges: one of each kind with its progress, the most advanced first', () => {
  expect(nextBadges(progress).map(({ name, done, of }) => [name, done, of])).toEqual([
    ['learning-days', 2, 3],
    ['remembered', 1, 5],
    ['mended', 0, 1],
    ['stories', 0, 1],
  ])
})
