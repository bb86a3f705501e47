import { dayText, localDay } from '#core/days/local-day.ts'

/** Periods of reports (specification, section 2.6). */
export const REPORT_PERIODS = ['week', 'month', 'quarter', 'year'] as const
export type ReportPeriod = (typeof REPORT_PERIODS)[number]

/** Days of each period. A week is the last seven days, today included. */
export const DAYS_OF_PERIOD: Readonly<Record<ReportPeriod, number>> = { week: 7, month: 30, quarter: 91, year: 365 }

const DAY = 24 * 60 * 60 * 1000
/** Minutes by which South Africa is ahead of UTC, all year. */
const SOUTH_AFRICA = 120

/** Days of a report as YYYY-MM-DD, both included, and the same as moments: `since` is within, `until` is not. */
export type ReportDays = { from: string; to: string; since: Date; until: Date }

/** Returns the last days of a period, by South Africa's calendar. */
export function daysOfPeriod(period: ReportPeriod, now: Date): ReportDays {
  const today = localDay(now.getTime(), SOUTH_AFRICA)
  const first = today - DAYS_OF_PERIOD[period] + 1
  const momentOf = (day: number): Date => new Date(day * DAY - SOUTH_AFRICA * 60_000)
  return { from: dayText(first), to: dayText(today), since: momentOf(first), until: momentOf(today + 1) }
}
