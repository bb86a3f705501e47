import { dayText, localDay } from '#core/days/local-day.ts'
import type { DayProgress, LocalMoment } from '#core/progress/fold-progress.ts'

const DAYS_SHOWN = 7

/** Returns the seven days that end today, oldest first; days without an answer have zeros. */
export function foldWeek(days: readonly DayProgress[], now: LocalMoment): DayProgress[] {
  const today = localDay(Date.parse(now.at), now.utcOffsetMinutes)
  const learned = new Map(days.map((day) => [day.day, day]))
  return Array.from({ length: DAYS_SHOWN }, (_, index) => {
    const day = dayText(today - DAYS_SHOWN + 1 + index)
    return learned.get(day) ?? { day, answers: 0, right: 0, milliseconds: 0 }
  })
}
