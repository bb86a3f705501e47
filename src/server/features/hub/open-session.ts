import type { Account } from '#contract/accounts-schemas.ts'
import { deleteOldestSessions } from '#server/features/accounts/index.ts'
import { MOST_SESSIONS } from '#core/people/session-limits.ts'
import type { HubParts, HubSession } from '#server/features/hub/hub-parts.ts'
import { insertHubSession } from '#server/features/hub/queries.ts'
import { asAccount } from '#server/platform/database/actor.ts'
import { CallRefusal } from '#server/platform/http/call-refusal.ts'
import { noteEvent, noteSubject } from '#server/platform/http/request-people.ts'
import { browserOf, setCookies, type Visit } from '#server/platform/identity/require-account.ts'

/** A sealed ID token is never older than the longest session. */
const TOKEN_TIME = 400 * 24 * 60 * 60 * 1000

/** Keeps beside a session what the hub needs to end it. */
export async function noteHubSession(
  { database, seals, clock }: HubParts,
  session: { learnerId: string; sessionId: string },
  { sid, idToken }: HubSession,
): Promise<void> {
  const sealed = idToken === undefined ? null : seals.idToken.close(idToken, clock().getTime() + TOKEN_TIME)
  await asAccount(session.learnerId, () =>
    insertHubSession(database, { ...session, sid: sid ?? null, idToken: sealed }),
  )
}

/**
 * Begins a new session for the person whom the hub names. An earlier login on this browser ends (ASVS 5.0, 7.2.4). Data
 * for ending it at the hub is stored beside it. The time of reauthentication is the login at the hub, so an old one
 * isn't fresh (ASVS 5.0, 6.8.4). Two factors at the hub count as our second factor from then on.
 */
export async function openHubSession(
  parts: HubParts,
  id: string,
  hubSession: HubSession,
  { request, reply }: Visit,
): Promise<Account> {
  const { database, identity } = parts
  const { authTime, hadTwoFactors } = hubSession
  noteSubject(request, id)
  noteEvent(request, 'logged-in')
  await identity.signOut(browserOf(request))
  const signed = await identity.enter(
    id,
    browserOf(request),
    hadTwoFactors ? 'second-factor' : 'hub',
    new Date(Math.min(authTime * 1000, Date.now())),
  )
  if (!signed) throw new CallRefusal('not-signed-in', 'The account no longer exists')
  const { sessionId, firstName, email, username, ageBand } = signed.account
  await noteHubSession(parts, { learnerId: id, sessionId }, hubSession)
  await deleteOldestSessions(database, id, MOST_SESSIONS)
  setCookies(reply, signed.setCookies)
  return { id, firstName, email, username, ageBand }
}
