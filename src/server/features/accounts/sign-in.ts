import type { Account } from '#contract/accounts-schemas.ts'
import { MOST_SESSIONS } from '#core/people/session-limits.ts'
import type { AccountsParts } from '#server/features/accounts/accounts-parts.ts'
import { clearAttempts, guessesAt, limitAttempts } from '#server/features/accounts/limit-attempts.ts'
import { ATTEMPT_LIMIT } from '#server/features/accounts/policy.ts'
import { deleteOldestSessions, findByName } from '#server/features/accounts/queries.ts'
import { hasSecondFactor } from '#server/features/accounts/second-factor-queries.ts'
import { askForCode } from '#server/features/accounts/sign-in-with-code.ts'
import { CallRefusal } from '#server/platform/http/call-refusal.ts'
import { browserOf, setCookies, type Visit } from '#server/platform/identity/require-account.ts'

/** What a browser would send that was given these cookies. */
const cookiesOf = (lines: readonly string[]): Headers => new Headers({ cookie: lines.map((line) => line.split(';', 1)[0]).join('; ') })

/** An address that can't exist (RFC 2606): checking it takes as long as checking a real account's. */
const NOBODY = 'nobody@account.invalid'

type Attempt = { found: { id: string; email: string } | undefined; name: string; password: string; limit: number }

/**
 * Signs somebody in who says to be `name`; `limit` wrong passwords are borne with. Neither the answer nor the time it takes tells whether the
 * name or the password was wrong. The session is a new one; whoever was signed in on this browser before no longer is (ASVS 5.0, 7.2.4).
 */
export async function openSession(parts: AccountsParts, { found, name, password, limit }: Attempt, { request, reply }: Visit): Promise<{ account: Account }> {
  const { database, identity } = parts
  const guesses = found ? guessesAt(found.id) : `name ${name}`
  await limitAttempts(parts, guesses, limit)
  const signed = await identity.signIn(found?.email ?? NOBODY, password, browserOf(request))
  if (!signed) throw new CallRefusal('wrong-credentials', 'The name or the password is wrong')
  await clearAttempts(parts, guesses)
  if (!await parts.mayEnter(signed.account)) {
    await deleteOldestSessions(database, signed.account.id, 0)
    throw new CallRefusal('guardian-needed', 'No guardian agrees to this account now')
  }
  if (await hasSecondFactor(database, signed.account.id)) {
    await identity.signOut(cookiesOf(signed.setCookies))
    await askForCode(parts, signed.account.id, { reply })
  }
  await identity.signOut(browserOf(request))
  await deleteOldestSessions(database, signed.account.id, MOST_SESSIONS)
  setCookies(reply, signed.setCookies)
  return { account: signed.account }
}

/** Signs in by e-mail address or username. */
export async function signIn(parts: AccountsParts, { name: given, password }: { name: string; password: string }, visit: Visit): Promise<{ account: Account }> {
  const name = given.toLowerCase()
  return openSession(parts, { found: await findByName(parts.database, name), name, password, limit: ATTEMPT_LIMIT }, visit)
}
