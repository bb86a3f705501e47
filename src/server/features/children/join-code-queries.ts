import { and, eq, gt, lte } from 'drizzle-orm'
import { joinCodes } from '#server/features/children/tables.ts'
import type { Database } from '#server/platform/database/open-database.ts'

type JoinCode = typeof joinCodes.$inferSelect

/** Keeps a join code in the place of the child's one before. */
export async function replaceJoinCode(database: Database, code: JoinCode): Promise<void> {
  await database.insert(joinCodes).values(code).onConflictDoUpdate({ target: joinCodes.learnerId, set: code })
}

/** Takes a join code that still works, by its hash: of any number of callers at once, one gets it. */
export async function takeJoinCode(database: Database, code: string, now: Date): Promise<JoinCode | undefined> {
  const [taken] = await database
    .delete(joinCodes)
    .where(and(eq(joinCodes.code, code), gt(joinCodes.expiresAt, now)))
    .returning()
  return taken
}

/** Erases every join code that nobody used in time. */
export async function deleteExpiredJoinCodes(database: Database, now: Date): Promise<void> {
  await database.delete(joinCodes).where(lte(joinCodes.expiresAt, now))
}
