import type { AccountsParts } from '#server/features/accounts/accounts-parts.ts'
import {
  forgetChangesSince,
  takeEmailChange,
  type EmailChange,
} from '#server/features/accounts/email-change-queries.ts'
import { forgetGuesses } from '#server/features/accounts/limit-attempts.ts'
import {
  deleteOldestSessions,
  findPerson,
  forgetDevices,
  forgetPassword,
  forgetTokensOf,
  forgetWaysSince,
  hasPassword,
  replaceEmail,
} from '#server/features/accounts/queries.ts'
import { hashOfToken } from '#server/features/accounts/row-tokens.ts'
import { deleteFactorSince, forgetRemoval } from '#server/features/accounts/second-factor-queries.ts'
import { writeToAccount } from '#server/features/accounts/write-to-account.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import { CallRefusal } from '#server/platform/http/call-refusal.ts'
import { noteSubject } from '#server/platform/http/request-people.ts'
import type { Visit } from '#server/platform/identity/require-account.ts'

/** Takes away every way in that whoever changed the address may hold. */
async function closeWays(database: Database, { userId, askedAt }: EmailChange): Promise<void> {
  await forgetChangesSince(database, userId, askedAt)
  await forgetTokensOf(database, userId)
  await deleteOldestSessions(database, userId, 0)
  await deleteFactorSince(database, userId, askedAt)
  await forgetRemoval(database, userId)
  await forgetWaysSince(database, userId, askedAt)
  await forgetDevices(database, userId)
  await forgetPassword(database, userId)
}

/**
 * Reverts a change of address, before it takes effect or within a week after. The account has its old address again,
 * without a session. A second factor set up since then is off, and the password is void. Returns a token for choosing a
 * new password; null for an account with hub login only. The link works once.
 */
export async function undoEmailChange(
  parts: AccountsParts,
  { token }: { token: string },
  { request }: Pick<Visit, 'request'>,
): Promise<{ token: string | null }> {
  const { database, identity, clock } = parts
  const change = await database.transaction(async (transaction) => {
    const taken = await takeEmailChange(transaction, hashOfToken(token), clock())
    const person = taken && (await findPerson(transaction, taken.userId))
    if (!taken || !person) throw new CallRefusal('link-over', 'The link has been used, has expired or is not ours')
    if (
      person.email !== taken.previous &&
      !(await replaceEmail(transaction, taken.userId, { present: person.email, next: taken.previous }, clock()))
    ) {
      throw new CallRefusal('email-in-use', 'Another account has confirmed this email address')
    }
    await closeWays(transaction, taken)
    for (const email of new Set([taken.previous, person.email]))
      await writeToAccount(
        { ...parts, database: transaction },
        { id: taken.userId, email },
        { kind: 'email-change-undone', link: '/forgot-password' },
        'en',
      )
    return taken
  })
  noteSubject(request, change.userId)
  await forgetGuesses(parts, change.userId)
  return {
    token: (await hasPassword(database, change.userId)) ? await identity.issuePasswordReset(change.userId) : null,
  }
}
