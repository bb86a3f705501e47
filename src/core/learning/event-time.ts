import { MILLISECONDS_PER_DAY } from '#core/days/local-day.ts'
import { GUEST_DAYS, GUEST_RENEWALS } from '#core/guest/guest-session.ts'

/** Milliseconds that a device's clock may be ahead of the server's. */
const CLOCK_AHEAD = 5 * 60_000

/** Days for which a device keeps answers that it can't send: as long as its session lasts. */
export const OFFLINE_DAYS = 60

/** Days that somebody can have learnt as a guest before signing up: a guest session with all its renewals. */
export const GUEST_LIFE_DAYS = GUEST_DAYS * (1 + GUEST_RENEWALS)

/** `now`: when the server gets the event. `startedAt`: when the account began, where that is known. In milliseconds since 1970. */
type Life = { now: number; startedAt?: number | undefined }

/**
 * Returns the earliest possible time of an event: within a guest's life before the account, and a device's storage
 * time.
 */
export const earliestEventTime = ({ now, startedAt = -Infinity }: Life): number =>
  Math.max(Math.min(startedAt, now) - GUEST_LIFE_DAYS * MILLISECONDS_PER_DAY, now - OFFLINE_DAYS * MILLISECONDS_PER_DAY)

/**
 * Returns the time at which an event counts. A time before the account's life or in the future comes from a wrong clock
 * or from cheating. Such an event counts at its arrival, so its points stay and no day is invented.
 */
export function boundEventTime(time: number, life: Life): { time: number; isCorrected: boolean } {
  const isPossible = time >= earliestEventTime(life) && time <= life.now + CLOCK_AHEAD
  return { time: isPossible ? time : life.now, isCorrected: !isPossible }
}
