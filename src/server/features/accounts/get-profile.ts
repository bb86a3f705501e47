import type { Profile } from '#contract/accounts-schemas.ts'
import type { AccountsParts } from '#server/features/accounts/accounts-parts.ts'
import { findPerson, hasPassword } from '#server/features/accounts/queries.ts'
import { CallRefusal } from '#server/platform/http/call-refusal.ts'
import type { SessionAccount } from '#server/platform/identity/create-identity.ts'

/** Returns the person's data for the account's own page. */
export async function getProfile(
  { database }: AccountsParts,
  { id, firstName, ageBand }: SessionAccount,
): Promise<{ profile: Profile }> {
  const person = await findPerson(database, id)
  if (!person) throw new CallRefusal('not-signed-in', 'The account no longer exists')
  return { profile: { id, firstName, ageBand, ...person, hasPassword: await hasPassword(database, id) } }
}
