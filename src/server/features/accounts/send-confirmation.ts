import type { InterfaceLanguage } from '#core/languages/interface-languages.ts'
import { hasMailbox } from '#core/people/mailbox.ts'
import type { AccountsParts } from '#server/features/accounts/accounts-parts.ts'
import { limitEmail, type Asker } from '#server/features/accounts/limit-emails.ts'
import { CONFIRMATION_SECONDS } from '#server/features/accounts/policy.ts'
import { findByName, findPerson } from '#server/features/accounts/queries.ts'
import { writeToAccount } from '#server/features/accounts/write-to-account.ts'

type Person = { id: string; email: string }

/**
 * Returns the value that an address's link signs: this account with this address. The link is void for a later address.
 */
const confirmationOf = ({ id, email }: Person): string => `${id} ${email}`

/**
 * Writes to an account's address to ask whether it is the person's own. If another account has confirmed the address,
 * that account's owner is told that somebody tried, and how to log in.
 */
export async function writeConfirmation(
  parts: AccountsParts,
  person: Person,
  { language, asker }: { language: InterfaceLanguage; asker: Asker },
): Promise<void> {
  const isSent = await limitEmail(parts, 'confirm-email', person.email, asker)
  const owner = await findByName(parts.database, person.email)
  const token = await parts.identity.tokens.issue('confirm-email', confirmationOf(person), CONFIRMATION_SECONDS)
  if (!isSent) return
  if (owner !== undefined && owner.id !== person.id)
    await writeToAccount(parts, owner, { kind: 'address-claimed', link: '/forgot-password' }, language)
  else await writeToAccount(parts, person, { kind: 'confirm-email', link: `/confirm-email#${token}` }, language)
}

/** Writes again to whoever is signed in and has not confirmed the address. */
export async function sendConfirmation(
  parts: AccountsParts,
  { language }: { language: InterfaceLanguage },
  { id }: Person,
): Promise<Record<string, never>> {
  const person = await findPerson(parts.database, id)
  if (person?.emailVerified !== false || !hasMailbox(person.email)) return {}
  await writeConfirmation(parts, { id, email: person.email }, { language, asker: { accountId: id } })
  return {}
}
