import { and, desc, eq, gt, gte, inArray, isNotNull, isNull, lt, lte, or, sql, type SQL } from 'drizzle-orm'
import type { AssignmentKind } from '#core/assignments/assignment.ts'
import { assignments, assignmentStudents, handIns, marks } from '#server/features/assignments/tables.ts'
import { spaceMembers, spaces } from '#server/features/spaces/index.ts'
import type { Database } from '#server/platform/database/open-database.ts'

export type KeptAssignment = typeof assignments.$inferSelect
export type KeptHandIn = typeof handIns.$inferSelect
export type KeptMark = typeof marks.$inferSelect

/** Student of a space whose work somebody may see. */
export type SeenPlace = { spaceId: string; learnerId: string }

/** Puts the account's own texts into a LIKE pattern as plain text. */
const containing = (search: string): string => `%${search.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`

/** Inserts an assignment with its list. False if the id exists already, in whichever group. */
export async function insertAssignment(
  database: Database,
  assignment: KeptAssignment,
  learnerIds: readonly string[],
): Promise<boolean> {
  const added = await database.insert(assignments).values(assignment).onConflictDoNothing().returning()
  if (added.length > 0) await listStudents(database, assignment, learnerIds)
  return added.length > 0
}

/** Replaces the list of an assignment; what students have begun stays known. */
export async function listStudents(
  database: Database,
  { spaceId, id }: Pick<KeptAssignment, 'spaceId' | 'id'>,
  learnerIds: readonly string[],
): Promise<void> {
  const place = and(eq(assignmentStudents.spaceId, spaceId), eq(assignmentStudents.assignmentId, id))
  await database.update(assignmentStudents).set({ isListed: false }).where(place)
  const values = [...new Set(learnerIds)].map((learnerId) => ({
    spaceId,
    assignmentId: id,
    learnerId,
    isListed: true,
  }))
  if (values.length > 0)
    await database
      .insert(assignmentStudents)
      .values(values)
      .onConflictDoUpdate({
        target: [assignmentStudents.spaceId, assignmentStudents.assignmentId, assignmentStudents.learnerId],
        set: { isListed: true },
      })
}

/** Finds when each student of an assignment first handed it in; null for those who have not yet. */
export async function findFirstHandIns(
  database: Database,
  { spaceId, id }: Pick<KeptAssignment, 'spaceId' | 'id'>,
): Promise<{ learnerId: string; finishedAt: Date | null }[]> {
  const listed = await database
    .select({
      learnerId: assignmentStudents.learnerId,
      finishedAt: sql<Date | null>`min(${handIns.finishedAt})`.mapWith(handIns.finishedAt),
    })
    .from(assignmentStudents)
    .leftJoin(
      handIns,
      and(
        eq(handIns.learnerId, assignmentStudents.learnerId),
        eq(handIns.assignmentId, assignmentStudents.assignmentId),
      ),
    )
    .where(and(eq(assignmentStudents.spaceId, spaceId), eq(assignmentStudents.assignmentId, id)))
    .groupBy(assignmentStudents.learnerId)
  return listed
}

/** Counts the assignments of a space. */
export const countAssignments = (database: Database, spaceId: string): Promise<number> =>
  database.$count(assignments, eq(assignments.spaceId, spaceId))

/** Finds one assignment of a space. */
export async function findAssignment(
  database: Database,
  spaceId: string,
  id: string,
): Promise<KeptAssignment | undefined> {
  const place = and(eq(assignments.spaceId, spaceId), eq(assignments.id, id))
  return (await database.select().from(assignments).where(place).limit(1))[0]
}

/** Changes an assignment. */
export async function updateAssignment(
  database: Database,
  { spaceId, id }: Pick<KeptAssignment, 'spaceId' | 'id'>,
  change: Partial<KeptAssignment>,
): Promise<void> {
  await database
    .update(assignments)
    .set(change)
    .where(and(eq(assignments.spaceId, spaceId), eq(assignments.id, id)))
}

/** Changes the terms of an assignment that nobody changed since this revision; false otherwise. */
export async function changeTerms(
  database: Database,
  { spaceId, id }: Pick<KeptAssignment, 'spaceId' | 'id'>,
  change: Partial<KeptAssignment>,
  revision: number,
): Promise<boolean> {
  const changed = await database
    .update(assignments)
    .set(change)
    .where(and(eq(assignments.spaceId, spaceId), eq(assignments.id, id), eq(assignments.revision, revision)))
    .returning({ id: assignments.id })
  return changed.length > 0
}

