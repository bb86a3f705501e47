import { and, asc, count, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Membership } from '#core/permissions/spaces.ts'
import { findPeople } from '#server/features/accounts/index.ts'
import { spaceMembers, spaces } from '#server/features/spaces/tables.ts'
import type { Database } from '#server/platform/database/open-database.ts'

export type KeptSpace = typeof spaces.$inferSelect
export type KeptMember = typeof spaceMembers.$inferSelect

const ownPlace = { kind: spaces.kind, role: spaceMembers.role, tags: spaceMembers.tags }

/**
 * Finds the spaces that any of these people belong to, with each one's place there, the oldest first.
 * @param spaceId names the only space that is looked for
 */
export const findSpacesOf = (database: Database, ids: readonly string[], spaceId?: string) =>
  database
    .select({
      space: spaces,
      learnerId: spaceMembers.learnerId,
      joinedAt: spaceMembers.joinedAt,
      broughtBy: spaceMembers.broughtBy,
      ...ownPlace,
    })
    .from(spaceMembers)
    .innerJoin(spaces, eq(spaces.id, spaceMembers.spaceId))
    .where(
      and(
        inArray(spaceMembers.learnerId, [...ids]),
        spaceId === undefined ? undefined : eq(spaceMembers.spaceId, spaceId),
      ),
    )
    .orderBy(asc(spaces.createdAt), asc(spaces.id))

/** Lists the spaces that a person is a member of, with their place in each. */
export const listOwnPlaces = async (
  database: Database,
  id: string,
): Promise<{ space: KeptSpace; membership: Membership }[]> =>
  (await findSpacesOf(database, [id])).map(({ space, kind, role, tags }) => ({
    space,
    membership: { kind, role, tags },
  }))

/** Counts the spaces that a person belongs to. */
export const countSpacesOf = async (database: Database, id: string): Promise<number> =>
  (await database.select({ spaces: count() }).from(spaceMembers).where(eq(spaceMembers.learnerId, id)))[0]?.spaces ?? 0

export const countMembersOf = (database: Database, spaceId: string): Promise<number> =>
  database.$count(spaceMembers, eq(spaceMembers.spaceId, spaceId))

/** Finds a member's place in a space, with the space; undefined for whoever doesn't belong to it. */
export async function findPlace(
  database: Database,
  spaceId: string,
  learnerId: string,
): Promise<{ space: KeptSpace; membership: Membership } | undefined> {
  const [found] = await database
    .select({ space: spaces, ...ownPlace })
    .from(spaceMembers)
    .innerJoin(spaces, eq(spaces.id, spaceMembers.spaceId))
    .where(and(eq(spaceMembers.spaceId, spaceId), eq(spaceMembers.learnerId, learnerId)))
    .limit(1)
  return found && { space: found.space, membership: { kind: found.kind, role: found.role, tags: found.tags } }
}

/** Lists everybody in a space, in the order in which they joined. */
export async function listMembers(database: Database, spaceId: string) {
  const places = await database
    .select({
      id: spaceMembers.learnerId,
      role: spaceMembers.role,
      tags: spaceMembers.tags,
      joinedAt: spaceMembers.joinedAt,
    })
    .from(spaceMembers)
    .where(eq(spaceMembers.spaceId, spaceId))
  const people = await findPeople(
    database,
    places.map(({ id }) => id),
  )
  const members = places.flatMap((one) => {
    const person = people.get(one.id)
    if (!person) return []
    const { firstName, lastName, username, ageBand } = person
    return [{ ...one, firstName, lastName, username, ageBand }]
  })
  return members.toSorted(
    (one, other) => one.joinedAt.getTime() - other.joinedAt.getTime() || (one.username < other.username ? -1 : 1),
  )
}

/** Returns those of these students who are in a class that a person teaches. */
export async function findTaught(
  database: Database,
  teacherId: string,
  studentIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (studentIds.length === 0) return new Set()
  const taught = database
    .select({ id: spaceMembers.spaceId })
    .from(spaceMembers)
    .innerJoin(spaces, eq(spaces.id, spaceMembers.spaceId))
    .where(
      and(
        eq(spaces.kind, 'class'),
        eq(spaceMembers.learnerId, teacherId),
        inArray(spaceMembers.role, ['teacher', 'assistant']),
      ),
    )
  const found = await database
    .select({ id: spaceMembers.learnerId })
    .from(spaceMembers)
    .where(
      and(
        inArray(spaceMembers.learnerId, [...studentIds]),
        eq(spaceMembers.role, 'student'),
        inArray(spaceMembers.spaceId, taught),
      ),
    )
  return new Set(found.map(({ id }) => id))
}

