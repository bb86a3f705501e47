import { and, asc, count, desc, eq, inArray, isNotNull, lte, sql } from 'drizzle-orm'
import type { ApplicationState } from '#core/partners/applications.ts'
import type { PartnerTier } from '#core/partners/tiers.ts'
import { users } from '#server/features/accounts/index.ts'
import {
  ambassadors,
  charterAcceptances,
  partnerApplications,
  partners,
  referralCodes,
  referrals,
} from '#server/features/partners/tables.ts'
import type { Database } from '#server/platform/database/open-database.ts'

export type Application = typeof partnerApplications.$inferSelect

/** Finds the charter that somebody accepted last. */
export async function findAcceptance(
  database: Database,
  learnerId: string,
): Promise<typeof charterAcceptances.$inferSelect | undefined> {
  const [found] = await database
    .select()
    .from(charterAcceptances)
    .where(eq(charterAcceptances.learnerId, learnerId))
    .orderBy(desc(charterAcceptances.version))
    .limit(1)
  return found
}

/** Keeps an acceptance. The first time stands. */
export async function keepAcceptance(
  database: Database,
  acceptance: typeof charterAcceptances.$inferInsert,
): Promise<void> {
  await database.insert(charterAcceptances).values(acceptance).onConflictDoNothing()
}

export async function findApplication(database: Database, learnerId: string): Promise<Application | undefined> {
  return (
    await database.select().from(partnerApplications).where(eq(partnerApplications.learnerId, learnerId)).limit(1)
  )[0]
}

/** Keeps an application in the place of a decided one. False if one waits. */
export async function keepApplication(
  database: Database,
  application: typeof partnerApplications.$inferInsert,
): Promise<boolean> {
  const kept = await database
    .insert(partnerApplications)
    .values(application)
    .onConflictDoUpdate({
      target: partnerApplications.learnerId,
      set: { ...application, decidedAt: null, decidedBy: null, reason: null },
      setWhere: sql`${partnerApplications.state} <> 'waiting'`,
    })
    .returning({ id: partnerApplications.id })
  return kept.length > 0
}

/** Deletes the waiting application of a person; false if none waits. */
export async function deleteWaiting(database: Database, learnerId: string): Promise<boolean> {
  const deleted = await database
    .delete(partnerApplications)
    .where(and(eq(partnerApplications.learnerId, learnerId), eq(partnerApplications.state, 'waiting')))
    .returning({ id: partnerApplications.id })
  return deleted.length > 0
}

export const countWaitingApplications = (database: Database): Promise<number> =>
  database.$count(partnerApplications, eq(partnerApplications.state, 'waiting'))

/** Lists the applications that wait with the names and tiers of their applicants, the oldest first. */
export const listWaiting = (database: Database, limit: number) =>
  database
    .select({
      id: partnerApplications.id,
      learnerId: partnerApplications.learnerId,
      firstName: users.firstName,
      lastName: users.lastName,
      tier: partnerApplications.tier,
      current: partners.tier,
      about: partnerApplications.about,
      sentAt: partnerApplications.sentAt,
    })
    .from(partnerApplications)
    .innerJoin(users, eq(users.id, partnerApplications.learnerId))
    .leftJoin(partners, eq(partners.learnerId, partnerApplications.learnerId))
    .where(eq(partnerApplications.state, 'waiting'))
    .orderBy(asc(partnerApplications.sentAt), asc(partnerApplications.id))
    .limit(limit)

/** Finds a waiting application and locks it until the transaction ends. */
export async function lockWaiting(transaction: Database, id: string): Promise<Application | undefined> {
  const [found] = await transaction
    .select()
    .from(partnerApplications)
    .where(and(eq(partnerApplications.id, id), eq(partnerApplications.state, 'waiting')))
    .for('update')
  return found
}

/** Notes a decision on an application. */
export async function noteDecision(
  transaction: Database,
  id: string,
  decision: { state: ApplicationState; reason: string; decidedBy: string; decidedAt: Date },
): Promise<void> {
  await transaction.update(partnerApplications).set(decision).where(eq(partnerApplications.id, id))
}

/** Deletes applications that were decided at or before this time. */
export async function deleteDecided(database: Database, before: Date): Promise<void> {
  await database
    .delete(partnerApplications)
    .where(and(isNotNull(partnerApplications.decidedAt), lte(partnerApplications.decidedAt, before)))
}

export async function findPartner(
  database: Database,
  learnerId: string,
): Promise<typeof partners.$inferSelect | undefined> {
  return (await database.select().from(partners).where(eq(partners.learnerId, learnerId)).limit(1))[0]
}

