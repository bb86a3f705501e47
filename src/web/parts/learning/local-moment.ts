import type { LocalMoment } from '#core/progress/fold-progress.ts'

/** Returns the present moment with the learner's time zone. */
export const localMoment = (): LocalMoment => ({
  at: new Date().toISOString(),
  utcOffsetMinutes: -new Date().getTimezoneOffset(),
})
