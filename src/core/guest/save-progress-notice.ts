import type { GuestDescription } from '#core/guest/describe-guest-session.ts'

/**
 * Tells whether the save-progress notice is due: unsaved data, days remaining, and not dismissed (specification,
 * section 4).
 */
export const isSaveProgressNoticeDue = (guest: GuestDescription, dismissed: boolean): boolean =>
  guest.hasUnsavedData && guest.daysRemaining > 0 && !dismissed
