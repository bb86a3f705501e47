import type { LocalMoment } from '#core/progress/fold-progress.ts'

/** This moment, and where the learner is. */
export const localMoment = (): LocalMoment => ({
  at: new Date().toISOString(),
  utcOffsetMinutes: -new Date().getTimezoneOffset(),
})
