import type { AgeBand } from '#core/people/age-bands.ts'

/** Whose limits a session has: those of an age band, or of staff, who can do more harm with an open device. */
export type SessionBand = AgeBand | 'staff'

const HOUR = 60 * 60 * 1000
const DAY = 24 * HOUR

/**
 * Milliseconds for which somebody stays signed in: `idle` after the last visit, `absolute` after signing in, whatever comes first
 * (ASVS 5.0, 7.3.1 and 7.3.2). Children often share a tablet: what one left open must not wait there for the next.
 * Staff stay signed in for a working day at most (NIST SP 800-63B-4, 2.2.3: an hour and a day).
 */
export const SESSION_LIMITS: Readonly<Record<SessionBand, { idle: number; absolute: number }>> = {
  child: { idle: 2 * HOUR, absolute: 12 * HOUR },
  teen: { idle: 7 * DAY, absolute: 30 * DAY },
  adult: { idle: 30 * DAY, absolute: 90 * DAY },
  staff: { idle: HOUR, absolute: 8 * HOUR },
}

/** Most devices on which one account is signed in at once; one more ends the session that was used the longest ago (ASVS 5.0, 7.1.2). */
export const MOST_SESSIONS = 10

/** When a session ends that began at `startedAt` and is used now, both in milliseconds since 1970, unless it is used again before. */
export const sessionEnd = (band: SessionBand, startedAt: number, now: number): number =>
  Math.min(startedAt + SESSION_LIMITS[band].absolute, now + SESSION_LIMITS[band].idle)
