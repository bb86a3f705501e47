import { expect, test } from 'vitest'
import type { ScheduleEvent, ScheduleOccurrence, SchedulePlace } from '#contract/schedule-schemas.ts'
import {
  checkDraft,
  chosenWeekdays,
  draftOf,
  filterEvents,
  newDraft,
  ruleOf,
  shownDays,
  valuesOf,
  type EventDraft,
} from './schedule-state.ts'

const draft = (changes: Partial<EventDraft> = {}): EventDraft => ({
  ...newDraft('family', '2026-03-02', 'Africa/Johannesburg'),
  title: 'Read',
  ...changes,
})

test('views: a week begins on Monday, a list on its day', () => {
  expect([shownDays('week', '2026-03-08'), shownDays('list', '2026-03-08')]).toEqual([
    { first: '2026-03-02', days: 7 },
    { first: '2026-03-08', days: 28 },
  ])
})

test.each([
  [{ title: ' ' }, { title: 'missing' }],
  [{ date: '' }, { date: 'missing' }],
  [{ minutes: '0' }, { minutes: 'invalid' }],
  [{ minutes: '1.5' }, { minutes: 'invalid' }],
  [{ frequency: 'weekly', every: '53' }, { every: 'invalid' }],
  [{ frequency: 'weekly', ending: 'until', until: '' }, { until: 'missing' }],
  [{ frequency: 'weekly', ending: 'until', until: '2026-03-01' }, { until: 'invalid' }],
  [{ frequency: 'weekly', ending: 'count', count: '501' }, { count: 'invalid' }],
  [{ every: 'x', until: 'x', count: 'x' }, {}],
] as const)('form: %j has the faults %j', (changes, faults) => {
  expect(checkDraft(draft(changes as Partial<EventDraft>))).toEqual(faults)
})

test('form: a rule has only what its frequency and its end need', () => {
  expect(ruleOf(draft())).toBeNull()
  expect(ruleOf(draft({ frequency: 'weekly', weekdays: ['we'], count: '4', ending: 'count' }))).toEqual({
    frequency: 'weekly',
    every: 1,
    weekdays: ['mo', 'we'],
    count: 4,
  })
  expect(ruleOf(draft({ frequency: 'monthly', monthlyBy: 'weekday', weekdays: ['we'] }))).toEqual({
    frequency: 'monthly',
    every: 1,
    monthlyBy: 'weekday',
  })
  expect(chosenWeekdays({ date: '2026-03-01', weekdays: [] })).toEqual(['su'])
})

test('form: a series filled in and sent back says the same', () => {
  const event: ScheduleEvent = {
    spaceId: 'family',
    id: 'event',
    title: 'Read',
    note: 'Bring a book',
    learnerId: 'thandi',
    date: '2026-03-02',
    time: '15:00',
    minutes: 30,
    zone: 'UTC',
    recurrence: { frequency: 'weekly', every: 2, weekdays: ['mo'], until: '2026-06-01' },
  }
  const { spaceId: _space, id: _id, ...values } = event
  expect(valuesOf(draftOf(event))).toEqual(values)
})

test('filter: a student sees what is for them or for everybody in their groups', () => {
  const events = [
    { id: '1', spaceId: 'family', learner: { id: 'thandi', name: 'thandi' } },
    { id: '2', spaceId: 'family', learner: null },
    { id: '3', spaceId: 'class', learner: null },
    { id: '4', spaceId: 'family', learner: { id: 'sipho', name: 'sipho' } },
  ] as ScheduleOccurrence[]
  const places = [
    { spaceId: 'family', learners: [{ id: 'thandi', name: 'thandi' }] },
    { spaceId: 'class', learners: [] as { id: string; name: string }[] },
  ] as SchedulePlace[]
  const ids = (chosen: string): string[] => filterEvents(events, places, chosen).map(({ id }) => id)
  expect([ids(''), ids('thandi'), ids('class')]).toEqual([['1', '2', '3', '4'], ['1', '2'], ['3']])
})
