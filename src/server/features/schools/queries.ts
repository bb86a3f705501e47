import { and, asc, count, desc, eq, inArray, lte, or, sql, type SQL } from 'drizzle-orm'
import { SCHOOLS_PAGE } from '#contract/schools.ts'
import type { Region } from '#core/schools/regions.ts'
import { schoolDetails, schoolRatings, schoolRequests } from '#server/features/schools/tables.ts'
import { spaceMembers, spaces } from '#server/features/spaces/index.ts'
import { users } from '#server/features/accounts/index.ts'
import type { Database } from '#server/platform/database/open-database.ts'

export type KeptDetails = typeof schoolDetails.$inferSelect
export type KeptRequest = typeof schoolRequests.$inferSelect

/** Number of students: those of the school's classes, and members under 18. */
const students = sql<number>`(select count(*)::int from (
  select m.learner_id from ${spaces} c join ${spaceMembers} m on m.space_id = c.space_id and m.role = 'student'
    where c.school_id = ${schoolDetails.spaceId}
  union select m.learner_id from ${spaceMembers} m join ${users} u on u.id = m.learner_id and u.age_band <> 'adult'
    where m.space_id = ${schoolDetails.spaceId}) s)`

/** Number of teachers: members who run the school or teach in it, and teachers of its classes. */
const teachers = sql<number>`(select count(*)::int from (
  select m.learner_id from ${spaces} c join ${spaceMembers} m on m.space_id = c.space_id and m.role = 'teacher'
    where c.school_id = ${schoolDetails.spaceId}
  union select m.learner_id from ${spaceMembers} m
    where m.space_id = ${schoolDetails.spaceId} and m.role in ('founder', 'co-founder', 'teacher')) t)`

const stars = sql<number>`(select coalesce(sum(r.stars), 0)::int from ${schoolRatings} r
  where r.space_id = ${schoolDetails.spaceId})`
const ratings = sql<number>`(select count(*)::int from ${schoolRatings} r
  where r.space_id = ${schoolDetails.spaceId})`

const pick = { id: spaces.id, name: spaces.name, details: schoolDetails, students, teachers, stars, ratings }

/** Returns the condition that a text holds the search, whatever its capital letters. */
const holds = (
  column: typeof spaces.name | typeof schoolDetails.location | typeof schoolDetails.description,
  search: string,
): SQL => sql`position(lower(${search}) in lower(${column})) > 0`

/** Finds a page of schools by name, with the number of all that fit. */
export async function findSchools(
  database: Database,
  { search, region, page }: { search: string; region: Region | null; page: number },
) {
  const fits = and(
    eq(spaces.kind, 'school'),
    region === null ? undefined : eq(schoolDetails.region, region),
    search === ''
      ? undefined
      : or(holds(spaces.name, search), holds(schoolDetails.location, search), holds(schoolDetails.description, search)),
  )
  const found = await database
    .select(pick)
    .from(schoolDetails)
    .innerJoin(spaces, eq(spaces.id, schoolDetails.spaceId))
    .where(fits)
    .orderBy(asc(sql`lower(${spaces.name})`), asc(spaces.id))
    .limit(SCHOOLS_PAGE)
    .offset(page * SCHOOLS_PAGE)
  const [all] = await database
    .select({ total: count() })
    .from(schoolDetails)
    .innerJoin(spaces, eq(spaces.id, schoolDetails.spaceId))
    .where(fits)
  return { found, total: all?.total ?? 0 }
}

export type FoundSchool = Awaited<ReturnType<typeof findSchools>>['found'][number]

/** Finds schools by their ids, the newest first. */
export const findSchoolsById = (database: Database, ids: readonly string[]): Promise<FoundSchool[]> =>
  database
    .select(pick)
    .from(schoolDetails)
    .innerJoin(spaces, eq(spaces.id, schoolDetails.spaceId))
    .where(inArray(schoolDetails.spaceId, [...ids]))
    .orderBy(desc(schoolDetails.createdAt), asc(spaces.id))

/** Finds a person's places in these schools, by school. */
export const findPlaces = (database: Database, learnerId: string, ids: readonly string[]) =>
  database
    .select({ spaceId: spaceMembers.spaceId, role: spaceMembers.role, tags: spaceMembers.tags })
    .from(spaceMembers)
    .where(and(eq(spaceMembers.learnerId, learnerId), inArray(spaceMembers.spaceId, [...ids])))

/** Finds the stars that a person gave to these schools. */
export const findStars = (database: Database, learnerId: string, ids: readonly string[]) =>
  database
    .select({ spaceId: schoolRatings.spaceId, stars: schoolRatings.stars })
    .from(schoolRatings)
    .where(and(eq(schoolRatings.learnerId, learnerId), inArray(schoolRatings.spaceId, [...ids])))

