import { guestExpiry, hasUsedAllRenewals, type GuestSession } from '#core/guest/guest-session.ts'

type RenewedGuestSession = { result: 'renewed' | 'maximum-renewals'; session: GuestSession }

/**
 * Renews the session until seven days from `now` (milliseconds since 1970), while fewer than five renewals are used.
 * Otherwise it stays and `result` says so (specification, section 4).
 */
export function renewGuestSession(session: GuestSession, now: number): RenewedGuestSession {
  if (hasUsedAllRenewals(session)) return { result: 'maximum-renewals', session }
  return {
    result: 'renewed',
    session: { ...session, expiresAt: guestExpiry(now), renewalsUsed: session.renewalsUsed + 1 },
  }
}
