import type { InterfaceLanguage } from '#core/languages/interface-languages.ts'
import type { AccountsParts } from '#server/features/accounts/accounts-parts.ts'
import { rememberDevice } from '#server/features/accounts/known-devices.ts'
import { clearAttempts, forgetGuesses, lettersTo } from '#server/features/accounts/limit-attempts.ts'
import { requireGoodPassword } from '#server/features/accounts/policy.ts'
import { findPerson, forgetEmailChanges, forgetProofs, noteConfirmed } from '#server/features/accounts/queries.ts'
import { CallRefusal } from '#server/platform/http/call-refusal.ts'
import type { Visit } from '#server/platform/identity/require-account.ts'

type Input = { proof: string; password: string; language: InterfaceLanguage }

/**
 * Gives the account of the letter's link another password, ends all its sessions, and takes its other links away. The link is used up by a
 * good password only. It signs nobody in: whoever chose the password types it once more. The letter has shown that the address is theirs, and so the
 * device is known: a right password gets in there, whatever others try meanwhile.
 */
export async function resetPassword(parts: AccountsParts, { proof, password, language }: Input, visit: Visit): Promise<Record<string, never>> {
  const { database, identity, mail, clock, config } = parts
  const over = new CallRefusal('link-over', 'The link is used, over or none of ours')
  const id = await identity.findPasswordReset(proof)
  const person = id === undefined ? undefined : await findPerson(database, id)
  if (id === undefined || !person) throw over
  requireGoodPassword(password, person)
  if (!await identity.resetPassword(proof, password)) throw over
  await noteConfirmed(database, id, person.email, clock())
  await forgetProofs(database, id)
  await forgetEmailChanges(database, id)
  await forgetGuesses(parts, id)
  await rememberDevice(parts, id, visit)
  await clearAttempts(parts, lettersTo(person.email))
  mail.send({ kind: 'password-changed', to: person.email, language, link: `${config.origin}/forgot-password` })
  return {}
}
