import { addDays, type CalendarDate } from './calendar-dates.ts'
import { isDateOf, lastDate, listDates, type Recurrence } from './recurrence.ts'
import { momentOf, localClockAt, type ClockTime } from './time-zones.ts'

/** Most characters of an event's title and of its note. */
export const EVENT_TITLE_LENGTH = 120
export const EVENT_NOTE_LENGTH = 1000

/** Longest event in minutes: a day. */
export const LONGEST_EVENT = 24 * 60

/** Most days of one list of events. */
export const LONGEST_LIST = 62

/** Most dates that one series can leave out. */
export const MOST_CANCELLED = 400

/** Ways to change or cancel an event of a series. */
export const SERIES_PARTS = ['one', 'following', 'all'] as const

export type SeriesPart = (typeof SERIES_PARTS)[number]

/** Local date and time of an event with its zone. It keeps them when the clocks of the zone change. */
export type EventTimes = { date: CalendarDate; time: ClockTime; minutes: number; zone: string }

/** A change of one event of a series, by the date on which the series has it. */
export type ChangedEvent = EventTimes & { originalDate: CalendarDate }

/** A series of events, or an event that happens once. */
export type Series<Change extends ChangedEvent = ChangedEvent> = EventTimes & {
  recurrence: Recurrence | null
  /** Dates of the series that are cancelled. */
  cancelled: readonly CalendarDate[]
  changes: readonly Change[]
}

/** One event on one day. */
export type Occurrence<Change extends ChangedEvent = ChangedEvent> = {
  /** Date on which the series has it: with the series, it names the event for good. */
  originalDate: CalendarDate
  /** Milliseconds since 1970. */
  startsAt: number
  endsAt: number
  /** The change of this event alone, if there is one. */
  change: Change | undefined
}

const MINUTE = 60_000

/** Returns the moments of an event. */
export function momentsOf({ minutes, zone, ...clock }: EventTimes): { startsAt: number; endsAt: number } {
  const startsAt = momentOf(clock, zone)
  return { startsAt, endsAt: startsAt + minutes * MINUTE }
}

/**
 * Lists the events of a series that touch the time between two moments, in the order of their beginning.
 * @param from milliseconds since 1970 @param to the end, which isn't included
 */
export function listOccurrences<Change extends ChangedEvent>(
  series: Series<Change>,
  from: number,
  to: number,
): Occurrence<Change>[] {
  const { time, minutes, zone } = series
  // A day more on each side: an event may last a day, and its zone's date differs from that of UTC.
  const first = addDays(localClockAt(from, zone).date, -2)
  const last = addDays(localClockAt(to, zone).date, 1)
  const changed = new Map(series.changes.map((change) => [change.originalDate, change]))
  const isLeft = (date: CalendarDate): boolean => !series.cancelled.includes(date)
  const plain = listDates(series, first, last)
    .filter((date) => isLeft(date) && !changed.has(date))
    .map((date) => ({ originalDate: date, change: undefined, ...momentsOf({ date, time, minutes, zone }) }))
  const moved = [...changed.values()]
    .filter(({ originalDate }) => isLeft(originalDate) && isDateOf(series, originalDate))
    .map((change) => ({ originalDate: change.originalDate, change, ...momentsOf(change) }))
  return [...plain, ...moved]
    .filter(({ startsAt, endsAt }) => startsAt < to && (endsAt > from || startsAt >= from))
    .toSorted((one, other) => one.startsAt - other.startsAt || (one.originalDate < other.originalDate ? -1 : 1))
}

/** Returns the rule of a series that ends before a date. */
export const endBefore = (recurrence: Recurrence, date: CalendarDate): Recurrence => ({
  ...recurrence,
  count: undefined,
  until: addDays(date, -1),
})

/**
 * Returns the rule of the rest of a series from a date on. A counted rule keeps the number of events that are left.
 * @param chosen the rule of the rest, if it differs in more than that
 */
export function restFrom(
  series: Pick<Series, 'date' | 'recurrence'>,
  date: CalendarDate,
  chosen: Recurrence | null = series.recurrence,
): Recurrence | null {
  const count = series.recurrence?.count
  if (count === undefined || chosen === null) return chosen
  return { ...chosen, count: count - listDates(series, series.date, addDays(date, -1)).length }
}

/** Returns when a series begins and ends. Without an end it is null. */
export function spanOf(series: Series): { startsAt: number; endsAt: number | null } {
  const { time, minutes, zone } = series
  const moved = series.changes.map(momentsOf)
  const last = lastDate(series)
  const first = momentsOf({ date: series.date, time, minutes, zone }).startsAt
  return {
    startsAt: Math.min(first, ...moved.map(({ startsAt }) => startsAt)),
    endsAt:
      last === undefined
        ? null
        : Math.max(momentsOf({ date: last, time, minutes, zone }).endsAt, ...moved.map(({ endsAt }) => endsAt)),
  }
}

/** Returns what is cancelled and changed in a series, without dates that the series hasn't. */
export const keepDates = <Change extends ChangedEvent>(
  dates: Pick<Series, 'date' | 'recurrence'>,
  { cancelled, changes }: Pick<Series<Change>, 'cancelled' | 'changes'>,
): { cancelled: CalendarDate[]; changes: Change[] } => ({
  cancelled: cancelled.filter((date) => isDateOf(dates, date)),
  changes: changes.filter(({ originalDate }) => isDateOf(dates, originalDate)),
})
