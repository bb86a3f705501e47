import { and, asc, count, eq, gte, inArray, lt, ne, sql } from 'drizzle-orm'
import {
  someId,
  type KeptAssignment,
  type KeptHandIn,
  type KeptMark,
  type SeenPlace,
} from '#server/features/assignments/queries.ts'
import { assignments, handIns, marks } from '#server/features/assignments/tables.ts'
import type { Database } from '#server/platform/database/open-database.ts'

/** A hand-in with its mark. */
export type MarkedHandIn = { handIn: KeptHandIn; mark: KeptMark | null }

/** Lists the hand-ins of these students to these assignments, the oldest first. */
export const listHandIns = (
  database: Database,
  assignmentIds: readonly string[],
  learnerIds: readonly string[],
): Promise<MarkedHandIn[]> =>
  assignmentIds.length === 0 || learnerIds.length === 0
    ? Promise.resolve([])
    : database
        .select({ handIn: handIns, mark: marks })
        .from(handIns)
        .leftJoin(marks, and(eq(marks.learnerId, handIns.learnerId), eq(marks.handInId, handIns.id)))
        .where(and(inArray(handIns.assignmentId, [...assignmentIds]), inArray(handIns.learnerId, [...learnerIds])))
        .orderBy(asc(handIns.finishedAt), asc(handIns.id))

/** Lists the hand-ins of these students to assignments of these groups that ended between two moments. */
export async function listHandInsBetween(
  database: Database,
  seen: readonly SeenPlace[],
  { since, until }: { since: Date; until: Date },
): Promise<(MarkedHandIn & { assignment: KeptAssignment })[]> {
  if (seen.length === 0) return []
  const isSeen = sql`(${assignments.spaceId}, ${handIns.learnerId}) in (select * from
    unnest(${someId(seen.map(({ spaceId }) => spaceId))}, ${someId(seen.map(({ learnerId }) => learnerId))}))`
  return database
    .select({ handIn: handIns, mark: marks, assignment: assignments })
    .from(handIns)
    .innerJoin(assignments, eq(assignments.id, handIns.assignmentId))
    .leftJoin(marks, and(eq(marks.learnerId, handIns.learnerId), eq(marks.handInId, handIns.id)))
    .where(and(isSeen, gte(handIns.finishedAt, since), lt(handIns.finishedAt, until), ne(handIns.lateness, 'refused')))
    .orderBy(asc(handIns.finishedAt), asc(handIns.id))
}

/** Finds a hand-in by its id. */
export async function findHandIn(database: Database, learnerId: string, id: string): Promise<MarkedHandIn | undefined> {
  const [found] = await database
    .select({ handIn: handIns, mark: marks })
    .from(handIns)
    .leftJoin(marks, and(eq(marks.learnerId, handIns.learnerId), eq(marks.handInId, handIns.id)))
    .where(and(eq(handIns.learnerId, learnerId), eq(handIns.id, id)))
    .limit(1)
  return found
}

/** Adds a hand-in; one of that id stays as it is. */
export async function insertHandIn(database: Database, handIn: KeptHandIn): Promise<void> {
  await database.insert(handIns).values(handIn).onConflictDoNothing()
}

/** Counts a learner's hand-ins. */
export const countHandIns = async (database: Database, learnerId: string): Promise<number> =>
  (await database.select({ all: count() }).from(handIns).where(eq(handIns.learnerId, learnerId)))[0]?.all ?? 0

/** Writes the result of a hand-in whose answers came later. */
export async function updateHandIn(
  database: Database,
  { learnerId, id }: Pick<KeptHandIn, 'learnerId' | 'id'>,
  change: Partial<KeptHandIn>,
): Promise<void> {
  await database
    .update(handIns)
    .set(change)
    .where(and(eq(handIns.learnerId, learnerId), eq(handIns.id, id)))
}

/** Gives a hand-in a mark, in place of an earlier mark of the same hand-in. */
export async function keepMark(database: Database, mark: KeptMark): Promise<void> {
  await database
    .insert(marks)
    .values(mark)
    .onConflictDoUpdate({ target: [marks.learnerId, marks.handInId], set: mark })
}
