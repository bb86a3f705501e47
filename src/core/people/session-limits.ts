import type { AgeBand } from '#core/people/age-bands.ts'

/** Band of a session's limits: an age band, or staff, who can do more harm with an open device. */
export type SessionBand = AgeBand | 'staff'

const HOUR = 60 * 60 * 1000
const DAY = 24 * HOUR

/**
 * Milliseconds of a login: `idle` after the last visit, `absolute` after logging in (ASVS 5.0, 7.3.1 and 7.3.2). The
 * earlier one ends it. Children often share a tablet, so an open session mustn't wait for the next child. Staff stay
 * for a working day at most (NIST SP 800-63B-4, 2.2.3: an hour and a day).
 */
export const SESSION_LIMITS: Readonly<Record<SessionBand, { idle: number; absolute: number }>> = {
  child: { idle: 2 * HOUR, absolute: 12 * HOUR },
  teen: { idle: 7 * DAY, absolute: 30 * DAY },
  adult: { idle: 30 * DAY, absolute: 90 * DAY },
  staff: { idle: HOUR, absolute: 8 * HOUR },
}

/** Most simultaneous sessions of one account; one more ends the least recently used (ASVS 5.0, 7.1.2). */
export const MOST_SESSIONS = 10

/** Returns the end of a session that began at `startedAt` and is used now, both in milliseconds since 1970. */
export const sessionEnd = (band: SessionBand, startedAt: number, now: number): number =>
  Math.min(startedAt + SESSION_LIMITS[band].absolute, now + SESSION_LIMITS[band].idle)
