import { dayText, localDay, type DayNumber } from '#core/days/local-day.ts'
import type { DayProgress } from '#core/progress/fold-progress.ts'

/** Minutes by which South Africa is ahead of UTC, all year. */
const SOUTH_AFRICA = 120
const DAY = 24 * 60 * 60 * 1000

/** 1 January 1970 was a Thursday. */
const mondayOf = (day: DayNumber): DayNumber => day - ((((day + 3) % 7) + 7) % 7)
const firstOfMonth = (day: DayNumber): DayNumber => day - (Number(dayText(day).slice(8)) - 1)

/**
 * Returns the latest complete week (from Monday) or month in South African days, and the start of the current one.
 * `from` and `to` are YYYY-MM-DD, both included.
 */
export function lastPeriod(unit: 'week' | 'month', now: Date): { from: string; to: string; endedAt: Date } {
  const begins = unit === 'week' ? mondayOf : firstOfMonth
  const start = begins(localDay(now.getTime(), SOUTH_AFRICA))
  return {
    from: dayText(begins(start - 1)),
    to: dayText(start - 1),
    endedAt: new Date(start * DAY - SOUTH_AFRICA * 60_000),
  }
}

/** Sums the days of a period. */
export function sumDays(
  days: readonly DayProgress[],
  { from, to }: { from: string; to: string },
): { days: number; answers: number; right: number } {
  const within = days.filter(({ day }) => day >= from && day <= to)
  const sum = (of: 'answers' | 'right'): number => within.reduce((total, day) => total + day[of], 0)
  return { days: within.length, answers: sum('answers'), right: sum('right') }
}