/** Counts the automatic points of all hand-ins again, by the rule of `core/assignments/score-answers.ts` in SQL. */
export async function scorePoints(
  database: Database,
  { id }: Pick<KeptAssignment, 'id'>,
  points: number,
): Promise<void> {
  const questions = sql`greatest(${handIns.checked}, coalesce(${handIns.asked}, 0) - ${handIns.unchecked})`
  await database
    .update(handIns)
    .set({ points: sql`floor(${handIns.right}::numeric / ${questions} * ${points} + 0.5)` })
    .where(and(eq(handIns.assignmentId, id), isNotNull(handIns.points)))
}

/** Finds the most points that a person gave for an assignment, and whether marks follow its rubric. */
export async function findMarkBounds(
  database: Database,
  { id }: Pick<KeptAssignment, 'id'>,
): Promise<{ most: number; hasRubric: boolean }> {
  const [found] = await database
    .select({
      most: sql<number>`coalesce(max(${marks.points}), 0)::int`,
      hasRubric: sql<boolean>`coalesce(bool_or(jsonb_array_length(${marks.rubric}) > 0), false)`,
    })
    .from(marks)
    .innerJoin(handIns, and(eq(handIns.learnerId, marks.learnerId), eq(handIns.id, marks.handInId)))
    .where(eq(handIns.assignmentId, id))
  return found ?? { most: 0, hasRubric: false }
}

/** Deletes an assignment with its list of students. */
export async function eraseAssignment(
  database: Database,
  { spaceId, id }: Pick<KeptAssignment, 'spaceId' | 'id'>,
): Promise<void> {
  await database.transaction(async (transaction) => {
    await transaction
      .delete(assignmentStudents)
      .where(and(eq(assignmentStudents.spaceId, spaceId), eq(assignmentStudents.assignmentId, id)))
    await transaction.delete(assignments).where(and(eq(assignments.spaceId, spaceId), eq(assignments.id, id)))
  })
}

/** An assignment with the counts that a list shows. */
export type CountedAssignment = {
  assignment: KeptAssignment
  students: number
  completed: number
  inProgress: number
  toMark: number
}

type CountRow = { id: string; students: number; completed: number; in_progress: number; to_mark: number; total: number }

/** Writes ids as an array of PostgreSQL. */
export const someId = (ids: readonly string[]): SQL => sql`${`{${ids.join(',')}}`}::uuid[]`

/** Filters of a list of assignments. */
export type ListFilter = {
  spaceIds: readonly string[]
  kind: AssignmentKind | undefined
  status: 'pending' | 'in-progress' | 'completed' | undefined
  search: string
  limit: number
  offset: number
}

/**
 * The latest hand-in of each of these students, refused ones aside. `waits` is the rule of
 * `core/assignments/follow-hand-ins.ts` in SQL; a test compares the two.
 */
const LATEST = sql`
  latest as (
    select *, not is_marked and not is_withdrawn and (grading = 'by-hand' or unchecked > 0 or is_again) as waits
    from (
      select distinct on (h.assignment_id, h.learner_id) h.assignment_id, h.learner_id, h.id, h.finished_at, h.lateness,
        h.unchecked, p.grading, p.is_withdrawn, m.hand_in_id is not null as is_marked,
        exists (select from marks o join hand_ins e on e.learner_id = o.learner_id and e.id = o.hand_in_id
          where e.learner_id = h.learner_id and e.assignment_id = h.assignment_id and e.id <> h.id) as is_again
      from places p join hand_ins h on h.assignment_id = p.id and h.learner_id = p.learner_id
      left join marks m on m.learner_id = h.learner_id and m.hand_in_id = h.id
      where h.lateness <> 'refused'
      order by h.assignment_id, h.learner_id, h.finished_at desc, h.id desc
    ) tried
  )`

