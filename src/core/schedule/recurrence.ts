import { dayText, type DayNumber } from '#core/days/local-day.ts'
import {
  dayOfDate,
  dayOfMonth,
  daysInMonth,
  firstOfMonth,
  monthOf,
  WEEKDAYS,
  weekdayIndex,
  weekdayOf,
  type CalendarDate,
  type Weekday,
} from './calendar-dates.ts'

/** Frequencies of RFC 5545 that people choose from. */
export const FREQUENCIES = ['daily', 'weekly', 'monthly', 'yearly'] as const

export type Frequency = (typeof FREQUENCIES)[number]

/** Ways to repeat in a month: the date, such as the 12th, or the weekday, such as the second Tuesday. */
export const MONTHLY_WAYS = ['date', 'weekday'] as const

/** Most that a rule can skip, and most events that it can count. */
export const MOST_INTERVAL = 52
export const MOST_COUNT = 500

/** Rule of recurrence: the part of RFC 5545 that the form offers. Dates are local; the time of day never changes. */
export type Recurrence = {
  frequency: Frequency
  /** 1 for each day, week, month or year; 2 for every second. */
  every: number
  /** Weekdays of a weekly rule; the first date's own weekday is always among them. */
  weekdays?: readonly Weekday[] | undefined
  /** Way of a monthly rule; the date if it is missing. */
  monthlyBy?: (typeof MONTHLY_WAYS)[number] | undefined
  /** Last date on which an event may begin. */
  until?: CalendarDate | undefined
  /** Number of events, counted from the first. */
  count?: number | undefined
}

/** A first date with its rule; null for an event that happens once. */
export type Dates = { date: CalendarDate; recurrence: Recurrence | null }

/** Returns the place of a weekday in its month: 1 to 4, or -1 for a fifth one. */
export function weekdayPlace(day: DayNumber): number {
  const place = Math.ceil(dayOfMonth(day) / 7)
  return place === 5 ? -1 : place
}

/** Returns the weekdays of a weekly rule in the order of the week. */
export const weekdaysOf = ({ date, recurrence }: Dates): readonly Weekday[] => {
  const own = weekdayOf(date)
  return WEEKDAYS.filter((one) => one === own || recurrence?.weekdays?.includes(one))
}

/** Returns the day of a month that lies as its first date does; undefined if the month has none. */
function dayInMonth(month: number, first: DayNumber, by: Recurrence['monthlyBy']): DayNumber | undefined {
  const [start, days] = [firstOfMonth(month), daysInMonth(month)]
  if (by !== 'weekday') return dayOfMonth(first) <= days ? start + dayOfMonth(first) - 1 : undefined
  const offset = (weekdayIndex(first) - weekdayIndex(start) + 7) % 7
  const place = weekdayPlace(first)
  return start + offset + 7 * (place === -1 ? Math.floor((days - 1 - offset) / 7) : place - 1)
}

/** Periods of a rule, counted from the first date's: their days, and the period in which a day lies. */
type Periods = { daysOf: (period: number) => readonly DayNumber[]; periodOf: (day: DayNumber) => number }

function periodsOf(dates: Dates, { frequency, every, monthlyBy }: Recurrence): Periods {
  const first = dayOfDate(dates.date)
  if (frequency === 'daily')
    return { daysOf: (period) => [first + period * every], periodOf: (day) => (day - first) / every }
  if (frequency === 'weekly') {
    const monday = first - weekdayIndex(first)
    const places = weekdaysOf(dates).map((weekday) => WEEKDAYS.indexOf(weekday))
    return {
      daysOf: (period) => places.map((place) => monday + 7 * every * period + place),
      periodOf: (day) => (day - monday) / (7 * every),
    }
  }
  const step = frequency === 'yearly' ? 12 * every : every
  const by = frequency === 'yearly' ? 'date' : monthlyBy
  return {
    daysOf: (period) => {
      const day = dayInMonth(monthOf(first) + period * step, first, by)
      return day === undefined ? [] : [day]
    },
    periodOf: (day) => (monthOf(day) - monthOf(first)) / step,
  }
}

/**
 * Lists the dates of a rule from one date to another, both included. A month without the day is left out, as RFC 5545
 * says. So is a year without 29 February.
 */
export function listDates(dates: Dates, from: CalendarDate, to: CalendarDate): CalendarDate[] {
  const { date, recurrence } = dates
  if (!recurrence) return from <= date && date <= to ? [date] : []
  const { daysOf, periodOf } = periodsOf(dates, recurrence)
  const [first, begin] = [dayOfDate(date), dayOfDate(from)]
  const { until, count = Number.POSITIVE_INFINITY } = recurrence
  const end = dayOfDate(until !== undefined && until < to ? until : to)
  const isCounted = count !== Number.POSITIVE_INFINITY
  const found: DayNumber[] = []
  let events = 0
  // Only a counted rule has to be followed from its beginning.
  for (let period = isCounted ? 0 : Math.max(0, Math.floor(periodOf(begin))); periodOf(end) >= period; period += 1)
    for (const day of daysOf(period)) {
      if (day < first) continue
      events += 1
      if (day > end || events > count) return found.map(dayText)
      if (day >= begin) found.push(day)
    }
  return found.map(dayText)
}

/** True if an event of the rule begins on this date. */
export const isDateOf = (dates: Dates, date: CalendarDate): boolean => listDates(dates, date, date).length > 0

/** Returns the last date of a rule; undefined if it has no end. */
export function lastDate(dates: Dates): CalendarDate | undefined {
  const { date, recurrence } = dates
  if (!recurrence) return date
  const { until, count } = recurrence
  if (count === undefined) return until
  // The rarest counted rule: 29 February, every so many years.
  const span = { daily: 1, weekly: 7, monthly: 31 * 12, yearly: 366 * 8 }[recurrence.frequency] * recurrence.every
  return listDates(dates, date, dayText(dayOfDate(date) + Math.min(span * count, 83_000))).at(-1) ?? date
}
