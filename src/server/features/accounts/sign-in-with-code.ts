import type { Account } from '#contract/accounts-schemas.ts'
import type { InterfaceLanguage } from '#core/languages/interface-languages.ts'
import { MOST_SESSIONS } from '#core/people/session-limits.ts'
import type { AccountsParts, PersonsParts } from '#server/features/accounts/accounts-parts.ts'
import { requireCode, type Code } from '#server/features/accounts/check-code.ts'
import { rememberDevice } from '#server/features/accounts/known-devices.ts'
import { pendingCookie, pendingProof } from '#server/features/accounts/pending-cookie.ts'
import { SECOND_STEP_SECONDS } from '#server/features/accounts/policy.ts'
import { deleteOldestSessions } from '#server/features/accounts/queries.ts'
import { forgetRemoval } from '#server/features/accounts/second-factor-queries.ts'
import { writeAboutFactor } from '#server/features/accounts/set-up-second-factor.ts'
import { CallRefusal } from '#server/platform/http/call-refusal.ts'
import { noteSubject } from '#server/platform/http/request-people.ts'
import { browserOf, setCookies, type Visit } from '#server/platform/identity/require-account.ts'

const isHttps = ({ config }: AccountsParts): boolean => config.origin.startsWith('https:')

/**
 * Asks for the second factor after the right password. No session begins before it, and only this browser may continue,
 * for ten minutes.
 */
export async function askForCode(
  parts: AccountsParts,
  accountId: string,
  { reply }: Pick<Visit, 'reply'>,
): Promise<never> {
  const proof = await parts.identity.proofs.issue('second-factor', accountId, SECOND_STEP_SECONDS)
  setCookies(reply, [pendingCookie(proof, SECOND_STEP_SECONDS, isHttps(parts))])
  throw new CallRefusal('second-factor-needed', 'The account asks for a second factor')
}

/** After too many wrong codes the password has to be typed again too (ASVS 5.0, 6.6.3). */
async function requirePendingCode(parts: PersonsParts, accountId: string, code: Code, proof: string): Promise<void> {
  try {
    await requireCode(parts, accountId, code)
  } catch (fault) {
    if (fault instanceof CallRefusal && fault.code === 'too-many-attempts')
      await parts.identity.proofs.use('second-factor', proof)
    throw fault
  }
}

/** Takes the second step of a login whose first one `proof` stands for, and gives whose it is. The proof is good once. */
export async function takeSecondStep(parts: PersonsParts, proof: string, code: Code): Promise<string> {
  const over = new CallRefusal('not-signed-in', 'The first step of the login has expired')
  const accountId = proof === '' ? undefined : await parts.identity.proofs.find('second-factor', proof)
  if (accountId === undefined) throw over
  await requirePendingCode(parts, accountId, code, proof)
  if ((await parts.identity.proofs.use('second-factor', proof)) !== accountId) throw over
  return accountId
}

/** Completes a login with a code of the app or a recovery code, in the browser that gave the password. */
export async function signInWithCode(
  parts: AccountsParts,
  { code, language }: { code: Code; language: InterfaceLanguage },
  { request, reply }: Visit,
): Promise<{ account: Account }> {
  const { identity, database } = parts
  const waiting = pendingProof(request)
  noteSubject(request, waiting === '' ? undefined : await identity.proofs.find('second-factor', waiting))
  const accountId = await takeSecondStep(parts, waiting, code)
  // Whoever has a code needs no way back: a request that waits is not theirs, or not needed.
  await forgetRemoval(database, accountId)
  const signed = await identity.enter(accountId, browserOf(request), 'second-factor')
  if (!signed) throw new CallRefusal('not-signed-in', 'The account no longer exists')
  await identity.signOut(browserOf(request))
  await deleteOldestSessions(database, accountId, MOST_SESSIONS)
  setCookies(reply, [...signed.setCookies, pendingCookie('', 0, isHttps(parts))])
  await rememberDevice(parts, accountId, { request, reply })
  if (code.kind === 'recovery') await writeAboutFactor(parts, signed.account, language)
  return { account: signed.account }
}