/** Makes somebody a partner of this tier. A partner of another tier stays one since the same time. */
export async function keepPartner(
  database: Database,
  partner: { learnerId: string; tier: PartnerTier; since: Date },
): Promise<void> {
  await database
    .insert(partners)
    .values(partner)
    .onConflictDoUpdate({ target: partners.learnerId, set: { tier: partner.tier } })
}

/** Ends a partnership; false if there is none. */
export async function deletePartner(database: Database, learnerId: string): Promise<boolean> {
  const deleted = await database
    .delete(partners)
    .where(eq(partners.learnerId, learnerId))
    .returning({ tier: partners.tier })
  return deleted.length > 0
}

export async function findAmbassador(
  database: Database,
  learnerId: string,
): Promise<typeof ambassadors.$inferSelect | undefined> {
  return (await database.select().from(ambassadors).where(eq(ambassadors.learnerId, learnerId)).limit(1))[0]
}

export async function keepAmbassador(database: Database, ambassador: typeof ambassadors.$inferInsert): Promise<void> {
  await database.insert(ambassadors).values(ambassador).onConflictDoNothing()
}

/** Ends somebody's time as an ambassador; false if they are none. */
export async function deleteAmbassador(database: Database, learnerId: string): Promise<boolean> {
  const deleted = await database
    .delete(ambassadors)
    .where(eq(ambassadors.learnerId, learnerId))
    .returning({ joinedAt: ambassadors.joinedAt })
  return deleted.length > 0
}

/** Locks an account until the transaction ends, so that two of its requests come one after the other. */
export async function lockAccount(transaction: Database, learnerId: string): Promise<void> {
  await transaction.select({ id: users.id }).from(users).where(eq(users.id, learnerId)).for('update')
}

/** Lists a person's codes, the oldest first. */
export const listCodes = (database: Database, learnerId: string): Promise<(typeof referralCodes.$inferSelect)[]> =>
  database
    .select()
    .from(referralCodes)
    .where(eq(referralCodes.learnerId, learnerId))
    .orderBy(asc(referralCodes.createdAt), asc(referralCodes.code))

/** Keeps a code; false if it exists. */
export async function insertCode(database: Database, code: typeof referralCodes.$inferInsert): Promise<boolean> {
  const kept = await database
    .insert(referralCodes)
    .values(code)
    .onConflictDoNothing()
    .returning({ code: referralCodes.code })
  return kept.length > 0
}

/** Deletes codes of a person, and how often they counted; returns how many there were. */
export async function deleteCodes(database: Database, learnerId: string, codes: readonly string[]): Promise<number> {
  if (codes.length === 0) return 0
  const deleted = await database
    .delete(referralCodes)
    .where(and(eq(referralCodes.learnerId, learnerId), inArray(referralCodes.code, [...codes])))
    .returning({ code: referralCodes.code })
  return deleted.length
}

/** Finds the owner of a code with their address. */
export async function findOwner(database: Database, code: string): Promise<{ id: string; email: string } | undefined> {
  const [found] = await database
    .select({ id: users.id, email: users.email })
    .from(referralCodes)
    .innerJoin(users, eq(users.id, referralCodes.learnerId))
    .where(eq(referralCodes.code, code))
    .limit(1)
  return found
}

/** Keeps with which code an account was made. An account has one row at most. */
export async function insertReferral(database: Database, referral: typeof referrals.$inferInsert): Promise<void> {
  await database.insert(referrals).values(referral).onConflictDoNothing()
}

/**
 * Counts the sign-ups of a person's codes by month. Only adults with a confirmed address count, and the rows name
 * nobody.
 */
export function countReferrals(
  database: Database,
  ownerId: string,
): Promise<{ code: string; month: string; count: number }[]> {
  const month = sql<string>`to_char(${referrals.signedUpAt} at time zone 'Africa/Johannesburg', 'YYYY-MM')`
  return database
    .select({ code: referrals.code, month, count: count() })
    .from(referrals)
    .innerJoin(referralCodes, eq(referralCodes.code, referrals.code))
    .innerJoin(users, eq(users.id, referrals.learnerId))
    .where(and(eq(referralCodes.learnerId, ownerId), eq(users.emailVerified, true), eq(users.ageBand, 'adult')))
    .groupBy(referrals.code, month)
    .orderBy(desc(month))
}

/** Deletes what is known of sign-ups at or before this time. */
export async function deleteReferrals(database: Database, before: Date): Promise<void> {
  await database.delete(referrals).where(lte(referrals.signedUpAt, before))
}
