import { and, asc, eq, gte, isNotNull, isNull, lt, lte } from 'drizzle-orm'
import { factorRemovals, recoveryCodes, secondFactors, users } from '#server/features/accounts/tables.ts'
import type { Database } from '#server/platform/database/open-database.ts'

type SecondFactor = typeof secondFactors.$inferSelect

/** Finds the account's second factor, also one that is being set up. */
export async function findSecondFactor(database: Database, userId: string): Promise<SecondFactor | undefined> {
  const [found] = await database.select().from(secondFactors).where(eq(secondFactors.userId, userId)).limit(1)
  return found
}

/** Tells whether the account asks for a second factor at login. */
export const hasSecondFactor = async (database: Database, userId: string): Promise<boolean> =>
  (await database.$count(secondFactors, and(eq(secondFactors.userId, userId), isNotNull(secondFactors.confirmedAt)))) >
  0

/** Stores a secret during set-up, in place of an earlier one. Returns false if the factor is already on. */
export async function keepUnconfirmed(
  database: Database,
  userId: string,
  secret: string,
  createdAt: Date,
): Promise<boolean> {
  const kept = await database
    .insert(secondFactors)
    .values({ userId, secret, createdAt, lastStep: 0, confirmedAt: null })
    .onConflictDoUpdate({
      target: secondFactors.userId,
      set: { secret, createdAt, lastStep: 0 },
      setWhere: isNull(secondFactors.confirmedAt),
    })
    .returning({ userId: secondFactors.userId })
  return kept.length > 0
}

/**
 * Marks the code of a time step as used. Returns false if it or a later one was used before. If several callers come at
 * once, one succeeds.
 */
export async function spendStep(database: Database, userId: string, step: number): Promise<boolean> {
  const spent = await database
    .update(secondFactors)
    .set({ lastStep: step })
    .where(and(eq(secondFactors.userId, userId), lt(secondFactors.lastStep, step)))
    .returning({ userId: secondFactors.userId })
  return spent.length > 0
}

/** Turns the factor on; false where it is on already or was taken away. */
export async function confirmFactor(database: Database, userId: string, secret: string, now: Date): Promise<boolean> {
  const confirmed = await database
    .update(secondFactors)
    .set({ confirmedAt: now })
    .where(and(eq(secondFactors.userId, userId), eq(secondFactors.secret, secret), isNull(secondFactors.confirmedAt)))
    .returning({ userId: secondFactors.userId })
  return confirmed.length > 0
}

/** Takes the factor and its recovery codes away; false where there was none that was on. */
export async function deleteFactor(database: Database, userId: string): Promise<boolean> {
  return database.transaction(async (transaction) => {
    await transaction.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
    const deleted = await transaction
      .delete(secondFactors)
      .where(eq(secondFactors.userId, userId))
      .returning({ confirmedAt: secondFactors.confirmedAt })
    return deleted.some(({ confirmedAt }) => confirmedAt !== null)
  })
}

/** Takes away a factor, and recovery codes, that were made since then. */
export async function deleteFactorSince(database: Database, userId: string, since: Date): Promise<void> {
  await database.delete(recoveryCodes).where(and(eq(recoveryCodes.userId, userId), gte(recoveryCodes.createdAt, since)))
  const [factor] = await database
    .select({ createdAt: secondFactors.createdAt })
    .from(secondFactors)
    .where(eq(secondFactors.userId, userId))
    .limit(1)
  if (factor && factor.createdAt >= since) await deleteFactor(database, userId)
}

export type FactorRemoval = typeof factorRemovals.$inferSelect

/**
 * Keeps a request to take the factor away, in the place of one that is done. Returns the request that waits, this one
 * or an earlier one.
 */
export async function keepRemoval(
  database: Database,
  removal: typeof factorRemovals.$inferInsert,
): Promise<FactorRemoval | undefined> {
  const { id, hash, askedAt, readyAt, toldAt, userId } = removal
  const set = { id, hash, askedAt, readyAt, toldAt, approvedAt: null, approvedBy: null, reason: null, doneAt: null }
  await database
    .insert(factorRemovals)
    .values(removal)
    .onConflictDoUpdate({ target: factorRemovals.userId, set, setWhere: isNotNull(factorRemovals.doneAt) })
  return (await database.select().from(factorRemovals).where(eq(factorRemovals.userId, userId)).limit(1))[0]
}

/** Forgets a request that waits: the account's owner doesn't need it, or never asked. Returns whose it was. */
export async function forgetRemoval(database: Database, userId: string): Promise<boolean> {
  return (
    (
      await database
        .delete(factorRemovals)
        .where(and(eq(factorRemovals.userId, userId), isNull(factorRemovals.doneAt)))
        .returning({ id: factorRemovals.id })
    ).length > 0
  )
}

