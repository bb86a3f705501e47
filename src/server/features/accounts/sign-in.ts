import type { Account } from '#contract/accounts-schemas.ts'
import type { Entry } from '#core/permissions/ended-access.ts'
import type { SecretKind } from '#core/people/sign-in-limits.ts'
import { MOST_SESSIONS } from '#core/people/session-limits.ts'
import type { AccountsParts } from '#server/features/accounts/accounts-parts.ts'
import { findForLogin } from '#server/features/accounts/find-claimed.ts'
import { deviceOf, rememberDevice } from '#server/features/accounts/known-devices.ts'
import { limitSignIn } from '#server/features/accounts/limit-sign-in.ts'
import { deleteOldestSessions, noteVisit } from '#server/features/accounts/queries.ts'
import { removeDueFactor } from '#server/features/accounts/remove-lost-factor.ts'
import { hasSecondFactor } from '#server/features/accounts/second-factor-queries.ts'
import { askForCode } from '#server/features/accounts/sign-in-with-code.ts'
import { CallRefusal } from '#server/platform/http/call-refusal.ts'
import { noteSubject } from '#server/platform/http/request-people.ts'
import { browserOf, setCookies, type Visit } from '#server/platform/identity/require-account.ts'

/** Returns the headers of a browser with these cookies. */
const cookiesOf = (lines: readonly string[]): Headers =>
  new Headers({ cookie: lines.map((line) => line.split(';', 1)[0]).join('; ') })

const WHY_SHUT = {
  'guardian-needed': 'No guardian agrees to this account',
  'new-login-needed': 'The guardian who chose this login no longer has access',
} as const satisfies Record<Exclude<Entry, 'open'>, string>

type Attempt = {
  found: { id: string } | undefined
  /** A child's request under this username that waits for a guardian. */
  waiting: { password: string } | undefined
  name: string
  password: string
  kind: SecretKind
}

const wrongCredentials = (): CallRefusal => new CallRefusal('wrong-credentials', 'The name or the password is wrong')

/**
 * Signs somebody in who says to be `name`, within the limits of their kind of secret. Neither the answer nor the time
 * it takes tells whether the name or the password was wrong. The session is a new one; whoever was signed in on this
 * browser before no longer is (ASVS 5.0, 7.2.4).
 */
export async function openSession(
  parts: AccountsParts,
  { found, waiting, name, password, kind }: Attempt,
  { request, reply }: Visit,
): Promise<{ account: Account }> {
  const { database, identity } = parts
  noteSubject(request, found?.id)
  const admitted = await limitSignIn(parts, { accountId: found?.id, name, kind }, { request })
  if (!found && waiting !== undefined) {
    if (!(await identity.isPasswordOfHash(waiting.password, password))) throw wrongCredentials()
    await admitted.succeed()
    throw new CallRefusal('guardian-needed', 'The guardian has not answered yet')
  }
  const signed = await identity.signIn(found?.id, password, browserOf(request))
  if (!signed) throw wrongCredentials()
  await admitted.succeed()
  const entry = await parts.judgeEntry(signed.account)
  if (entry !== 'open') {
    await deleteOldestSessions(database, signed.account.id, 0)
    throw new CallRefusal(entry, WHY_SHUT[entry])
  }
  await removeDueFactor(parts, signed.account.id)
  if (await hasSecondFactor(database, signed.account.id)) {
    await identity.signOut(cookiesOf(signed.setCookies))
    await askForCode(parts, signed.account.id, { reply })
  }
  await identity.signOut(browserOf(request))
  await deleteOldestSessions(database, signed.account.id, MOST_SESSIONS)
  await noteVisit(database, signed.account.id, parts.clock())
  setCookies(reply, signed.setCookies)
  await rememberDevice(parts, signed.account.id, { request, reply })
  return { account: signed.account }
}

/** Signs in by e-mail address or username. */
export async function signIn(
  parts: AccountsParts,
  { name: given, password }: { name: string; password: string },
  visit: Visit,
): Promise<{ account: Account }> {
  const name = given.toLowerCase()
  return openSession(
    parts,
    {
      found: await findForLogin(parts, name, deviceOf(visit.request)),
      waiting: await parts.findWaiting(name),
      name,
      password,
      kind: 'password',
    },
    visit,
  )
}