/** Returns the ids of everybody in a space. */
export const membersOf = async (database: Database, spaceId: string): Promise<string[]> =>
  (
    await database
      .select({ learnerId: spaceMembers.learnerId })
      .from(spaceMembers)
      .where(eq(spaceMembers.spaceId, spaceId))
  ).map(({ learnerId }) => learnerId)

/** Returns the ids of a space's students, in the order in which they joined. */
export const studentsOf = async (database: Database, spaceId: string): Promise<string[]> =>
  (
    await database
      .select({ learnerId: spaceMembers.learnerId })
      .from(spaceMembers)
      .where(and(eq(spaceMembers.spaceId, spaceId), eq(spaceMembers.role, 'student')))
      .orderBy(asc(spaceMembers.joinedAt), asc(spaceMembers.learnerId))
  ).map(({ learnerId }) => learnerId)

/** Returns the students of these spaces. */
export const listStudentsOf = (
  database: Database,
  spaceIds: readonly string[],
): Promise<{ spaceId: string; learnerId: string }[]> =>
  database
    .select({ spaceId: spaceMembers.spaceId, learnerId: spaceMembers.learnerId })
    .from(spaceMembers)
    .where(and(inArray(spaceMembers.spaceId, [...spaceIds]), eq(spaceMembers.role, 'student')))
    .orderBy(asc(spaceMembers.joinedAt), asc(spaceMembers.learnerId))

export async function insertSpace(database: Database, space: KeptSpace): Promise<void> {
  await database.insert(spaces).values(space)
}

/** Lets people belong to a space; whoever does already keeps their place. */
export async function insertMembers(database: Database, members: readonly KeptMember[]): Promise<void> {
  if (members.length > 0)
    await database
      .insert(spaceMembers)
      .values([...members])
      .onConflictDoNothing()
}

export async function findByCode(database: Database, joinCode: string): Promise<KeptSpace | undefined> {
  return (await database.select().from(spaces).where(eq(spaces.joinCode, joinCode)).limit(1))[0]
}

export async function renameKept(database: Database, spaceId: string, name: string): Promise<void> {
  await database.update(spaces).set({ name }).where(eq(spaces.id, spaceId))
}

/** Replaces the join code of a class or a school; with null nobody can join. */
export async function changeJoinCode(database: Database, spaceId: string, joinCode: string | null): Promise<void> {
  await database.update(spaces).set({ joinCode }).where(eq(spaces.id, spaceId))
}

export async function deleteKept(database: Database, spaceId: string): Promise<void> {
  await database.delete(spaces).where(eq(spaces.id, spaceId))
}

/** Locks the space until the transaction ends: changes of its members come one after the other. */
export async function lockSpace(database: Database, spaceId: string): Promise<void> {
  await database.execute(sql`select 1 from ${spaces} where ${spaces.id} = ${spaceId} for update`)
}

/** Tells whether anybody but this member chooses the members. */
export async function hasOtherAdmin(database: Database, spaceId: string, memberId: string): Promise<boolean> {
  const [other] = await database
    .select({ id: spaceMembers.learnerId })
    .from(spaceMembers)
    .where(
      and(
        eq(spaceMembers.spaceId, spaceId),
        ne(spaceMembers.learnerId, memberId),
        sql`'admin' = any(${spaceMembers.tags})`,
      ),
    )
    .limit(1)
  return other !== undefined
}

const place = (spaceId: string, memberId: string) =>
  and(eq(spaceMembers.spaceId, spaceId), eq(spaceMembers.learnerId, memberId))

export async function changePlace(
  database: Database,
  spaceId: string,
  memberId: string,
  change: Pick<KeptMember, 'role' | 'tags'>,
): Promise<void> {
  await database.update(spaceMembers).set(change).where(place(spaceId, memberId))
}

/** Ends a membership; false where there was none. */
export async function deletePlace(database: Database, spaceId: string, memberId: string): Promise<boolean> {
  return (
    (await database.delete(spaceMembers).where(place(spaceId, memberId)).returning({ id: spaceMembers.learnerId }))
      .length > 0
  )
}
