import { MILLISECONDS_PER_DAY } from '#core/days/local-day.ts'
import { GUEST_DAYS, GUEST_RENEWALS } from '#core/guest/guest-session.ts'

/** How far a device's clock may run ahead of the server's, in milliseconds. */
const CLOCK_AHEAD = 5 * 60_000

/** Days for which a device keeps answers that it can't send: as long as its session lasts. */
export const OFFLINE_DAYS = 60

/** Days that somebody can have learnt as a guest before signing up: a guest session with all its renewals. */
export const GUEST_LIFE_DAYS = GUEST_DAYS * (1 + GUEST_RENEWALS)

/** `now`: when the server gets the event. `startedAt`: when the account began, where that is known. In milliseconds since 1970. */
type Life = { now: number; startedAt?: number | undefined }

/** The earliest time that an event can have: within a guest's life before the account, and within what a device keeps unsent. */
export const earliestEventTime = ({ now, startedAt = -Infinity }: Life): number =>
  Math.max(Math.min(startedAt, now) - GUEST_LIFE_DAYS * MILLISECONDS_PER_DAY, now - OFFLINE_DAYS * MILLISECONDS_PER_DAY)

/**
 * The time at which an event counts. A time that can't be, before the account's life or after now, comes from a wrong
 * clock or from nobody who learns: the event counts at the moment when it arrived, so its points stay and no day is
 * made up.
 */
export function boundEventTime(time: number, life: Life): { time: number; isCorrected: boolean } {
  const isPossible = time >= earliestEventTime(life) && time <= life.now + CLOCK_AHEAD
  return { time: isPossible ? time : life.now, isCorrected: !isPossible }
}
