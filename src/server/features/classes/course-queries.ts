import { and, asc, count, desc, eq, inArray, isNull, or } from 'drizzle-orm'
import { holds } from '#server/features/classes/class-queries.ts'
import { classDetails, courseEnrolments, courses } from '#server/features/classes/tables.ts'
import { spaceMembers, spaces } from '#server/features/spaces/index.ts'
import type { Database } from '#server/platform/database/open-database.ts'

const isOpen = (search: string) =>
  and(
    isNull(classDetails.archivedAt),
    search === ''
      ? undefined
      : or(holds(spaces.name, search), holds(classDetails.subject, search), holds(courses.description, search)),
  )

/** Finds classes that are open for enrolment, the newest first, and how many there are. */
export async function findOpenClasses(
  database: Database,
  { search, limit, offset }: { search: string; limit: number; offset: number },
) {
  const found = await database
    .select({ course: courses, name: spaces.name, language: classDetails.language })
    .from(courses)
    .innerJoin(spaces, eq(spaces.id, courses.spaceId))
    .leftJoin(classDetails, eq(classDetails.spaceId, courses.spaceId))
    .where(isOpen(search))
    .orderBy(desc(courses.createdAt), asc(courses.spaceId))
    .limit(limit)
    .offset(offset)
  const [all] = await database
    .select({ total: count() })
    .from(courses)
    .innerJoin(spaces, eq(spaces.id, courses.spaceId))
    .leftJoin(classDetails, eq(classDetails.spaceId, courses.spaceId))
    .where(isOpen(search))
  return { found, total: all?.total ?? 0 }
}

/** Finds a class that takes people in without a code. */
export async function findOpenClass(database: Database, spaceId: string) {
  const [found] = await database
    .select({ id: spaces.id, kind: spaces.kind })
    .from(courses)
    .innerJoin(spaces, eq(spaces.id, courses.spaceId))
    .leftJoin(classDetails, eq(classDetails.spaceId, courses.spaceId))
    .where(and(eq(courses.spaceId, spaceId), isOpen('')))
    .limit(1)
  return found
}

/** Finds which of these people belong to which of these classes. */
export const findMembers = (database: Database, spaceIds: readonly string[], ids: readonly string[]) =>
  database
    .select({ courseId: spaceMembers.spaceId, learnerId: spaceMembers.learnerId })
    .from(spaceMembers)
    .where(and(inArray(spaceMembers.spaceId, [...spaceIds]), inArray(spaceMembers.learnerId, [...ids])))

/** Finds the product's own courses in which these people are enrolled. */
export const findEnrolments = (database: Database, ids: readonly string[]) =>
  database
    .select({ courseId: courseEnrolments.courseId, learnerId: courseEnrolments.learnerId })
    .from(courseEnrolments)
    .where(inArray(courseEnrolments.learnerId, [...ids]))

/** Counts the people in each of the product's own courses. */
export async function countEnrolled(database: Database): Promise<ReadonlyMap<string, number>> {
  const counts = await database
    .select({ courseId: courseEnrolments.courseId, enrolled: count() })
    .from(courseEnrolments)
    .groupBy(courseEnrolments.courseId)
  return new Map(counts.map(({ courseId, enrolled }) => [courseId, enrolled]))
}

/** Enrols a person in one of the product's own courses; done twice, it is once. */
export async function keepEnrolment(
  database: Database,
  enrolment: typeof courseEnrolments.$inferInsert,
): Promise<void> {
  await database.insert(courseEnrolments).values(enrolment).onConflictDoNothing()
}

export async function deleteEnrolment(database: Database, learnerId: string, courseId: string): Promise<void> {
  await database
    .delete(courseEnrolments)
    .where(and(eq(courseEnrolments.learnerId, learnerId), eq(courseEnrolments.courseId, courseId)))
}
