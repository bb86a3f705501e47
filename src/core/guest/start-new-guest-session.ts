import { createGuestSession } from '#core/guest/create-guest-session.ts'
import { hasUsedAllRenewals, isExpired, type GuestSession } from '#core/guest/guest-session.ts'

type StartedGuestSession = { result: 'started' | 'still-active' | 'maximum-renewals'; session: GuestSession }

/**
 * Starts a new session in place of the expired one, whose data is deleted. It is refused while a session lasts, or once
 * all renewals are used. The session then stays and `result` says why. @param id for the new session @param now
 * milliseconds since 1970
 */
export function startNewGuestSession(session: GuestSession, id: string, now: number): StartedGuestSession {
  if (!isExpired(session, now)) return { result: 'still-active', session }
  if (hasUsedAllRenewals(session)) return { result: 'maximum-renewals', session }
  return { result: 'started', session: createGuestSession(id, now) }
}
