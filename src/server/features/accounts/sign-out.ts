import type { AccountsParts } from '#server/features/accounts/accounts-parts.ts'
import { noteActor } from '#server/platform/http/request-people.ts'
import { browserOf, setCookies, visitorOf, type Visit } from '#server/platform/identity/require-account.ts'

/** Ends the session of this browser. Says where to be logged out at the hub too, if it was begun there. */
export async function signOut(
  { identity, leaveHub }: AccountsParts,
  { request, reply }: Visit,
): Promise<{ leaveAt?: string }> {
  const browser = browserOf(request)
  const { account } = await identity.findSignedIn(visitorOf(request))
  if (account !== null) noteActor(request, account)
  const leaveAt = account === null ? undefined : await leaveHub(account)
  const signed = await identity.signOut(browser)
  setCookies(reply, signed.setCookies)
  return leaveAt === undefined ? {} : { leaveAt }
}
