import { and, asc, desc, eq, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import type { InterfaceLanguage } from '#core/languages/interface-languages.ts'
import { MINOR_BANDS, type AgeBand } from '#core/people/age-bands.ts'
import type { GuardianRelation } from '#core/permissions/guardian-scopes.ts'
import { accounts, findPeople, forgetTokensOf, sessions, users } from '#server/features/accounts/index.ts'
import { childRequests, consentActs, guardianInvitations, guardianRelations } from '#server/features/children/tables.ts'
import { asSystem } from '#server/platform/database/actor.ts'
import type { Database } from '#server/platform/database/open-database.ts'

export type ChildRequest = typeof childRequests.$inferSelect
export type ConsentAct = Omit<typeof consentActs.$inferSelect, 'number'>

/**
 * Stores a request. It replaces an earlier one with the same name to the same guardian. Returns false if the name is
 * taken.
 */
export async function keepRequest(database: Database, request: ChildRequest): Promise<boolean> {
  const kept = await database
    .insert(childRequests)
    .values(request)
    .onConflictDoUpdate({
      target: childRequests.username,
      set: request,
      setWhere: eq(childRequests.parentEmail, request.parentEmail),
    })
    .returning({ id: childRequests.id })
  return kept.length > 0
}

/** Finds a request that still waits. */
export async function findRequest(database: Database, id: string, now: Date): Promise<ChildRequest | undefined> {
  const [found] = await database
    .select()
    .from(childRequests)
    .where(and(eq(childRequests.id, id), gt(childRequests.expiresAt, now)))
    .limit(1)
  return found
}

/** Finds a request for an account of this name, lower-case, that still waits. */
export async function findWaiting(
  database: Database,
  username: string,
  now: Date,
): Promise<{ id: string; password: string } | undefined> {
  const [found] = await database
    .select({ id: childRequests.id, password: childRequests.password })
    .from(childRequests)
    .where(and(eq(childRequests.username, username), gt(childRequests.expiresAt, now)))
    .limit(1)
  return found
}

/** Takes a request that still waits: of any number of callers at once, one gets it. */
export async function takeRequest(database: Database, id: string, now: Date): Promise<ChildRequest | undefined> {
  const [taken] = await database
    .delete(childRequests)
    .where(and(eq(childRequests.id, id), gt(childRequests.expiresAt, now)))
    .returning()
  return taken
}

/** Erases every request that nobody answered in time. */
export async function deleteExpiredRequests(database: Database, now: Date): Promise<void> {
  await database.delete(childRequests).where(lte(childRequests.expiresAt, now))
}

/** Makes the account of a child; false where somebody has the name. */
export async function insertChild(
  database: Database,
  child: typeof users.$inferInsert & { password: string },
  accountId: string,
): Promise<boolean> {
  const { password, ...user } = child
  const made = await database.insert(users).values(user).onConflictDoNothing().returning({ id: users.id })
  if (made.length === 0) return false
  await database.insert(accounts).values({
    id: accountId,
    userId: user.id,
    accountId: user.id,
    providerId: 'credential',
    password,
    createdAt: user.createdAt,
    updatedAt: user.createdAt,
  })
  return true
}

export async function insertRelation(
  database: Database,
  relation: typeof guardianRelations.$inferInsert,
): Promise<void> {
  await database.insert(guardianRelations).values(relation)
}

/** Counts the children whose first guardian the account is. */
export const countMade = (database: Database, guardianId: string): Promise<number> =>
  database.$count(
    guardianRelations,
    and(eq(guardianRelations.guardianId, guardianId), eq(guardianRelations.kind, 'first')),
  )

export async function insertAct(database: Database, act: ConsentAct): Promise<void> {
  await database.insert(consentActs).values(act)
}

/** Returns the condition for a relation that hasn't ended. */
export const relationStands = (now: Date) => or(isNull(guardianRelations.endsAt), gt(guardianRelations.endsAt, now))

/** Finds the guardian's relation to the child, if there is one now. */
export async function findRelation(
  database: Database,
  guardianId: string,
  childId: string,
  now: Date,
): Promise<GuardianRelation | undefined> {
  const [found] = await database
    .select({ kind: guardianRelations.kind, scopes: guardianRelations.scopes, endsAt: guardianRelations.endsAt })
    .from(guardianRelations)
    .where(
      and(eq(guardianRelations.learnerId, childId), eq(guardianRelations.guardianId, guardianId), relationStands(now)),
    )
    .limit(1)
  return found && { ...found, endsAt: found.endsAt?.getTime() ?? null }
}

/** Finds the latest act for the child. */
export async function findLatestAct(database: Database, childId: string) {
  const [found] = await database
    .select({
      act: consentActs.act,
      purposes: consentActs.purposes,
      decidedAt: consentActs.decidedAt,
      method: consentActs.method,
    })
    .from(consentActs)
    .where(eq(consentActs.learnerId, childId))
    .orderBy(desc(consentActs.number))
    .limit(1)
  return found
}

/** Returns the latest act for each of the children. */
export async function findLatestActs(database: Database, childIds: readonly string[]) {
  const acts = await database
    .selectDistinctOn([consentActs.learnerId])
    .from(consentActs)
    .where(inArray(consentActs.learnerId, [...childIds]))
    .orderBy(consentActs.learnerId, desc(consentActs.number))
  return new Map(acts.map((act) => [act.learnerId, act]))
}

/** Returns the guardian's relations that stand now, by the child's id. */
export async function findGuarded(
  database: Database,
  guardianId: string,
  now: Date,
): Promise<ReadonlyMap<string, GuardianRelation>> {
  const { learnerId, kind, scopes, endsAt } = guardianRelations
  const found = await database
    .select({ learnerId, kind, scopes, endsAt })
    .from(guardianRelations)
    .where(and(eq(guardianRelations.guardianId, guardianId), relationStands(now)))
  return new Map(
    found.map((one) => [one.learnerId, { kind: one.kind, scopes: one.scopes, endsAt: one.endsAt?.getTime() ?? null }]),
  )
}

/** Finds the children that the guardian has a relation to now, with the latest act for each. */
export async function findChildren(database: Database, guardianId: string, now: Date) {
  const related = await database
    .select({
      id: users.id,
      username: users.username,
      ageBand: users.ageBand,
      addedAt: users.createdAt,
      scopes: guardianRelations.scopes,
      kind: guardianRelations.kind,
      endsAt: guardianRelations.endsAt,
      offeredAt: guardianRelations.offeredAt,
    })
    .from(guardianRelations)
    .innerJoin(users, eq(users.id, guardianRelations.learnerId))
    .where(and(eq(guardianRelations.guardianId, guardianId), relationStands(now)))
    .orderBy(asc(users.username))
  if (related.length === 0) return []
  const acts = await findLatestActs(
    database,
    related.map(({ id }) => id),
  )
  return related.map((child) => ({ ...child, latest: acts.get(child.id) }))
}

/** Finds the account of somebody under 18 with this username, lower-case. */
export async function findMinor(
  database: Database,
  username: string,
): Promise<{ id: string; email: string } | undefined> {
  const [found] = await database
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(and(eq(users.username, username), inArray(users.ageBand, MINOR_BANDS)))
    .limit(1)
  return found
}

/** Finds the names that a child's password must not be. */
export async function findNames(
  database: Database,
  childId: string,
): Promise<{ email: string; username: string } | undefined> {
  const [found] = await database
    .select({ email: users.email, username: users.username })
    .from(users)
    .where(eq(users.id, childId))
    .limit(1)
  return found
}

/** Finds the child's age band. */
export async function findBand(database: Database, childId: string): Promise<AgeBand | undefined> {
  return (await database.select({ ageBand: users.ageBand }).from(users).where(eq(users.id, childId)).limit(1))[0]
    ?.ageBand
}

/** Finds the child's first guardian, with the address that emails about the child go to. */
export async function findFirstGuardian(
  database: Database,
  childId: string,
): Promise<{ id: string; email: string; language: InterfaceLanguage | null } | undefined> {
  const [found] = await asSystem(() =>
    database
      .select({ id: users.id, email: users.email, language: users.language })
      .from(guardianRelations)
      .innerJoin(users, eq(users.id, guardianRelations.guardianId))
      .where(and(eq(guardianRelations.learnerId, childId), eq(guardianRelations.kind, 'first')))
      .limit(1),
  )
  return found
}

/** Names and addresses of an account, of the children it looks after, and of whoever looks after it. */
export async function listNames(database: Database, id: string): Promise<string[]> {
  const related = await database
    .select({ learnerId: guardianRelations.learnerId, guardianId: guardianRelations.guardianId })
    .from(guardianRelations)
    .where(or(eq(guardianRelations.learnerId, id), eq(guardianRelations.guardianId, id)))
  const ids = [id, ...related.flatMap(({ learnerId, guardianId }) => [learnerId, guardianId])]
  return [...(await findPeople(database, ids)).values()].flatMap(({ firstName, lastName, username, email }) => [
    firstName,
    lastName,
    username,
    email,
  ])
}

/** Gives the child another password. */
export async function replacePassword(database: Database, childId: string, password: string, now: Date): Promise<void> {
  await database
    .update(accounts)
    .set({ password, updatedAt: now })
    .where(and(eq(accounts.userId, childId), eq(accounts.providerId, 'credential')))
}

/** Ends every session of the child. */
export async function deleteSessions(database: Database, childId: string): Promise<void> {
  await database.delete(sessions).where(eq(sessions.userId, childId))
}

/** Deletes the child's account, all its data and the pending invitations to guardians. */
export async function deleteMinor(database: Database, childId: string): Promise<void> {
  await database.transaction(async (transaction) => {
    await forgetTokensOf(transaction, childId)
    await transaction.delete(users).where(and(eq(users.id, childId), inArray(users.ageBand, MINOR_BANDS)))
  })
}

/** Deletes open requests of children and invitations of guardians to an address, after its account is deleted. */
export async function forgetAskedOf(database: Database, email: string): Promise<void> {
  await database.delete(childRequests).where(eq(childRequests.parentEmail, email))
  await database.delete(guardianInvitations).where(eq(guardianInvitations.email, email))
}

/** Lists a guardian's decisions and relations for the child. */
export async function listDecisions(database: Database, childId: string) {
  return {
    guardianRelations: await database.select().from(guardianRelations).where(eq(guardianRelations.learnerId, childId)),
    guardianInvitations: await database
      .select()
      .from(guardianInvitations)
      .where(eq(guardianInvitations.learnerId, childId)),
    consentActs: await database
      .select()
      .from(consentActs)
      .where(eq(consentActs.learnerId, childId))
      .orderBy(asc(consentActs.number)),
  }
}

/** Locks the child's account until the transaction ends: acts for one child come one after the other. */
export async function lockChild(database: Database, childId: string): Promise<void> {
  await database.execute(sql`select 1 from ${users} where ${users.id} = ${childId} for update`)
}
