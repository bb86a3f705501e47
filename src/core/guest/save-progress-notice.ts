import type { GuestDescription } from '#core/guest/describe-guest-session.ts'

/** Milliseconds for which the notice stays away after "Later" or "Close". */
export const LATER_MS = 24 * 60 * 60 * 1000

/**
 * Tells whether the save-progress notice is due: unsaved data, days remaining, and not dismissed within a day
 * (specification, section 4).
 * @param dismissedAt milliseconds since 1970; null for never. A time that is still to come doesn't count
 */
export const isSaveProgressNoticeDue = (guest: GuestDescription, dismissedAt: number | null, now: number): boolean =>
  guest.hasUnsavedData &&
  guest.daysRemaining > 0 &&
  (dismissedAt === null || now < dismissedAt || now - dismissedAt >= LATER_MS)
