import { addDays, dayOfDate, mondayOf, weekdayOf, type CalendarDate } from './calendar-dates.ts'
import { momentsOf, type ChangedEvent, type EventTimes, type Series } from './schedule-events.ts'
import { weekdayPlace, weekdaysOf, type Dates, type Recurrence } from './recurrence.ts'
import { listClockChanges, momentOf, offsetAt, localClockAt, type ClockChange } from './time-zones.ts'

/** Text that a calendar shows of an event. */
type Shown = { title: string }

/** A series as a calendar feed has it. */
export type FeedSeries = Series<ChangedEvent & Shown> &
  Shown & {
    /** Stays the same for good. */
    id: string
    /** Rises with each change. */
    sequence: number
    /** Milliseconds since 1970. */
    changedAt: number
  }

/** Octets of a line, without its end (RFC 5545, 3.1). */
const LINE_LENGTH = 75

/** Returns the octets of a character in UTF-8. */
function octetsOf(sign: string): number {
  const code = sign.codePointAt(0) ?? 0
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4
}

/** Folds a line of text: no line is longer than 75 octets, and no character is cut. */
export function foldLine(line: string): string {
  const lines: string[] = []
  let [current, length] = ['', 0]
  for (const sign of line) {
    const octets = octetsOf(sign)
    if (length + octets > LINE_LENGTH) {
      lines.push(current)
      ;[current, length] = [' ', 1]
    }
    current += sign
    length += octets
  }
  return [...lines, current].join('\r\n')
}

/** Escapes a text value (RFC 5545, 3.3.11). Control characters other than line ends are left out. */
export const escapeText = (text: string): string =>
  text
    .replaceAll(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll(/\r\n?|\n/g, '\\n')
    .replaceAll(/\p{Cc}/gu, '')

const localTime = (date: CalendarDate, time: string): string => `${date.replaceAll('-', '')}T${time.replace(':', '')}00`
const utcTime = (moment: number): string => new Date(moment).toISOString().replaceAll(/[-:]|\.\d+/g, '')

const zoned = (name: string, zone: string, ...values: string[]): string =>
  zone === 'UTC'
    ? `${name}:${values.map((value) => `${value}Z`).join(',')}`
    : `${name};TZID=${zone}:${values.join(',')}`

/** Writes a rule of recurrence. Its last date is told in UTC, since the events have a zone. */
export function writeRule(dates: Dates & EventTimes, recurrence: Recurrence): string {
  const { frequency, every, until, count, monthlyBy } = recurrence
  const parts = [`FREQ=${frequency.toUpperCase()}`]
  if (every > 1) parts.push(`INTERVAL=${every}`)
  if (frequency === 'weekly') parts.push(`BYDAY=${weekdaysOf(dates).join(',').toUpperCase()}`, 'WKST=MO')
  if (frequency === 'monthly' && monthlyBy === 'weekday')
    parts.push(`BYDAY=${weekdayPlace(dayOfDate(dates.date))}${weekdayOf(dates.date).toUpperCase()}`)
  if (count !== undefined) parts.push(`COUNT=${count}`)
  else if (until !== undefined) parts.push(`UNTIL=${utcTime(momentOf({ date: until, time: dates.time }, dates.zone))}`)
  return `RRULE:${parts.join(';')}`
}

function writeTimes(times: EventTimes): string[] {
  const { endsAt } = momentsOf(times)
  const end = localClockAt(endsAt, times.zone)
  return [
    zoned('DTSTART', times.zone, localTime(times.date, times.time)),
    zoned('DTEND', times.zone, localTime(end.date, end.time)),
  ]
}

function writeSeries(series: FeedSeries): string[] {
  const { zone, time, recurrence, cancelled } = series
  const write = (title: string, lines: readonly string[]): string[] => [
    'BEGIN:VEVENT',
    `UID:${series.id}`,
    `DTSTAMP:${utcTime(series.changedAt)}`,
    `LAST-MODIFIED:${utcTime(series.changedAt)}`,
    `SEQUENCE:${series.sequence}`,
    'CLASS:PRIVATE',
    `SUMMARY:${escapeText(title)}`,
    ...lines,
    'END:VEVENT',
  ]
  const left = series.changes.filter(({ originalDate }) => !cancelled.includes(originalDate))
  return [
    ...write(series.title, [
      ...writeTimes(series),
      ...(recurrence ? [writeRule(series, recurrence)] : []),
      ...(recurrence && cancelled.length > 0
        ? [zoned('EXDATE', zone, ...cancelled.toSorted().map((date) => localTime(date, time)))]
        : []),
    ]),
    ...left.flatMap((change) =>
      write(change.title, [zoned('RECURRENCE-ID', zone, localTime(change.originalDate, time)), ...writeTimes(change)]),
    ),
  ]
}

/** Writes an offset such as +0200. */
function writeOffset(offset: number): string {
  const minutes = Math.round(Math.abs(offset) / 60_000)
  const two = (number: number): string => String(number).padStart(2, '0')
  return `${offset < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}${two(minutes % 60)}`
}

/**
 * Writes a zone with the changes of its clocks between two moments. Each change is a part of its own, because readers
 * disagree about lists of dates in a zone.
 */
function writeZone(zone: string, from: number, to: number): string[] {
  const changes = listClockChanges(zone, from, to)
  const first = offsetAt(from, zone)
  const standard = Math.min(first, ...changes.map((change) => change.to))
  const write = (change: ClockChange): string[] => {
    const name = change.to === standard ? 'STANDARD' : 'DAYLIGHT'
    // A change is told by what the clocks show just before it.
    const start = new Date(change.at + change.from).toISOString()
    return [
      `BEGIN:${name}`,
      `DTSTART:${localTime(start.slice(0, 10), start.slice(11, 16))}`,
      `TZOFFSETFROM:${writeOffset(change.from)}`,
      `TZOFFSETTO:${writeOffset(change.to)}`,
      `END:${name}`,
    ]
  }
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${zone}`,
    ...[{ at: from, from: first, to: first }, ...changes].flatMap(write),
    'END:VTIMEZONE',
  ]
}

const YEAR = 366 * 24 * 60 * 60_000

/** Years for which a feed tells the changes of clocks. Calendars know the zones themselves and rarely look there. */
const YEARS_AHEAD = 6

/**
 * Writes a calendar as iCalendar (RFC 5545). `name` is what calendars call it. Readers ask again after six hours.
 * @param now milliseconds since 1970
 */
export function writeCalendar(name: string, all: readonly FeedSeries[], now: number): string {
  const times = all.flatMap((series) => [series, ...series.changes])
  const zones = [...new Set(times.map(({ zone }) => zone))].filter((zone) => zone !== 'UTC').toSorted()
  const earliest = times.map(({ date }) => date).toSorted()[0]
  const from = Date.parse(`${addDays(mondayOf(earliest ?? '1970-01-01'), -7)}T00:00:00Z`)
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Funda//Schedule//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escapeText(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT6H',
    'X-PUBLISHED-TTL:PT6H',
    ...zones.flatMap((zone) => writeZone(zone, from, Math.max(now, from) + YEARS_AHEAD * YEAR)),
    ...all.flatMap(writeSeries),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${foldLine(line)}\r\n`).join('')
}
