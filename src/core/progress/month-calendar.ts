import { dayText, localDay, MILLISECONDS_PER_DAY } from '#core/days/local-day.ts'
import type { DayProgress, LocalMoment } from '#core/progress/fold-progress.ts'

/**
 * Day of the calendar. `rest` is a single day without an answer between two with some, which ends no bead string.
 * `blank` is any other past day without one.
 */
export type CalendarDay = {
  day: string
  date: number
  state: 'learnt' | 'rest' | 'blank' | 'today' | 'ahead'
  answers: number
  isToday: boolean
}

/** A month as weeks from Monday to Sunday; null where a day belongs to another month. */
export type MonthCalendar = { year: number; month: number; weeks: (CalendarDay | null)[][] }

/** Returns the learner's current month, or an earlier one. @param back how many months before this one */
export function monthCalendar(days: readonly DayProgress[], now: LocalMoment, back = 0): MonthCalendar {
  const today = localDay(Date.parse(now.at), now.utcOffsetMinutes)
  const [thisYear = 1970, thisMonth = 1] = dayText(today).split('-').map(Number)
  const first = Date.UTC(thisYear, thisMonth - 1 - back, 1) / MILLISECONDS_PER_DAY
  const [year = 1970, month = 1] = dayText(first).split('-').map(Number)
  const length = Date.UTC(year, month, 1) / MILLISECONDS_PER_DAY - first
  const answered = new Map(days.map(({ day, answers }) => [day, answers]))
  const answersOn = (day: number): number => answered.get(dayText(day)) ?? 0
  const stateOf = (day: number): CalendarDay['state'] => {
    if (answersOn(day) > 0) return 'learnt'
    if (day > today) return 'ahead'
    if (day === today) return 'today'
    return answersOn(day - 1) > 0 && (answersOn(day + 1) > 0 || day + 1 === today) ? 'rest' : 'blank'
  }
  const shown = Array.from({ length }, (_, index): CalendarDay => ({
    day: dayText(first + index),
    date: index + 1,
    state: stateOf(first + index),
    answers: answersOn(first + index),
    isToday: first + index === today,
  }))
  // 1970-01-01 was a Thursday: three days after a Monday.
  const cells = [...Array.from({ length: (first + 3) % 7 }, () => null), ...shown]
  const padded = [...cells, ...Array.from({ length: (7 - (cells.length % 7)) % 7 }, () => null)]
  return {
    year,
    month,
    weeks: Array.from({ length: padded.length / 7 }, (_, week) => padded.slice(week * 7, week * 7 + 7)),
  }
}
