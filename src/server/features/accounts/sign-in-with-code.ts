import type { Account } from '#contract/accounts-schemas.ts'
import type { InterfaceLanguage } from '#core/languages/interface-languages.ts'
import { MOST_SESSIONS } from '#core/people/session-limits.ts'
import type { AccountsParts, PersonsParts } from '#server/features/accounts/accounts-parts.ts'
import { requireCode, type Code } from '#server/features/accounts/check-code.ts'
import { rememberDevice } from '#server/features/accounts/known-devices.ts'
import { pendingCookie, pendingToken } from '#server/features/accounts/pending-cookie.ts'
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
  const token = await parts.identity.tokens.issue('second-factor', accountId, SECOND_STEP_SECONDS)
  setCookies(reply, [pendingCookie(token, SECOND_STEP_SECONDS, isHttps(parts))])
  throw new CallRefusal('second-factor-needed', 'The account asks for a second factor')
}

/** Refuses codes after too many wrong ones, until the password is typed again (ASVS 5.0, 6.6.3). */
async function requirePendingCode(parts: PersonsParts, accountId: string, code: Code, token: string): Promise<void> {
  try {
    await requireCode(parts, accountId, code)
  } catch (fault) {
    if (fault instanceof CallRefusal && fault.code === 'too-many-attempts')
      await parts.identity.tokens.use('second-factor', token)
    throw fault
  }
}

/** Checks the code of a login whose first step `token` stands for, and returns the account. The token works once. */
export async function takeSecondStep(parts: PersonsParts, token: string, code: Code): Promise<string> {
  const over = new CallRefusal('not-signed-in', 'The first step of the login has expired')
  const accountId = token === '' ? undefined : await parts.identity.tokens.find('second-factor', token)
  if (accountId === undefined) throw over
  await requirePendingCode(parts, accountId, code, token)
  if ((await parts.identity.tokens.use('second-factor', token)) !== accountId) throw over
  return accountId
}

/** Completes a login with a code of the app or a recovery code, in the browser that gave the password. */
export async function signInWithCode(
  parts: AccountsParts,
  { code, language }: { code: Code; language: InterfaceLanguage },
  { request, reply }: Visit,
): Promise<{ account: Account }> {
  const { identity, database } = parts
  const waiting = pendingToken(request)
  noteSubject(request, waiting === '' ? undefined : await identity.tokens.find('second-factor', waiting))
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
