import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { LearningEvent } from '#core/learning/learning-event.ts'
import { foldProgress } from '#core/progress/fold-progress.ts'
import { eventId, makeEvent } from '../../../../tests/support/make-event.ts'
import { progressState, type ProgressState } from './progress-state.ts'

/** A Tuesday. */
const now = { at: '2026-03-10T10:00:00.000Z', utcOffsetMinutes: 120 }
const totals = { vocabulary: 70, phrases: 80, numbers: 0, time: 1, grammar: 60, culture: 40 }

const shown = (events: readonly LearningEvent[]): ProgressState => progressState(foldProgress(events, now), totals, now)

test('progress without answers: invites to a first one', () => {
  expect(shown([])).toMatchObject({ isEmpty: true, answersThisWeek: 0, streak: { current: 0, longest: 0 } })
  expect(shown([makeEvent({ verdict: 'wrong' })]).isEmpty).toBe(false)
})

test('progress of a section: its right items, never more than it has', () => {
  const { sections } = shown([
    makeEvent({ id: eventId(1), itemId: 'one' }),
    makeEvent({ id: eventId(2), itemId: 'one' }),
    makeEvent({ id: eventId(3), itemId: 'two' }),
    makeEvent({ id: eventId(4), section: 'numbers', itemId: 'gone' }),
    makeEvent({ id: eventId(5), section: 'time', itemId: 'here' }),
    makeEvent({ id: eventId(6), section: 'time', itemId: 'gone' }),
  ])
  expect(sections).toEqual([
    { section: 'vocabulary', right: 0, total: 70, share: 0 },
    { section: 'phrases', right: 2, total: 80, share: 0.025 },
    { section: 'numbers', right: 0, total: 0, share: 0 },
    { section: 'time', right: 1, total: 1, share: 1 },
    { section: 'grammar', right: 0, total: 60, share: 0 },
    { section: 'culture', right: 0, total: 40, share: 0 },
  ])
})

test('the chart: shows seven days against the busiest, with rest days, and today still open', () => {
  const on = (id: number, day: string, verdict: LearningEvent['verdict'] = 'correct'): LearningEvent =>
    makeEvent({ id: eventId(id), occurredAt: `2026-03-${day}T08:00:00.000Z`, verdict })
  const { week, answersThisWeek } = shown([
    on(1, '01'),
    on(2, '05'),
    on(3, '05', 'wrong'),
    on(4, '05'),
    on(5, '05'),
    on(6, '09'),
  ])
  expect(answersThisWeek).toBe(5)
  expect(
    week.map(({ day, weekday, height, rightHeight, isToday, isRest }) => [
      day,
      weekday,
      height,
      rightHeight,
      isToday,
      isRest,
    ]),
  ).toEqual([
    ['2026-03-04', 'wednesday', 0, 0, false, true],
    ['2026-03-05', 'thursday', 1, 0.75, false, false],
    ['2026-03-06', 'friday', 0, 0, false, true],
    ['2026-03-07', 'saturday', 0, 0, false, true],
    ['2026-03-08', 'sunday', 0, 0, false, true],
    ['2026-03-09', 'monday', 0.25, 0.25, false, false],
    ['2026-03-10', 'tuesday', 0, 0, true, false],
  ])
})

test('progress bars: never above the chart, nor more right answers than answers', () => {
  const day = fc
    .record({ answers: fc.nat({ max: 500 }), right: fc.nat({ max: 500 }) })
    .map(({ answers, right }) => ({ answers: answers + right, right, milliseconds: 0 }))
  fc.assert(
    fc.property(fc.array(day, { minLength: 7, maxLength: 7 }), (days) => {
      const learned = days.map((counted, index) => ({
        day: `2026-03-${String(index + 4).padStart(2, '0')}`,
        ...counted,
      }))
      for (const { height, rightHeight } of progressState({ ...foldProgress([], now), days: learned }, totals, now)
        .week) {
        expect(height).toBeLessThanOrEqual(1)
        expect(rightHeight).toBeLessThanOrEqual(height)
      }
    }),
  )
})
