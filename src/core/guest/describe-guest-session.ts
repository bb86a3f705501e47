import { MILLISECONDS_PER_DAY } from '#core/days/local-day.ts'
import {
  GUEST_DAYS,
  GUEST_RENEWALS,
  hasGuestData,
  hasUsedAllRenewals,
  isExpired,
  type GuestSession,
} from '#core/guest/guest-session.ts'

/** `maximum-renewals-reached`: expired with every renewal used, so the guest has to register. */
type GuestStatus = 'active' | 'expired' | 'maximum-renewals-reached'

/** Fields of a guest session for the screen. */
export type GuestDescription = {
  status: GuestStatus
  /** Whole days, a begun one counted: 1–7 while active, 0 after. */
  daysRemaining: number
  renewalsRemaining: number
  hasUnsavedData: boolean
}

function guestStatus(session: GuestSession, now: number): GuestStatus {
  if (!isExpired(session, now)) return 'active'
  return hasUsedAllRenewals(session) ? 'maximum-renewals-reached' : 'expired'
}

/**
 * Describes the session at `now` (milliseconds since 1970). If the clock was set back, it shows no more days than a
 * session has.
 */
export function describeGuestSession(session: GuestSession, now: number): GuestDescription {
  const days = Math.ceil((Date.parse(session.expiresAt) - now) / MILLISECONDS_PER_DAY)
  return {
    status: guestStatus(session, now),
    daysRemaining: Math.min(GUEST_DAYS, Math.max(0, days)),
    renewalsRemaining: Math.max(0, GUEST_RENEWALS - session.renewalsUsed),
    hasUnsavedData: hasGuestData(session),
  }
}
