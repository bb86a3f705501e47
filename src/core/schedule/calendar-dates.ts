import { dayText, MILLISECONDS_PER_DAY, type DayNumber } from '#core/days/local-day.ts'

/** A date of the calendar as YYYY-MM-DD, without a time zone. */
export type CalendarDate = string

/** Weekdays by their names in RFC 5545, from Monday. */
export const WEEKDAYS = ['mo', 'tu', 'we', 'th', 'fr', 'sa', 'su'] as const

export type Weekday = (typeof WEEKDAYS)[number]

/** 1970-01-01 was a Thursday. */
const FIRST_WEEKDAY = WEEKDAYS.indexOf('th')

/** Returns the number of a date's day. */
export const dayOfDate = (date: CalendarDate): DayNumber =>
  Math.floor(Date.parse(`${date}T00:00:00Z`) / MILLISECONDS_PER_DAY)

/** Returns the date some days later, or earlier for a negative number. */
export const addDays = (date: CalendarDate, days: number): CalendarDate => dayText(dayOfDate(date) + days)

/** Returns the place of a day in its week: 0 for Monday. */
export const weekdayIndex = (day: DayNumber): number => (((day + FIRST_WEEKDAY) % 7) + 7) % 7

/** Returns the weekday of a date. */
export const weekdayOf = (date: CalendarDate): Weekday => WEEKDAYS[weekdayIndex(dayOfDate(date))] ?? 'mo'

/** Returns the Monday of a date's week. */
export const mondayOf = (date: CalendarDate): CalendarDate => addDays(date, -weekdayIndex(dayOfDate(date)))

/** A month as a count of months since January of the year 0. */
export type MonthNumber = number

/** Returns the number of a day's month. */
export function monthOf(day: DayNumber): MonthNumber {
  const date = new Date(day * MILLISECONDS_PER_DAY)
  return date.getUTCFullYear() * 12 + date.getUTCMonth()
}

/** Returns the day of the month: 1 for the first. */
export const dayOfMonth = (day: DayNumber): number => new Date(day * MILLISECONDS_PER_DAY).getUTCDate()

/** Returns the first day of a month. */
export const firstOfMonth = (month: MonthNumber): DayNumber =>
  Date.UTC(Math.floor(month / 12), month % 12, 1) / MILLISECONDS_PER_DAY

/** Returns the number of days in a month. */
export const daysInMonth = (month: MonthNumber): number => firstOfMonth(month + 1) - firstOfMonth(month)

/** True for a date that the calendar has, from 1970 to 2199. */
export const isCalendarDate = (text: string): boolean =>
  /^(?:19[7-9]\d|2[01]\d\d)-\d\d-\d\d$/.test(text) &&
  !Number.isNaN(Date.parse(`${text}T00:00:00Z`)) &&
  dayText(dayOfDate(text)) === text
