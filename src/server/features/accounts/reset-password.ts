import type { InterfaceLanguage } from '#core/languages/interface-languages.ts'
import type { AccountsParts } from '#server/features/accounts/accounts-parts.ts'
import { rememberDevice } from '#server/features/accounts/known-devices.ts'
import { forgetGuesses } from '#server/features/accounts/limit-attempts.ts'
import { forgetEmailCounts } from '#server/features/accounts/limit-emails.ts'
import { requireGoodPassword } from '#server/features/accounts/policy.ts'
import {
  findByName,
  findPerson,
  forgetDevices,
  forgetEmailChanges,
  forgetTokens,
  forgetWaysSince,
  noteConfirmed,
} from '#server/features/accounts/queries.ts'
import { deleteFactor, forgetRemoval } from '#server/features/accounts/second-factor-queries.ts'
import { writeToAccount } from '#server/features/accounts/write-to-account.ts'
import { CallRefusal } from '#server/platform/http/call-refusal.ts'
import { noteSubject } from '#server/platform/http/request-people.ts'
import type { Visit } from '#server/platform/identity/require-account.ts'

type Input = { token: string; password: string; language: InterfaceLanguage }

/**
 * Removes everything that a stranger may have set up with this address: second factor, devices, hub logins and sent
 * invitations. Learning data stays, because it is usually the owner's own.
 */
async function beginAfresh({ database, withdrawSent }: AccountsParts, id: string): Promise<void> {
  await deleteFactor(database, id)
  await forgetRemoval(database, id)
  await forgetWaysSince(database, id, new Date(0))
  await forgetDevices(database, id)
  await withdrawSent(id)
}

/**
 * Sets a new password by the email's link, ends all sessions and voids other links. Only a valid password consumes the
 * link. It starts no session: the person logs in with the new password. The device becomes known, since the email
 * proved the address; others' guesses can't lock it out. If the address was unconfirmed before, everything that a
 * stranger could have set up is removed.
 */
export async function resetPassword(
  parts: AccountsParts,
  { token, password, language }: Input,
  visit: Visit,
): Promise<Record<string, never>> {
  const { database, identity, clock } = parts
  const over = new CallRefusal('link-over', 'The link has been used, has expired or is not ours')
  const id = await identity.findPasswordReset(token)
  noteSubject(visit.request, id)
  const person = id === undefined ? undefined : await findPerson(database, id)
  if (id === undefined || !person) throw over
  const owner = await findByName(database, person.email)
  // Meanwhile another account has confirmed the address: the link was for its owner, and not for this account.
  if (owner !== undefined && owner.id !== id) throw over
  requireGoodPassword(password, person)
  if (!(await identity.resetPassword(token, password))) throw over
  if (!person.emailVerified) await beginAfresh(parts, id)
  await noteConfirmed(database, id, person.email, clock())
  await forgetTokens(database, id)
  await forgetEmailChanges(database, id)
  await forgetGuesses(parts, id)
  await rememberDevice(parts, id, visit)
  await forgetEmailCounts(parts, 'reset-password', person.email)
  await writeToAccount(
    parts,
    { id, email: person.email },
    { kind: 'password-changed', link: '/forgot-password' },
    language,
  )
  return {}
}
