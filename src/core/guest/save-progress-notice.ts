import type { GuestDescription } from '#core/guest/describe-guest-session.ts'

/**
 * Whether the save-progress notice is shown: the guest has unsaved data, days remain, and it has not been dismissed
 * (specification, section 4).
 */
export const isSaveProgressNoticeDue = (guest: GuestDescription, dismissed: boolean): boolean =>
  guest.hasUnsavedData && guest.daysRemaining > 0 && !dismissed
