import { MILLISECONDS_PER_DAY } from '#core/days/local-day.ts'
import type { CalendarDate } from './calendar-dates.ts'

/** A time of day as HH:MM. */
export type ClockTime = string

/** The time zone of new events. */
export const USUAL_ZONE = 'Africa/Johannesburg'

const MINUTE = 60_000

const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(zone: string): Intl.DateTimeFormat {
  const kept = formats.get(zone)
  if (kept) return kept
  const made = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  })
  formats.set(zone, made)
  return made
}

/** True for a name of a place in the list of time zones, such as Africa/Johannesburg. Offsets are no zones. */
export function isTimeZone(zone: string): boolean {
  if (!/^(?:UTC|[A-Z][\w+-]*(?:\/[A-Z][\w+-]*){1,2})$/.test(zone)) return false
  try {
    return formatOf(zone) !== undefined
  } catch {
    return false
  }
}

/** Date and time that the clocks of a zone show. */
type LocalClock = { date: CalendarDate; time: ClockTime }

/** Returns what the clocks of a zone show at a moment. @param moment milliseconds since 1970 */
export function localClockAt(moment: number, zone: string): LocalClock {
  const parts = Object.fromEntries(
    formatOf(zone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  )
  return {
    date: `${parts['year']?.padStart(4, '0')}-${parts['month']}-${parts['day']}`,
    time: `${parts['hour']}:${parts['minute']}`,
  }
}

/** Reads date and time as if the clock stood in Greenwich. */
const asUtc = ({ date, time }: LocalClock): number => Date.parse(`${date}T${time}:00Z`)

/** Returns how far the clocks of a zone are ahead of UTC, in milliseconds. */
export const offsetAt = (moment: number, zone: string): number =>
  asUtc(localClockAt(moment, zone)) - Math.floor(moment / MINUTE) * MINUTE

/**
 * Returns the moment at which the clocks of a zone show a date and time, in milliseconds since 1970. For a time that
 * occurs twice it is the first. A skipped time counts with the offset from before the gap (RFC 5545, 3.3.5).
 */
export function momentOf(clock: LocalClock, zone: string): number {
  const local = asUtc(clock)
  const before = offsetAt(local - MILLISECONDS_PER_DAY, zone)
  const after = offsetAt(local + MILLISECONDS_PER_DAY, zone)
  for (const offset of [before, after]) if (offsetAt(local - offset, zone) === offset) return local - offset
  return local - before
}

/** A change of a zone's clocks. Offsets are milliseconds ahead of UTC. */
export type ClockChange = { at: number; from: number; to: number }

/** Finds the changes of a zone's clocks between two moments, to the minute. */
export function listClockChanges(zone: string, from: number, to: number): ClockChange[] {
  const changes: ClockChange[] = []
  for (let day = from; day < to; day += MILLISECONDS_PER_DAY) {
    const [before, after] = [offsetAt(day, zone), offsetAt(day + MILLISECONDS_PER_DAY, zone)]
    if (before === after) continue
    let [low, high] = [day, day + MILLISECONDS_PER_DAY]
    while (high - low > MINUTE) {
      const middle = Math.floor((low + high) / 2 / MINUTE) * MINUTE
      if (offsetAt(middle, zone) === before) low = middle
      else high = middle
    }
    changes.push({ at: Math.ceil(high / MINUTE) * MINUTE, from: before, to: after })
  }
  return changes
}