const PLACES = (seen: readonly SeenPlace[], spaceIds: readonly string[]): SQL => sql`
  seen as (
    select * from unnest(${someId(seen.map(({ spaceId }) => spaceId))}, ${someId(seen.map(({ learnerId }) => learnerId))})
      as one (space_id, learner_id)
  ),
  places as (
    select a.id, a.grading, a.withdrawn_at is not null as is_withdrawn, one.learner_id, st.started_at is not null as has_started
    from assignments a join seen one on one.space_id = a.space_id
    left join assignment_students st
      on st.space_id = a.space_id and st.assignment_id = a.id and st.learner_id = one.learner_id
    where a.space_id = any(${someId(spaceIds)}) and (a.audience = 'everybody' or st.is_listed)
  )`

/** Lists assignments of these spaces with the state of the seen students, the newest first. */
export async function listCounted(
  database: Database,
  seen: readonly SeenPlace[],
  { spaceIds, kind, status, search, limit, offset }: ListFilter,
): Promise<{ found: CountedAssignment[]; total: number }> {
  if (spaceIds.length === 0) return { found: [], total: 0 }
  const { rows } = await database.execute<CountRow>(sql`
    with ${PLACES(seen, spaceIds)}, ${LATEST}, counted as (
      select a.id, a.from_at, a.created_at,
        count(p.learner_id)::int as students,
        count(p.learner_id) filter (where l.learner_id is not null)::int as completed,
        count(p.learner_id) filter (where l.learner_id is null and p.has_started)::int as in_progress,
        count(p.learner_id) filter (where l.waits)::int as to_mark
      from assignments a left join places p on p.id = a.id
      left join latest l on l.assignment_id = a.id and l.learner_id = p.learner_id
      where a.space_id = any(${someId(spaceIds)})
        and (${kind ?? null}::text is null or a.kind = ${kind ?? null})
        and a.title ilike ${containing(search)}
      group by a.id, a.from_at, a.created_at
    ), stated as (
      select *, case when students > 0 and completed = students then 'completed'
        when completed + in_progress > 0 then 'in-progress' else 'pending' end as status
      from counted
    )
    select id, students, completed, in_progress, to_mark, count(*) over ()::int as total from stated
    where ${status ?? null}::text is null or status = ${status ?? null}
    order by from_at desc, created_at desc, id limit ${limit} offset ${offset}`)
  if (rows.length === 0) return { found: [], total: 0 }
  const ids = rows.map(({ id }) => id)
  const kept = await database.select().from(assignments).where(inArray(assignments.id, ids))
  const found = rows.flatMap((row): CountedAssignment[] => {
    const assignment = kept.find(({ id }) => id === row.id)
    const { students, completed, in_progress: inProgress, to_mark: toMark } = row
    return assignment ? [{ assignment, students, completed, inProgress, toMark }] : []
  })
  return { found, total: rows[0]?.total ?? 0 }
}

/** Hand-in that waits for a mark. */
export type WaitingRow = {
  assignment_id: string
  learner_id: string
  id: string
  finished_at: Date
  lateness: 'in-time' | 'late' | 'refused'
  is_again: boolean
  total: number
}

/** Lists the hand-ins that wait for a mark, the oldest first. */
export async function listWaiting(
  database: Database,
  seen: readonly SeenPlace[],
  { spaceIds, limit, offset }: Pick<ListFilter, 'spaceIds' | 'limit' | 'offset'>,
): Promise<WaitingRow[]> {
  if (spaceIds.length === 0) return []
  const { rows } = await database.execute<WaitingRow>(sql`
    with ${PLACES(seen, spaceIds)}, ${LATEST}
    select assignment_id, learner_id, id, finished_at, lateness, is_again, count(*) over ()::int as total from latest
    where waits order by finished_at, id limit ${limit} offset ${offset}`)
  return rows.map((row) => ({ ...row, finished_at: new Date(row.finished_at) }))
}