/** Finds the requests of a person. */
export const findRequestsOf = (database: Database, learnerId: string): Promise<KeptRequest[]> =>
  database.select().from(schoolRequests).where(eq(schoolRequests.learnerId, learnerId))

/** Counts the requests that wait, by school. */
export async function countWaiting(database: Database, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const counts = await database
    .select({ spaceId: schoolRequests.spaceId, waiting: count() })
    .from(schoolRequests)
    .where(and(inArray(schoolRequests.spaceId, [...ids]), eq(schoolRequests.state, 'waiting')))
    .groupBy(schoolRequests.spaceId)
  return new Map(counts.map(({ spaceId, waiting }) => [spaceId, waiting]))
}

/** Lists the requests to a school that wait, the oldest first. */
export const listWaiting = (database: Database, spaceId: string): Promise<KeptRequest[]> =>
  database
    .select()
    .from(schoolRequests)
    .where(and(eq(schoolRequests.spaceId, spaceId), eq(schoolRequests.state, 'waiting')))
    .orderBy(asc(schoolRequests.askedAt), asc(schoolRequests.learnerId))
    .limit(200)

const isRequest = (spaceId: string, learnerId: string) =>
  and(eq(schoolRequests.spaceId, spaceId), eq(schoolRequests.learnerId, learnerId))

export const findRequest = async (
  database: Database,
  spaceId: string,
  learnerId: string,
): Promise<KeptRequest | undefined> =>
  (await database.select().from(schoolRequests).where(isRequest(spaceId, learnerId)).limit(1))[0]

/** Keeps a request in place of a former one. */
export async function keepRequest(database: Database, request: KeptRequest): Promise<void> {
  await database
    .insert(schoolRequests)
    .values(request)
    .onConflictDoUpdate({ target: [schoolRequests.spaceId, schoolRequests.learnerId], set: request })
}

export async function deleteRequest(database: Database, spaceId: string, learnerId: string): Promise<void> {
  await database.delete(schoolRequests).where(isRequest(spaceId, learnerId))
}

/** Deletes requests that were made at this time or before. */
export async function deleteOldRequests(database: Database, before: Date): Promise<void> {
  await database.delete(schoolRequests).where(lte(schoolRequests.askedAt, before))
}

/** Stores the facts of a school in place of the former ones. */
export async function keepDetails(database: Database, details: KeptDetails): Promise<void> {
  const { createdAt: _first, ...set } = details
  await database.insert(schoolDetails).values(details).onConflictDoUpdate({ target: schoolDetails.spaceId, set })
}

/** Keeps the stars of a member, or takes them back with null. */
export async function keepStars(
  database: Database,
  rating: { spaceId: string; learnerId: string; stars: number | null; ratedAt: Date },
): Promise<void> {
  const { spaceId, learnerId, stars: given, ratedAt } = rating
  if (given === null)
    await database
      .delete(schoolRatings)
      .where(and(eq(schoolRatings.spaceId, spaceId), eq(schoolRatings.learnerId, learnerId)))
  else
    await database
      .insert(schoolRatings)
      .values({ spaceId, learnerId, stars: given, ratedAt })
      .onConflictDoUpdate({ target: [schoolRatings.spaceId, schoolRatings.learnerId], set: { stars: given, ratedAt } })
}

/** Finds the members of a school with one of these roles. */
export const findByRole = async (
  database: Database,
  spaceId: string,
  roles: readonly ('founder' | 'co-founder')[],
): Promise<string[]> =>
  (
    await database
      .select({ id: spaceMembers.learnerId })
      .from(spaceMembers)
      .where(and(eq(spaceMembers.spaceId, spaceId), inArray(spaceMembers.role, [...roles])))
  ).map(({ id }) => id)

/** Finds the classes of a school with the number of their students, by name. */
export const findClassesOf = (database: Database, schoolId: string) =>
  database
    .select({
      id: spaces.id,
      name: spaces.name,
      students: sql<number>`(select count(*)::int from space_members m
        where m.space_id = ${spaces.id} and m.role = 'student')`,
    })
    .from(spaces)
    .where(and(eq(spaces.schoolId, schoolId), eq(spaces.kind, 'class')))
    .orderBy(asc(sql`lower(${spaces.name})`), asc(spaces.id))
    .limit(100)

/** Finds the teachers of these classes. */
export const findTeachers = (database: Database, classIds: readonly string[]) =>
  database
    .select({ spaceId: spaceMembers.spaceId, learnerId: spaceMembers.learnerId })
    .from(spaceMembers)
    .where(and(inArray(spaceMembers.spaceId, [...classIds]), eq(spaceMembers.role, 'teacher')))
    .orderBy(asc(spaceMembers.joinedAt), asc(spaceMembers.learnerId))
