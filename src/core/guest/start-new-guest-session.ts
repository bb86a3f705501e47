import { createGuestSession } from '#core/guest/create-guest-session.ts'
import { hasUsedAllRenewals, isExpired, type GuestSession } from '#core/guest/guest-session.ts'

type StartedGuestSession = { result: 'started' | 'still-active' | 'maximum-renewals'; session: GuestSession }

/**
 * The guest's choice on the expired screen: a new session in place of the expired one, whose data goes. Not while the session
 * lasts, and not once every renewal is used; then the session stays as it is and `result` says why.
 * @param id for the new session
 * @param now milliseconds since 1970
 */
export function startNewGuestSession(session: GuestSession, id: string, now: number): StartedGuestSession {
  if (!isExpired(session, now)) return { result: 'still-active', session }
  if (hasUsedAllRenewals(session)) return { result: 'maximum-renewals', session }
  return { result: 'started', session: createGuestSession(id, now) }
}
