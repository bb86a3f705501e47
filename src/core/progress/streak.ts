import type { DayNumber } from '#core/days/local-day.ts'

/** Learning days in a row, rest days not counted. `current` is 0 once two days before today were missed. */
export type Streak = { current: number; longest: number }

/** Days from one learning day to the next that still join them: one rest day between. */
const LONGEST_STEP = 2

/**
 * Derives streaks over the days with at least one answer. A single day off between two learning days is a rest day; two
 * in a row end the streak. Today isn't missed while it lasts. Days after today, from a fast clock, count for the
 * longest streak only. (Product decisions, section 5.) @param days each learning day once, ascending
 */
export function streakOf(days: readonly DayNumber[], today: DayNumber): Streak {
  let longest = 0
  let current = 0
  let run = 0
  let previous: DayNumber | undefined
  for (const day of days) {
    run = previous !== undefined && day - previous <= LONGEST_STEP ? run + 1 : 1
    longest = Math.max(longest, run)
    if (day <= today) current = today - day <= LONGEST_STEP ? run : 0
    previous = day
  }
  return { current, longest }
}
