import { and, asc, count, eq, gt, inArray, lte } from 'drizzle-orm'
import { ACCOUNT_PURPOSE, allowedPurposes } from '#core/permissions/consent.ts'
import type { GuardianScope } from '#core/permissions/guardian-scopes.ts'
import { findConfirmed, findPeople } from '#server/features/accounts/index.ts'
import { findLatestActs, relationStands } from '#server/features/children/queries.ts'
import { guardianInvitations, guardianRelations } from '#server/features/children/tables.ts'
import type { Database } from '#server/platform/database/open-database.ts'

export type Invitation = typeof guardianInvitations.$inferSelect

/** Lists the current guardians of the child, the first guardian before the invited ones. */
export async function listRelations(database: Database, childId: string, now: Date) {
  const relations = await database
    .select({
      id: guardianRelations.guardianId,
      kind: guardianRelations.kind,
      scopes: guardianRelations.scopes,
      createdAt: guardianRelations.createdAt,
      endsAt: guardianRelations.endsAt,
      offeredAt: guardianRelations.offeredAt,
    })
    .from(guardianRelations)
    .where(and(eq(guardianRelations.learnerId, childId), relationStands(now)))
    .orderBy(asc(guardianRelations.kind), asc(guardianRelations.createdAt), asc(guardianRelations.guardianId))
  const people = await findPeople(
    database,
    relations.map(({ id }) => id),
  )
  return relations.flatMap((relation) => {
    const person = people.get(relation.id)
    return person ? [{ ...relation, firstName: person.firstName, lastName: person.lastName }] : []
  })
}

/** Finds the names of the child's guardians by their ids. An invited guardian is told the first one's only. */
export async function findGuardianNames(
  database: Database,
  childId: string,
  now: Date,
  isFirst: boolean,
): Promise<ReadonlyMap<string, string | null>> {
  const relations = await listRelations(database, childId, now)
  return new Map(
    relations.map(({ id, firstName, lastName, kind }) => [
      id,
      isFirst || kind === 'first' ? `${firstName} ${lastName}`.trim() : null,
    ]),
  )
}

/**
 * Returns the confirmed addresses of the children's current guardians, and whether one of them looks after other
 * children, too.
 */
