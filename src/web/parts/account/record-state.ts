import type { RecordEntry } from '#contract/records-schemas.ts'
import { localDay } from '#core/days/local-day.ts'

/** Entries of one day on the reader's calendar, newest first. */
export type RecordDay = { day: number; at: string; entries: RecordEntry[] }

/** Groups entries by day, in the order in which they come. */
export function groupByDay(entries: readonly RecordEntry[], utcOffsetMinutes: number): RecordDay[] {
  const days: RecordDay[] = []
  for (const entry of entries) {
    const day = localDay(Date.parse(entry.at), utcOffsetMinutes)
    const last = days.at(-1)
    if (last?.day === day) last.entries.push(entry)
    else days.push({ day, at: entry.at, entries: [entry] })
  }
  return days
}
