import type { Account } from '#contract/accounts-schemas.ts'
import { MOST_SESSIONS } from '#core/people/session-limits.ts'
import type { AccountsParts } from '#server/features/accounts/accounts-parts.ts'
import { rememberDevice } from '#server/features/accounts/known-devices.ts'
import { deleteOldestSessions, noteVisit } from '#server/features/accounts/queries.ts'
import { browserOf, setCookies, type Visit } from '#server/platform/identity/require-account.ts'

/**
 * Begins a session of an account that a code was made for, in the place of the browser's session before. Undefined
 * where the account is gone.
 */
export async function enterAccount(
  parts: AccountsParts,
  id: string,
  { request, reply }: Visit,
): Promise<Account | undefined> {
  const { database, identity, clock } = parts
  const signed = await identity.enter(id, browserOf(request), 'join-code')
  if (!signed) return undefined
  await identity.signOut(browserOf(request))
  await deleteOldestSessions(database, id, MOST_SESSIONS)
  await noteVisit(database, id, clock())
  setCookies(reply, signed.setCookies)
  await rememberDevice(parts, id, { request, reply })
  return signed.account
}