export async function findGuardianAddresses(
  database: Database,
  childIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, { addresses: string[]; hasSiblings: boolean }>> {
  if (childIds.length === 0) return new Map()
  const { guardianId, learnerId } = guardianRelations
  const related = await database
    .select({ guardianId, learnerId })
    .from(guardianRelations)
    .where(and(inArray(learnerId, [...childIds]), relationStands(now)))
  const guardians = [...new Set(related.map((one) => one.guardianId))]
  const addresses = await findConfirmed(database, guardians)
  const counted = await database
    .select({ guardianId, children: count() })
    .from(guardianRelations)
    .where(and(inArray(guardianId, guardians), relationStands(now)))
    .groupBy(guardianId)
  const withSiblings = new Set(counted.filter(({ children }) => children > 1).map((one) => one.guardianId))
  return new Map(
    childIds.map((id) => {
      const own = related.filter((one) => one.learnerId === id).map((one) => one.guardianId)
      return [
        id,
        {
          addresses: own.flatMap((guardian) => addresses.get(guardian) ?? []),
          hasSiblings: own.some((guardian) => withSiblings.has(guardian)),
        },
      ]
    }),
  )
}

/** Returns the guardians who see now what these children learn. A child without a standing consent has none. */
export async function findProgressReaders(
  database: Database,
  childIds: readonly string[],
  now: Date,
): Promise<{ childId: string; guardianId: string }[]> {
  if (childIds.length === 0) return []
  const { guardianId, learnerId: childId, scopes } = guardianRelations
  const related = await database
    .select({ childId, guardianId, scopes })
    .from(guardianRelations)
    .where(and(inArray(childId, [...childIds]), relationStands(now)))
    .orderBy(asc(childId), asc(guardianId))
  const acts = await findLatestActs(database, childIds)
  return related.filter(
    (one) => one.scopes.includes('see-progress') && allowedPurposes(acts.get(one.childId)).includes(ACCOUNT_PURPOSE),
  )
}

/** Lists the child's invitations that can still be answered. */
export const listInvitations = (database: Database, childId: string, now: Date) =>
  database
    .select()
    .from(guardianInvitations)
    .where(and(eq(guardianInvitations.learnerId, childId), gt(guardianInvitations.expiresAt, now)))
    .orderBy(asc(guardianInvitations.createdAt), asc(guardianInvitations.id))

/** Keeps an invitation in the place of one to the same address, whose id it gives back. */
export async function replaceInvitation(database: Database, invitation: Invitation): Promise<string | undefined> {
  const [before] = await database
    .delete(guardianInvitations)
    .where(
      and(eq(guardianInvitations.learnerId, invitation.learnerId), eq(guardianInvitations.email, invitation.email)),
    )
    .returning({ id: guardianInvitations.id })
  await database.insert(guardianInvitations).values(invitation)
  return before?.id
}

/** Finds an invitation that can still be answered, with what whoever is invited sees of it. */
export async function findInvitation(
  database: Database,
  childId: string,
  id: string,
  now: Date,
): Promise<Invitation | undefined> {
  const [found] = await database
    .select()
    .from(guardianInvitations)
    .where(
      and(
        eq(guardianInvitations.learnerId, childId),
        eq(guardianInvitations.id, id),
        gt(guardianInvitations.expiresAt, now),
      ),
    )
    .limit(1)
  return found
}

/** Takes an invitation that can still be answered: of any number of callers at once, one gets it. */
export async function takeInvitation(
  database: Database,
  childId: string,
  id: string,
  now: Date,
): Promise<Invitation | undefined> {
  const [taken] = await database
    .delete(guardianInvitations)
    .where(
      and(
        eq(guardianInvitations.learnerId, childId),
        eq(guardianInvitations.id, id),
        gt(guardianInvitations.expiresAt, now),
      ),
    )
    .returning()
  return taken
}

/** Erases every invitation that nobody answered in time. */
export async function deleteExpiredInvitations(database: Database, now: Date): Promise<void> {
  await database.delete(guardianInvitations).where(lte(guardianInvitations.expiresAt, now))
}

/**
 * Makes an adult a guardian on the terms of their invitation. The first guardian stays first; earlier scopes and end
 * date are replaced.
 */
export async function relateInvited(
  database: Database,
  { learnerId, scopes, endsAt }: Invitation,
  guardianId: string,
  now: Date,
): Promise<void> {
  await database
    .insert(guardianRelations)
    .values({ learnerId, guardianId, kind: 'invited', scopes, endsAt, createdAt: now })
    .onConflictDoUpdate({
      target: [guardianRelations.learnerId, guardianRelations.guardianId],
      set: { scopes, endsAt },
      setWhere: eq(guardianRelations.kind, 'invited'),
    })
}

const invitedRelation = (childId: string, guardianId: string) =>
  and(
    eq(guardianRelations.learnerId, childId),
    eq(guardianRelations.guardianId, guardianId),
    eq(guardianRelations.kind, 'invited'),
  )

/** Changes the relation of an invited guardian; false where there is none. */
export async function changeInvited(
  database: Database,
  childId: string,
  guardianId: string,
  change: { scopes: GuardianScope[]; endsAt: Date | null },
): Promise<boolean> {
  return (
    (
      await database
        .update(guardianRelations)
        .set(change)
        .where(invitedRelation(childId, guardianId))
        .returning({ id: guardianRelations.guardianId })
    ).length > 0
  )
}

/** Takes away the relation of an invited guardian, and gives back what it was; undefined where there is none. */
export async function takeRelation(
  database: Database,
  childId: string,
  guardianId: string,
): Promise<{ scopes: GuardianScope[] } | undefined> {
  return (
    await database
      .delete(guardianRelations)
      .where(invitedRelation(childId, guardianId))
      .returning({ scopes: guardianRelations.scopes })
  )[0]
}

/** Lists the ids of those whose relation to the child stands. */
export const listGuardianIds = async (database: Database, childId: string, now: Date): Promise<string[]> =>
  (
    await database
      .select({ id: guardianRelations.guardianId })
      .from(guardianRelations)
      .where(and(eq(guardianRelations.learnerId, childId), relationStands(now)))
  ).map(({ id }) => id)

/** Lists the children to whom an account is related as an invited guardian. */
export const listWards = async (database: Database, guardianId: string): Promise<string[]> =>
  (
    await database
      .select({ id: guardianRelations.learnerId })
      .from(guardianRelations)
      .where(and(eq(guardianRelations.guardianId, guardianId), eq(guardianRelations.kind, 'invited')))
  ).map(({ id }) => id)

/** Relations of invited guardians whose end has passed. */
export const listExpired = (database: Database, now: Date): Promise<{ childId: string; guardianId: string }[]> =>
  database
    .select({ childId: guardianRelations.learnerId, guardianId: guardianRelations.guardianId })
    .from(guardianRelations)
    .where(and(lte(guardianRelations.endsAt, now), eq(guardianRelations.kind, 'invited')))

/** Returns the names of the child and the inviting guardian, for an invited guardian. */
export async function findNamesOf(
  database: Database,
  childId: string,
  inviterId: string,
): Promise<{ username: string; invitedBy: string } | undefined> {
  const people = await findPeople(database, [childId, inviterId])
  const [child, inviter] = [people.get(childId), people.get(inviterId)]
  return child && inviter && { username: child.username, invitedBy: `${inviter.firstName} ${inviter.lastName}`.trim() }
}
