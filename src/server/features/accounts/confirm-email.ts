import type { AccountsParts } from '#server/features/accounts/accounts-parts.ts'
import { moveEmail } from '#server/features/accounts/change-email.ts'
import { forgetTokens, noteConfirmed } from '#server/features/accounts/queries.ts'
import { CallRefusal } from '#server/platform/http/call-refusal.ts'
import { noteSubject } from '#server/platform/http/request-people.ts'
import type { Visit } from '#server/platform/identity/require-account.ts'

/**
 * Confirms an address by the link of an email to it: the current address, or the new one. It starts no
 * session.
 */
export async function confirmEmail(
  parts: AccountsParts,
  { token }: { token: string },
  { request }: Pick<Visit, 'request'>,
): Promise<Record<string, never>> {
  const { database, identity, clock } = parts
  if (await moveEmail(parts, token, request)) return {}
  const confirmation = await identity.tokens.use('confirm-email', token)
  const [id, email] = confirmation?.split(' ') ?? []
  if (confirmation === undefined || id === undefined || email === undefined)
    throw new CallRefusal('link-over', 'The link has been used, has expired or is not ours')
  noteSubject(request, id)
  if (!(await noteConfirmed(database, id, email, clock())))
    throw new CallRefusal('email-in-use', 'Another account has confirmed this email address')
  await forgetTokens(database, confirmation)
  return {}
}
