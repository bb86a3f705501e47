import { and, eq, isNotNull, isNull, lt } from 'drizzle-orm'
import { recoveryCodes, secondFactors } from '#server/features/accounts/tables.ts'
import type { Database } from '#server/platform/database/open-database.ts'

type SecondFactor = typeof secondFactors.$inferSelect

/** The account's second factor, also one that is being set up. */
export async function findSecondFactor(database: Database, userId: string): Promise<SecondFactor | undefined> {
  const [found] = await database.select().from(secondFactors).where(eq(secondFactors.userId, userId)).limit(1)
  return found
}

/** Whether the account asks for a second factor at login. */
export const hasSecondFactor = async (database: Database, userId: string): Promise<boolean> =>
  (await database.$count(secondFactors, and(eq(secondFactors.userId, userId), isNotNull(secondFactors.confirmedAt)))) > 0

/** Keeps a secret that is being set up, in the place of another such one; false where the factor is on already. */
export async function keepUnconfirmed(database: Database, userId: string, secret: string, createdAt: Date): Promise<boolean> {
  const kept = await database.insert(secondFactors).values({ userId, secret, createdAt, lastStep: 0, confirmedAt: null })
    .onConflictDoUpdate({ target: secondFactors.userId, set: { secret, createdAt, lastStep: 0 }, setWhere: isNull(secondFactors.confirmedAt) })
    .returning({ userId: secondFactors.userId })
  return kept.length > 0
}

/** Notes that the code of a step was used; false where it, or a later one, was used before. Of any number of callers at once, one succeeds. */
export async function spendStep(database: Database, userId: string, step: number): Promise<boolean> {
  const spent = await database.update(secondFactors).set({ lastStep: step }).where(and(eq(secondFactors.userId, userId), lt(secondFactors.lastStep, step))).returning({ userId: secondFactors.userId })
  return spent.length > 0
}

/** Turns the factor on; false where it is on already or was taken away. */
export async function confirmFactor(database: Database, userId: string, secret: string, now: Date): Promise<boolean> {
  const confirmed = await database.update(secondFactors).set({ confirmedAt: now })
    .where(and(eq(secondFactors.userId, userId), eq(secondFactors.secret, secret), isNull(secondFactors.confirmedAt))).returning({ userId: secondFactors.userId })
  return confirmed.length > 0
}

/** Takes the factor and its recovery codes away; false where there was none that was on. */
export async function deleteFactor(database: Database, userId: string): Promise<boolean> {
  return database.transaction(async (transaction) => {
    await transaction.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
    const deleted = await transaction.delete(secondFactors).where(eq(secondFactors.userId, userId)).returning({ confirmedAt: secondFactors.confirmedAt })
    return deleted.some(({ confirmedAt }) => confirmedAt !== null)
  })
}

export async function replaceRecoveryCodes(database: Database, codes: readonly (typeof recoveryCodes.$inferInsert)[], userId: string): Promise<void> {
  await database.transaction(async (transaction) => {
    await transaction.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
    await transaction.insert(recoveryCodes).values([...codes])
  })
}

/** The salt of the account's codes that are left. */
export async function findRecoverySalt(database: Database, userId: string): Promise<string | undefined> {
  const [found] = await database.select({ salt: recoveryCodes.salt }).from(recoveryCodes).where(eq(recoveryCodes.userId, userId)).limit(1)
  return found?.salt
}

/** Uses a code up; false where there is none with this hash. */
export async function deleteRecoveryCode(database: Database, userId: string, hash: string): Promise<boolean> {
  const deleted = await database.delete(recoveryCodes).where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.hash, hash))).returning({ hash: recoveryCodes.hash })
  return deleted.length > 0
}

export const countRecoveryCodes = (database: Database, userId: string): Promise<number> => database.$count(recoveryCodes, eq(recoveryCodes.userId, userId))
