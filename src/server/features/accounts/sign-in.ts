import { createHmac } from 'node:crypto'
import type { Account } from '#contract/accounts-schemas.ts'
import type { AccountsParts } from '#server/features/accounts/accounts-parts.ts'
import { ATTEMPT_LIMIT, ATTEMPT_WINDOW } from '#server/features/accounts/policy.ts'
import { countAttempt, findByName, forgetAttempts } from '#server/features/accounts/queries.ts'
import { CallRefusal } from '#server/platform/http/call-refusal.ts'
import { setCookies, type Visit } from '#server/platform/identity/require-account.ts'

/** An address that can't exist (RFC 2606): checking it takes as long as checking a real account's. */
const NOBODY = 'nobody@account.invalid'

/**
 * Signs in by e-mail address or username. Neither the answer nor the time it takes tells whether the name or the password was
 * wrong. An attempt is counted before the password is looked at, so that guesses at the same moment can't pass the limit.
 */
export async function signIn(
  { database, identity, clock, config }: AccountsParts, { name: given, password }: { name: string; password: string }, { reply }: Visit,
): Promise<{ account: Account }> {
  const name = given.toLowerCase()
  const found = await findByName(database, name)
  const subject = createHmac('sha256', config.secret).update(found ? `account ${found.id}` : `name ${name}`).digest('base64url')
  const now = clock()
  const since = new Date(now.getTime() - ATTEMPT_WINDOW)
  const { attempts, startedAt } = await countAttempt(database, subject, now, since)
  if (attempts > ATTEMPT_LIMIT) {
    const retryAfter = Math.max(1, Math.ceil((startedAt.getTime() + ATTEMPT_WINDOW - now.getTime()) / 1000))
    throw new CallRefusal('too-many-attempts', 'Too many wrong passwords for this account', { retryAfter })
  }
  const signed = await identity.signIn(found?.email ?? NOBODY, password)
  if (!signed) throw new CallRefusal('wrong-credentials', 'The name or the password is wrong')
  await forgetAttempts(database, subject, since)
  setCookies(reply, signed.setCookies)
  return { account: signed.account }
}
