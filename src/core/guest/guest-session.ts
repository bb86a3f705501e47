import { MILLISECONDS_PER_DAY } from '#core/days/local-day.ts'

/** Days that a guest session lasts from its creation or latest renewal (specification, sections 4 and 9). */
export const GUEST_DAYS = 7

/** Times that a guest session can be renewed (specification, section 9). */
export const GUEST_RENEWALS = 5

/** Value of JSON, and so of a guest session's data. */
export type JsonValue = string | number | boolean | null | JsonValue[] | { [key: string]: JsonValue }

/** Data that a guest saved: the latest value of each key and its time (ISO 8601, UTC). */
export type GuestData = Record<string, { value: JsonValue; savedAt: string }>

/** Guest session on this device (specification, section 3). Times are ISO 8601 in UTC, by the device's clock. */
export type GuestSession = {
  id: string
  createdAt: string
  expiresAt: string
  renewalsUsed: number
  data: GuestData
}

/**
 * Tells whether the session has expired at `now` (milliseconds since 1970). A clock that was set back only makes it
 * last longer.
 */
export const isExpired = (session: GuestSession, now: number): boolean => now >= Date.parse(session.expiresAt)

/** Tells whether all renewals are used; after this session the guest must register. */
export const hasUsedAllRenewals = (session: GuestSession): boolean => session.renewalsUsed >= GUEST_RENEWALS

/** Tells whether the session holds data that no account has yet. */
export const hasGuestData = (session: GuestSession): boolean => Object.keys(session.data).length > 0

/** Returns the end of a session that is created or renewed at `now` (milliseconds since 1970). */
export const guestExpiry = (now: number): string => new Date(now + GUEST_DAYS * MILLISECONDS_PER_DAY).toISOString()
