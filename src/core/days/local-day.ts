/** A day as a count of days since 1970-01-01, so that days can be compared and subtracted. */
export type DayNumber = number

export const MILLISECONDS_PER_DAY = 86_400_000

/**
 * Returns the learner's local day. @param time milliseconds since 1970 @param utcOffsetMinutes minutes that the
 * learner's clock was ahead of UTC
 */
export const localDay = (time: number, utcOffsetMinutes: number): DayNumber =>
  Math.floor((time + utcOffsetMinutes * 60_000) / MILLISECONDS_PER_DAY)

/** Returns the day as YYYY-MM-DD. */
export const dayText = (day: DayNumber): string => new Date(day * MILLISECONDS_PER_DAY).toISOString().slice(0, 10)
