import type { InterfaceLanguage } from '#core/languages/interface-languages.ts'
import { hasLetterBox } from '#core/people/letter-box.ts'
import type { AccountsParts } from '#server/features/accounts/accounts-parts.ts'
import { lettersTo, limitAttempts } from '#server/features/accounts/limit-attempts.ts'
import { CONFIRMATION_SECONDS, LETTER_LIMIT } from '#server/features/accounts/policy.ts'
import { findPerson } from '#server/features/accounts/queries.ts'

type Person = { id: string; email: string }

/** What a proof of an address stands for: this account with this address, should it get another meanwhile. */
const confirmationOf = ({ id, email }: Person): string => `${id} ${email}`

/** Writes to an account's address to ask whether it is the person's own. */
export async function writeConfirmation({ identity, mail, config }: AccountsParts, person: Person, language: InterfaceLanguage): Promise<void> {
  const proof = await identity.proofs.issue('confirm-email', confirmationOf(person), CONFIRMATION_SECONDS)
  mail.send({ kind: 'confirm-email', to: person.email, language, link: `${config.origin}/confirm-email#${proof}` })
}

/** Writes again to whoever is signed in and has not confirmed the address. */
export async function sendConfirmation(parts: AccountsParts, { language }: { language: InterfaceLanguage }, { id, email }: Person): Promise<Record<string, never>> {
  const person = await findPerson(parts.database, id)
  if (person?.emailVerified !== false || !hasLetterBox(person.email)) return {}
  await limitAttempts(parts, lettersTo(email), LETTER_LIMIT)
  await writeConfirmation(parts, { id, email: person.email }, language)
  return {}
}