/** Rows of assignments by their ids. */
export const findAssignments = (database: Database, ids: readonly string[]): Promise<KeptAssignment[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : database
        .select()
        .from(assignments)
        .where(inArray(assignments.id, [...ids]))

/** Lists the assignments of a space that aren't withdrawn, in the order of their beginning. */
export const listOfSpace = (database: Database, spaceId: string, limit: number): Promise<KeptAssignment[]> =>
  database
    .select()
    .from(assignments)
    .where(and(eq(assignments.spaceId, spaceId), isNull(assignments.withdrawnAt)))
    .orderBy(desc(assignments.fromAt), desc(assignments.id))
    .limit(limit)

/** Lists assignments that have begun since a moment and of which nobody was told yet. */
export const listBegun = (database: Database, { now, since }: { now: Date; since: Date }): Promise<KeptAssignment[]> =>
  database
    .select()
    .from(assignments)
    .where(
      and(
        lte(assignments.fromAt, now),
        gt(assignments.fromAt, since),
        isNull(assignments.toldAt),
        isNull(assignments.withdrawnAt),
      ),
    )

/** Lists assignments that students see now and that are due in a span of time. */
export const listDue = (
  database: Database,
  { from, to, now }: { from: Date; to: Date; now: Date },
): Promise<KeptAssignment[]> =>
  database
    .select()
    .from(assignments)
    .where(
      and(
        gte(assignments.dueAt, from),
        lt(assignments.dueAt, to),
        lte(assignments.fromAt, now),
        isNull(assignments.withdrawnAt),
      ),
    )

/** Notes that students are reminded. Returns those who were not since a moment: of two runs at once, one gets each. */
export async function noteReminders(
  database: Database,
  { spaceId, id }: Pick<KeptAssignment, 'spaceId' | 'id'>,
  learnerIds: readonly string[],
  { now, since }: { now: Date; since: Date },
): Promise<string[]> {
  if (learnerIds.length === 0) return []
  const noted = await database
    .insert(assignmentStudents)
    .values(learnerIds.map((learnerId) => ({ spaceId, assignmentId: id, learnerId, isListed: false, remindedAt: now })))
    .onConflictDoUpdate({
      target: [assignmentStudents.spaceId, assignmentStudents.assignmentId, assignmentStudents.learnerId],
      set: { remindedAt: now },
      setWhere: sql`${assignmentStudents.remindedAt} is null or ${assignmentStudents.remindedAt} < ${since.toISOString()}`,
    })
    .returning({ learnerId: assignmentStudents.learnerId })
  return noted.map(({ learnerId }) => learnerId)
}

/** Students of lists, and those who have begun. */
export const listPlaces = (database: Database, assignmentIds: readonly string[]) =>
  assignmentIds.length === 0
    ? Promise.resolve([])
    : database
        .select()
        .from(assignmentStudents)
        .where(inArray(assignmentStudents.assignmentId, [...assignmentIds]))

/** Lists what a learner has to do or did: assignments of the groups in which they are a student now. */
export async function listAssigned(
  database: Database,
  learnerId: string,
  { now, since, id }: { now: Date; since?: Date; id?: string },
) {
  const listed = sql<boolean>`exists (select from ${assignmentStudents} st where st.space_id = ${assignments.spaceId}
    and st.assignment_id = ${assignments.id} and st.learner_id = ${learnerId} and st.is_listed)`
  return database
    .select({ assignment: assignments, spaceName: spaces.name, spaceKind: spaces.kind })
    .from(assignments)
    .innerJoin(spaceMembers, and(eq(spaceMembers.spaceId, assignments.spaceId), eq(spaceMembers.learnerId, learnerId)))
    .innerJoin(spaces, eq(spaces.id, assignments.spaceId))
    .where(
      and(
        eq(spaceMembers.role, 'student'),
        or(eq(assignments.audience, 'everybody'), listed),
        id === undefined ? and(isNull(assignments.withdrawnAt), lte(assignments.fromAt, now)) : eq(assignments.id, id),
        since === undefined
          ? undefined
          : or(isNull(assignments.dueAt), gt(assignments.dueAt, since), gt(assignments.fromAt, since)),
      ),
    )
    .orderBy(desc(assignments.fromAt), desc(assignments.id))
    .limit(OWN_LIMIT)
}

/** Longest list of a learner's own assignments. */
const OWN_LIMIT = 100

/** Notes that a student has begun; the first time stays. */
export async function noteStart(
  database: Database,
  { spaceId, id }: Pick<KeptAssignment, 'spaceId' | 'id'>,
  learnerId: string,
  startedAt: Date,
): Promise<void> {
  await database
    .insert(assignmentStudents)
    .values({ spaceId, assignmentId: id, learnerId, isListed: false, startedAt })
    .onConflictDoUpdate({
      target: [assignmentStudents.spaceId, assignmentStudents.assignmentId, assignmentStudents.learnerId],
      set: { startedAt: sql`coalesce(${assignmentStudents.startedAt}, ${startedAt.toISOString()}::timestamptz)` },
    })
}
