import { addDays, type CalendarDate } from '#core/schedule/calendar-dates.ts'

const two = (number: number): string => String(number).padStart(2, '0')

/** Returns the date of a moment where the reader is. */
export const dateHere = (moment: Date): CalendarDate =>
  `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`

/** Returns the moment at which a date begins where the reader is. */
const beginOf = (date: CalendarDate): Date => new Date(`${date}T00:00:00`)

/** Returns the moments between which so many days lie, as the server is asked. */
export const spanFrom = (date: CalendarDate, days: number): { from: string; to: string } => ({
  from: beginOf(date).toISOString(),
  to: beginOf(addDays(date, days)).toISOString(),
})

/** Returns the reader's time zone. */
export const zoneHere = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone
