import type { Progress } from '#core/progress/fold-progress.ts'

/** Days and achievements that an answer of the server holds at most. */
export const DAYS_SENT = 14
export const ACHIEVEMENTS_SENT = 8

/**
 * Returns progress with the newest days and achievements only, so that its size doesn't grow with the answers.
 * `counts['learning-days']` is the number of all days.
 */
export const shortenProgress = (progress: Progress): Progress => ({
  ...progress,
  days: progress.days.slice(-DAYS_SENT),
  achievements: progress.achievements.slice(-ACHIEVEMENTS_SENT),
})