/** Stops the request of a link. If several callers come at once, one gets it. */
export const takeRemoval = async (database: Database, hash: string): Promise<FactorRemoval | undefined> =>
  (
    await database
      .delete(factorRemovals)
      .where(and(eq(factorRemovals.hash, hash), isNull(factorRemovals.doneAt)))
      .returning()
  )[0]

/** Most requests that staff see at once: the oldest come first, and answered ones make room. */
const MOST_LISTED = 100

/** Requests that wait, the oldest first, with what staff see of the account. */
export const listRemovals = (database: Database) =>
  database
    .select({
      id: factorRemovals.id,
      userId: factorRemovals.userId,
      username: users.username,
      email: users.email,
      madeAt: users.createdAt,
      askedAt: factorRemovals.askedAt,
      readyAt: factorRemovals.readyAt,
      approvedAt: factorRemovals.approvedAt,
    })
    .from(factorRemovals)
    .innerJoin(users, eq(users.id, factorRemovals.userId))
    .where(isNull(factorRemovals.doneAt))
    .orderBy(asc(factorRemovals.askedAt))
    .limit(MOST_LISTED)

/** Counts the requests about which nobody has decided. */
export const countRemovals = (database: Database): Promise<number> =>
  database.$count(factorRemovals, and(isNull(factorRemovals.doneAt), isNull(factorRemovals.approvedAt)))

/** Notes the approval of a request that nobody approved before. */
export const approveRemoval = async (
  database: Database,
  id: string,
  approval: { approvedBy: string; reason: string; approvedAt: Date },
): Promise<FactorRemoval | undefined> =>
  (
    await database
      .update(factorRemovals)
      .set(approval)
      .where(and(eq(factorRemovals.id, id), isNull(factorRemovals.doneAt), isNull(factorRemovals.approvedAt)))
      .returning()
  )[0]

/** Finds a request that waits, by its own id. */
export const findRemoval = async (database: Database, id: string): Promise<FactorRemoval | undefined> =>
  (
    await database
      .select()
      .from(factorRemovals)
      .where(and(eq(factorRemovals.id, id), isNull(factorRemovals.doneAt)))
      .limit(1)
  )[0]

/** Claims an approved request whose time has come. If several callers come at once, one gets it. */
export const takeDueRemoval = async (database: Database, userId: string, now: Date): Promise<boolean> =>
  (
    await database
      .update(factorRemovals)
      .set({ doneAt: now })
      .where(
        and(
          eq(factorRemovals.userId, userId),
          isNotNull(factorRemovals.approvedAt),
          lte(factorRemovals.readyAt, now),
          isNull(factorRemovals.doneAt),
        ),
      )
      .returning({ id: factorRemovals.id })
  ).length > 0

/** Accounts whose request was approved and has waited long enough. */
export const listDueRemovals = (database: Database, now: Date) =>
  database
    .select({ userId: factorRemovals.userId })
    .from(factorRemovals)
    .where(and(isNotNull(factorRemovals.approvedAt), lte(factorRemovals.readyAt, now), isNull(factorRemovals.doneAt)))

/** Claims the owners who were last told before `by`. If several servers come at once, one gets each. */
export const takeUntold = (database: Database, by: Date, now: Date): Promise<FactorRemoval[]> =>
  database
    .update(factorRemovals)
    .set({ toldAt: now })
    .where(and(lte(factorRemovals.toldAt, by), isNull(factorRemovals.doneAt)))
    .returning()

/** Forgets requests that were made by then. */
export async function sweepRemovals(database: Database, by: Date): Promise<void> {
  await database.delete(factorRemovals).where(lte(factorRemovals.askedAt, by))
}

export async function replaceRecoveryCodes(
  database: Database,
  codes: readonly (typeof recoveryCodes.$inferInsert)[],
  userId: string,
): Promise<void> {
  await database.transaction(async (transaction) => {
    await transaction.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
    await transaction.insert(recoveryCodes).values([...codes])
  })
}

/** Finds the salt of the account's codes that are left. */
export async function findRecoverySalt(database: Database, userId: string): Promise<string | undefined> {
  const [found] = await database
    .select({ salt: recoveryCodes.salt })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.userId, userId))
    .limit(1)
  return found?.salt
}

/** Uses a code up; false where there is none with this hash. */
export async function deleteRecoveryCode(database: Database, userId: string, hash: string): Promise<boolean> {
  const deleted = await database
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.hash, hash)))
    .returning({ hash: recoveryCodes.hash })
  return deleted.length > 0
}

export const countRecoveryCodes = (database: Database, userId: string): Promise<number> =>
  database.$count(recoveryCodes, eq(recoveryCodes.userId, userId))
