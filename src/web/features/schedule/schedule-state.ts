import type { FieldCode } from '#contract/errors.ts'
import type { ScheduleEvent, ScheduleOccurrence, SchedulePlace } from '#contract/schedule-schemas.ts'
import {
  addDays,
  mondayOf,
  WEEKDAYS,
  weekdayOf,
  type CalendarDate,
  type Weekday,
} from '#core/schedule/calendar-dates.ts'
import { MOST_COUNT, MOST_INTERVAL, type Frequency, type Recurrence } from '#core/schedule/recurrence.ts'
import { EVENT_NOTE_LENGTH, EVENT_TITLE_LENGTH, LONGEST_EVENT } from '#core/schedule/schedule-events.ts'

/** Ways to look at the schedule. */
export const VIEWS = ['week', 'list'] as const

export type View = (typeof VIEWS)[number]

/** Days that the list shows. */
const LIST_DAYS = 28

/** Returns the first day and the number of days that a view shows. */
export const shownDays = (view: View, date: CalendarDate): { first: CalendarDate; days: number } =>
  view === 'week' ? { first: mondayOf(date), days: 7 } : { first: date, days: LIST_DAYS }

/** Days of a span, in order. */
export const listDays = (first: CalendarDate, days: number): CalendarDate[] =>
  Array.from({ length: days }, (_, at) => addDays(first, at))

/** Finds a place's events, or a student's with those for everybody in the student's groups. Empty text means all. */
export function filterEvents(
  events: readonly ScheduleOccurrence[],
  places: readonly SchedulePlace[],
  chosen: string,
): readonly ScheduleOccurrence[] {
  if (chosen === '') return events
  if (places.some(({ spaceId }) => spaceId === chosen)) return events.filter(({ spaceId }) => spaceId === chosen)
  const groups = places.filter(({ learners }) => learners.some(({ id }) => id === chosen)).map(({ spaceId }) => spaceId)
  return events.filter(({ learner, spaceId }) => (learner ? learner.id === chosen : groups.includes(spaceId)))
}

/** Ways in which a series ends, as the form asks. */
export const ENDINGS = ['never', 'until', 'count'] as const

/** Values of the form as they are typed. */
export type EventDraft = {
  spaceId: string
  title: string
  note: string
  /** Empty for everybody. */
  learnerId: string
  date: string
  time: string
  minutes: string
  zone: string
  frequency: Frequency | 'once'
  every: string
  weekdays: readonly Weekday[]
  monthlyBy: 'date' | 'weekday'
  ending: (typeof ENDINGS)[number]
  until: string
  count: string
}

/** Returns an empty form. */
export const newDraft = (spaceId: string, date: CalendarDate, zone: string): EventDraft => ({
  spaceId,
  title: '',
  note: '',
  learnerId: '',
  date,
  time: '15:00',
  minutes: '45',
  zone,
  frequency: 'once',
  every: '1',
  weekdays: [],
  monthlyBy: 'date',
  ending: 'never',
  until: '',
  count: '10',
})

/** Returns the form of a series, or of one of its events. */
export function draftOf(event: ScheduleEvent, one?: ScheduleOccurrence): EventDraft {
  const { recurrence } = event
  const { title, note, date, time, minutes, zone } = one ?? event
  return {
    spaceId: event.spaceId,
    title,
    note,
    learnerId: event.learnerId ?? '',
    date,
    time,
    minutes: String(minutes),
    zone,
    frequency: recurrence?.frequency ?? 'once',
    every: String(recurrence?.every ?? 1),
    weekdays: recurrence?.weekdays ?? [],
    monthlyBy: recurrence?.monthlyBy ?? 'date',
    ending: recurrence?.until !== undefined ? 'until' : recurrence?.count !== undefined ? 'count' : 'never',
    until: recurrence?.until ?? '',
    count: String(recurrence?.count ?? 10),
  }
}

/** Returns the weekdays of a draft: those chosen, and the first date's own. */
export const chosenWeekdays = ({ date, weekdays }: Pick<EventDraft, 'date' | 'weekdays'>): readonly Weekday[] =>
  WEEKDAYS.filter((one) => weekdays.includes(one) || (date !== '' && weekdayOf(date) === one))

/** Returns the rule of a draft; null for an event that happens once. */
export function ruleOf(draft: EventDraft): Recurrence | null {
  const { frequency, every, monthlyBy, ending, until, count } = draft
  if (frequency === 'once') return null
  return {
    frequency,
    every: Number(every),
    ...(frequency === 'weekly' && { weekdays: chosenWeekdays(draft) }),
    ...(frequency === 'monthly' && { monthlyBy }),
    ...(ending === 'until' && { until }),
    ...(ending === 'count' && { count: Number(count) }),
  }
}

/** Fields of the form that can be wrong, in its order. */
export const EVENT_FIELDS = ['title', 'date', 'time', 'minutes', 'every', 'until', 'count', 'note'] as const

export type EventField = (typeof EVENT_FIELDS)[number]

const isWhole = (text: string, most: number): boolean => /^\d+$/.test(text) && Number(text) >= 1 && Number(text) <= most

/** Finds the wrong fields of a draft. */
export function checkDraft(draft: EventDraft): Partial<Record<EventField, FieldCode>> {
  const repeats = draft.frequency !== 'once'
  const title = draft.title.trim()
  const found: [EventField, FieldCode | false][] = [
    ['title', title === '' ? 'missing' : title.length > EVENT_TITLE_LENGTH && 'too-long'],
    ['date', draft.date === '' && 'missing'],
    ['time', draft.time === '' && 'missing'],
    ['minutes', !isWhole(draft.minutes, LONGEST_EVENT) && 'invalid'],
    ['every', repeats && !isWhole(draft.every, MOST_INTERVAL) && 'invalid'],
    [
      'until',
      repeats && draft.ending === 'until' && (draft.until === '' ? 'missing' : draft.until < draft.date && 'invalid'),
    ],
    ['count', repeats && draft.ending === 'count' && !isWhole(draft.count, MOST_COUNT) && 'invalid'],
    ['note', draft.note.length > EVENT_NOTE_LENGTH && 'too-long'],
  ]
  return Object.fromEntries(found.filter(([, code]) => code !== false))
}

/** Returns the values of a draft as the server takes them. */
export const valuesOf = (draft: EventDraft) => ({
  title: draft.title.trim(),
  note: draft.note.trim(),
  learnerId: draft.learnerId === '' ? null : draft.learnerId,
  date: draft.date,
  time: draft.time,
  minutes: Number(draft.minutes),
  zone: draft.zone,
  recurrence: ruleOf(draft),
})
