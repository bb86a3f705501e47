import { createGuestSession } from '#core/guest/create-guest-session.ts'
import { hasGuestData, hasUsedAllRenewals, isExpired, type GuestSession } from '#core/guest/guest-session.ts'

/**
 * Returns the guest session at app start. A missing one is created; an expired one is replaced where nothing is lost by it. An expired
 * one with saved data stays, and the screen asks: register, or start a new one. With every renewal used it stays too: then only
 * registering goes on (specification, section 4).
 * @param id for a session that is created
 * @param now milliseconds since 1970
 */
export function initialiseGuestSession(session: GuestSession | undefined, id: string, now: number): GuestSession {
  if (session === undefined) return createGuestSession(id, now)
  if (isExpired(session, now) && !hasGuestData(session) && !hasUsedAllRenewals(session))
    return createGuestSession(id, now)
  return session
}
