import type { InterfaceLanguage } from '#core/languages/interface-languages.ts'
import { needsGuardian } from '#core/people/age-bands.ts'
import type { AccountsParts } from '#server/features/accounts/accounts-parts.ts'
import { lettersTo, limitAttempts } from '#server/features/accounts/limit-attempts.ts'
import { CONFIRMATION_SECONDS, LETTER_LIMIT } from '#server/features/accounts/policy.ts'
import { findByName, forgetEmailChanges, forgetProofs, replaceEmail } from '#server/features/accounts/queries.ts'
import { CallRefusal } from '#server/platform/http/call-refusal.ts'
import type { SessionAccount } from '#server/platform/identity/create-identity.ts'

const inUse = (): CallRefusal => new CallRefusal('email-in-use', 'There is an account with this e-mail address')

/**
 * Asks for another address: the new one gets a letter with a link to confirm it, the present one is told, so that whoever did not ask can still change the
 * password, which takes the link away.
 */
export async function changeEmail(parts: AccountsParts, { email, language }: { email: string; language: InterfaceLanguage }, account: SessionAccount): Promise<Record<string, never>> {
  const { database, identity, mail, config } = parts
  if (needsGuardian(account.ageBand)) throw new CallRefusal('guardian-needed', 'The account has no address of its own')
  if (await findByName(database, email)) throw inUse()
  await limitAttempts(parts, lettersTo(email), LETTER_LIMIT)
  await forgetEmailChanges(database, account.id)
  const proof = await identity.proofs.issue('change-email', `${account.id} ${account.email} ${email}`, CONFIRMATION_SECONDS)
  mail.send({ kind: 'change-email', to: email, language, link: `${config.origin}/confirm-email#${proof}` })
  mail.send({ kind: 'email-change-asked', to: account.email, language, link: `${config.origin}/forgot-password` })
  return {}
}

/** Moves the account to the address to which the proof was written. False for a proof of something else. */
export async function moveEmail({ database, identity, clock }: AccountsParts, proof: string): Promise<boolean> {
  const asked = await identity.proofs.use('change-email', proof)
  const [id, present, next] = asked?.split(' ') ?? []
  if (id === undefined || present === undefined || next === undefined) return false
  if (!await replaceEmail(database, id, present, next, clock())) throw inUse()
  // A link to the old address must not open the account any more.
  await forgetProofs(database, id)
  return true
}
