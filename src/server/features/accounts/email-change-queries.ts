import { and, eq, gt, gte, isNull, lte } from 'drizzle-orm'
import { emailChanges } from '#server/features/accounts/tables.ts'
import type { Database } from '#server/platform/database/open-database.ts'

export type EmailChange = typeof emailChanges.$inferSelect

/** Keeps a change that is asked for, in the place of one that waited. */
export async function keepEmailChange(database: Database, change: typeof emailChanges.$inferInsert): Promise<void> {
  await database.transaction(async (transaction) => {
    await transaction
      .delete(emailChanges)
      .where(and(eq(emailChanges.userId, change.userId), isNull(emailChanges.movedAt)))
    await transaction.insert(emailChanges).values(change)
  })
}

/** Notes that the account has moved from the address; returns the change, where one was asked for from there. */
export const noteMoved = async (
  database: Database,
  { userId, previous }: { userId: string; previous: string },
  { movedAt, endsAt }: { movedAt: Date; endsAt: Date },
): Promise<EmailChange | undefined> =>
  (
    await database
      .update(emailChanges)
      .set({ movedAt, endsAt })
      .where(and(eq(emailChanges.userId, userId), eq(emailChanges.previous, previous), isNull(emailChanges.movedAt)))
      .returning()
  )[0]

/** Consumes the link of a change. If several callers come at once, one gets it. */
export const takeEmailChange = async (database: Database, hash: string, now: Date): Promise<EmailChange | undefined> =>
  (
    await database
      .delete(emailChanges)
      .where(and(eq(emailChanges.hash, hash), gt(emailChanges.endsAt, now)))
      .returning()
  )[0]

/** Forgets the changes of an account since then: their links must not undo what was undone. */
export async function forgetChangesSince(database: Database, userId: string, since: Date): Promise<void> {
  await database.delete(emailChanges).where(and(eq(emailChanges.userId, userId), gte(emailChanges.askedAt, since)))
}

/** Forgets changes whose link is over. */
export async function sweepEmailChanges(database: Database, now: Date): Promise<void> {
  await database.delete(emailChanges).where(lte(emailChanges.endsAt, now))
}
