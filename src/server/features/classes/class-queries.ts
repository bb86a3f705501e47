import { and, asc, count, desc, eq, inArray, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { CLASSES_PAGE } from '#contract/classes.ts'
import { classDetails, courses } from '#server/features/classes/tables.ts'
import { spaceMembers, spaces } from '#server/features/spaces/index.ts'
import type { Database } from '#server/platform/database/open-database.ts'

export type KeptDetails = typeof classDetails.$inferSelect
export type KeptCourse = typeof courses.$inferSelect

/** Facts of a class that nobody described. */
export const NO_DETAILS = {
  subject: '',
  grade: null,
  language: null,
  startsOn: null,
  endsOn: null,
  schedule: '',
  archivedAt: null,
} as const satisfies Omit<KeptDetails, 'spaceId'>

/** Returns the condition that a column holds the text somewhere, whatever its capital letters. */
export const holds = (column: PgColumn, search: string): SQL => sql`position(lower(${search}) in lower(${column})) > 0`

/** One class with its facts, and how it is open for enrolment. */
export type FoundClass = {
  space: typeof spaces.$inferSelect
  details: KeptDetails | null
  course: KeptCourse | null
}

const pick = { space: spaces, details: classDetails, course: courses }

/** Finds a page of classes by their ids, the oldest last, with the number of all that fit. */
export async function findClasses(
  database: Database,
  ids: readonly string[],
  { search, shown, page }: { search: string; shown: 'current' | 'archived'; page: number },
): Promise<{ found: FoundClass[]; total: number }> {
  if (ids.length === 0) return { found: [], total: 0 }
  const fits = and(
    inArray(spaces.id, [...ids]),
    eq(spaces.kind, 'class'),
    shown === 'archived' ? isNotNull(classDetails.archivedAt) : isNull(classDetails.archivedAt),
    search === '' ? undefined : or(holds(spaces.name, search), holds(classDetails.subject, search)),
  )
  const found = await database
    .select(pick)
    .from(spaces)
    .leftJoin(classDetails, eq(classDetails.spaceId, spaces.id))
    .leftJoin(courses, eq(courses.spaceId, spaces.id))
    .where(fits)
    .orderBy(desc(spaces.createdAt), asc(spaces.id))
    .limit(CLASSES_PAGE)
    .offset(page * CLASSES_PAGE)
  const [all] = await database
    .select({ total: count() })
    .from(spaces)
    .leftJoin(classDetails, eq(classDetails.spaceId, spaces.id))
    .where(fits)
  return { found, total: all?.total ?? 0 }
}

/** Finds one class with its facts. */
export async function findClass(database: Database, spaceId: string): Promise<FoundClass | undefined> {
  const [found] = await database
    .select(pick)
    .from(spaces)
    .leftJoin(classDetails, eq(classDetails.spaceId, spaces.id))
    .leftJoin(courses, eq(courses.spaceId, spaces.id))
    .where(and(eq(spaces.id, spaceId), eq(spaces.kind, 'class')))
    .limit(1)
  return found
}

/** Finds the members of these classes with the roles in question. */
export const findRoles = (
  database: Database,
  spaceIds: readonly string[],
  roles: readonly (typeof spaceMembers.$inferSelect)['role'][],
) =>
  database
    .select({ spaceId: spaceMembers.spaceId, learnerId: spaceMembers.learnerId })
    .from(spaceMembers)
    .where(and(inArray(spaceMembers.spaceId, [...spaceIds]), inArray(spaceMembers.role, [...roles])))
    .orderBy(asc(spaceMembers.joinedAt), asc(spaceMembers.learnerId))

/** Counts the students of these classes, by class. */
export async function countStudents(
  database: Database,
  spaceIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (spaceIds.length === 0) return new Map()
  const counts = await database
    .select({ spaceId: spaceMembers.spaceId, students: count() })
    .from(spaceMembers)
    .where(and(inArray(spaceMembers.spaceId, [...spaceIds]), eq(spaceMembers.role, 'student')))
    .groupBy(spaceMembers.spaceId)
  return new Map(counts.map(({ spaceId, students }) => [spaceId, students]))
}

/** Stores the facts of a class in place of the former ones. */
export async function keepDetails(database: Database, details: Omit<KeptDetails, 'archivedAt'>): Promise<void> {
  await database.insert(classDetails).values(details).onConflictDoUpdate({ target: classDetails.spaceId, set: details })
}

/** Marks a class as archived since a moment, or as current with null. */
export async function keepArchived(database: Database, spaceId: string, archivedAt: Date | null): Promise<void> {
  await database
    .insert(classDetails)
    .values({ ...NO_DETAILS, spaceId, archivedAt })
    .onConflictDoUpdate({ target: classDetails.spaceId, set: { archivedAt } })
}

/** Opens a class for enrolment, or changes what the list says about it. */
export async function keepCourse(database: Database, course: KeptCourse): Promise<void> {
  const { description, level, weeks } = course
  await database
    .insert(courses)
    .values(course)
    .onConflictDoUpdate({ target: courses.spaceId, set: { description, level, weeks } })
}

/** Closes a class for enrolment. */
export async function deleteCourse(database: Database, spaceId: string): Promise<void> {
  await database.delete(courses).where(eq(courses.spaceId, spaceId))
}

/** Finds the subjects of classes; one without a subject has no entry. */
export async function findSubjects(database: Database, spaceIds: readonly string[]): Promise<Map<string, string>> {
  if (spaceIds.length === 0) return new Map()
  const found = await database
    .select({ spaceId: classDetails.spaceId, subject: classDetails.subject })
    .from(classDetails)
    .where(inArray(classDetails.spaceId, [...spaceIds]))
  return new Map(found.filter(({ subject }) => subject !== '').map(({ spaceId, subject }) => [spaceId, subject]))
}
