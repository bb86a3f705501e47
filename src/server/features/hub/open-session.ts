import type { Account } from '#contract/accounts-schemas.ts'
import { deleteOldestSessions } from '#server/features/accounts/index.ts'
import { MOST_SESSIONS } from '#core/people/session-limits.ts'
import type { HubParts, HubSession } from '#server/features/hub/hub-parts.ts'
import { insertHubSession } from '#server/features/hub/queries.ts'
import { asAccount } from '#server/platform/database/actor.ts'
import { CallRefusal } from '#server/platform/http/call-refusal.ts'
import { browserOf, setCookies, type Visit } from '#server/platform/identity/require-account.ts'

/** A sealed ID token is never older than the longest session. */
const TOKEN_TIME = 400 * 24 * 60 * 60 * 1000

/**
 * Begins a session of whom the hub has named. It is a new one; whoever was signed in on this browser before no longer is (ASVS 5.0, 7.2.4). What the hub
 * needs to end it is kept beside it. It shows who it is as of the login at the hub: one that was long ago is no fresh proof (ASVS 5.0, 6.8.4).
 */
export async function openHubSession(parts: HubParts, id: string, { sid, idToken, authTime }: HubSession, { request, reply }: Visit): Promise<Account> {
  const { database, identity, seals, clock } = parts
  await identity.signOut(browserOf(request))
  const signed = await identity.enter(id, browserOf(request), 'hub', new Date(Math.min(authTime * 1000, Date.now())))
  if (!signed) throw new CallRefusal('not-signed-in', 'The account is gone')
  const { sessionId, firstName, email, username, ageBand } = signed.account
  await asAccount(id, () => insertHubSession(database, { learnerId: id, sessionId, sid: sid ?? null, idToken: idToken === undefined ? null : seals.idToken.close(idToken, clock().getTime() + TOKEN_TIME) }))
  await deleteOldestSessions(database, id, MOST_SESSIONS)
  setCookies(reply, signed.setCookies)
  return { id, firstName, email, username, ageBand }
}
