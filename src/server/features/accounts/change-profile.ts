import type { z } from 'zod'
import type { Account, accountsSchemas } from '#contract/accounts-schemas.ts'
import type { AccountsParts } from '#server/features/accounts/accounts-parts.ts'
import { limitAttempts } from '#server/features/accounts/limit-attempts.ts'
import { CORRECTION_LIMIT, requireOfAge } from '#server/features/accounts/policy.ts'
import { isUsernameTaken, replaceNames } from '#server/features/accounts/queries.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import { CallRefusal } from '#server/platform/http/call-refusal.ts'
import type { SessionAccount } from '#server/platform/identity/create-identity.ts'

type Names = Parameters<typeof replaceNames>[2]

/** Counts a correction by whoever makes it, and refuses it beyond the limit: usernames can't be tried out. */
export const limitCorrections = (
  parts: Pick<AccountsParts, 'database' | 'clock' | 'config'>,
  correctorId: string,
): Promise<void> => limitAttempts(parts, `corrections ${correctorId}`, CORRECTION_LIMIT)

/** Corrects names of an account, an adult's or a child's, and queues the email about it in the same transaction. */
export async function correctNames(
  database: Database,
  id: string,
  names: Names & { username: string },
  tell: (corrected: Account, transaction: Database) => Promise<void> = async () => {},
): Promise<Account> {
  const refuseTaken = async (): Promise<void> => {
    if (await isUsernameTaken(database, names.username, id))
      throw new CallRefusal('username-in-use', 'Another account has this username')
  }
  await refuseTaken()
  const corrected = await database
    .transaction(async (transaction) => {
      const replaced = await replaceNames(transaction, id, names)
      if (replaced) await tell(replaced, transaction)
      return replaced
    })
    .catch(async (fault: unknown) => {
      // Two people at the same moment: the unique column lets one of them through.
      await refuseTaken()
      throw fault
    })
  if (!corrected) throw new CallRefusal('not-signed-in', 'The account no longer exists')
  return corrected
}

/**
 * Corrects the names of the signed-in account and stores the language of its emails. Sends an email about the
 * change (ASVS 5.0, 6.3.7).
 */
export async function changeProfile(
  parts: AccountsParts,
  { language, ...names }: z.output<typeof accountsSchemas.changeProfile.input>,
  { id, ageBand }: SessionAccount,
): Promise<{ account: Account }> {
  requireOfAge(ageBand)
  await limitCorrections(parts, id)
  const account = await correctNames(parts.database, id, { ...names, language }, (corrected, transaction) =>
    parts.mail.send(
      { kind: 'names-changed', to: corrected.email, language, link: `${parts.config.origin}/account` },
      transaction,
    ),
  )
  return { account }
}
