import { and, arrayContains, asc, count, eq, inArray, isNull, not, or, sql, type SQL } from 'drizzle-orm'
import type { ROSTER_ORDERS } from '#contract/roster.ts'
import { GRADES, type Grade } from '#core/people/grades.ts'
import { ROSTER_PAGE, type StudentStatus } from '#core/roster/student.ts'
import { spaceMembers } from '#server/features/spaces/index.ts'
import { students } from '#server/features/roster/tables.ts'
import type { Database } from '#server/platform/database/open-database.ts'

export type StudentRow = typeof students.$inferSelect

/** One of the caller's groups, with the students there whose learning the caller may see. */
export type SeenGroup = { spaceId: string; learnerIds: readonly string[] }

/** Filter, order and page of a list. */
export type Filter = {
  search?: string | undefined
  grade?: Grade | 'none' | undefined
  status?: StudentStatus | undefined
  order: (typeof ROSTER_ORDERS)[number]
  page: number
}

/** Returns the pairs of group and account that the caller may see, as a table. */
function seenPairs(groups: readonly SeenGroup[]): SQL {
  const pairs = groups.flatMap(({ spaceId, learnerIds }) => learnerIds.map((id) => [spaceId, id] as const))
  return sql`unnest(${sql.param(pairs.map(([spaceId]) => spaceId))}::uuid[],
    ${sql.param(pairs.map(([, id]) => id))}::uuid[]) seen (space_id, learner_id)`
}

/**
 * Returns the rows that the caller may see, with the account only where it may be known. A member whose learning the caller may
 * not see is left out. An entered row stays, without the account, after the
 * account has left.
 */
function visibleRows(groups: readonly SeenGroup[]): SQL {
  return sql`select s.space_id, s.id, seen.learner_id, s.name, s.grade, s.birth_year, s.email, s.parent,
      s.parent_email, s.number, s.status, s.revision
    from ${students} s
    left join ${seenPairs(groups)} on seen.space_id = s.space_id and seen.learner_id = s.learner_id
    left join ${spaceMembers} m on m.space_id = s.space_id and m.learner_id = s.learner_id
    where s.space_id = any(${sql.param(groups.map(({ spaceId }) => spaceId))}::uuid[])
      and (seen.learner_id is not null or s.learner_id is null or (m.learner_id is null and s.origin = 'entered'))`
}

const contains = (column: SQL, search: string): SQL =>
  sql`strpos(lower(${column} collate "und-x-icu"), lower(${search} collate "und-x-icu")) > 0`

function matching({ search, grade, status }: Filter): SQL {
  const conditions = [
    ...(search === undefined || search === ''
      ? []
      : [
          sql`(${sql.join(
            [sql`name`, sql`email`, sql`parent`, sql`parent_email`].map((name) => contains(name as never, search)),
            sql` or `,
          )})`,
        ]),
    ...(grade === undefined ? [] : [grade === 'none' ? sql`grade is null` : sql`grade = ${grade}`]),
    ...(status === undefined ? [] : [sql`status = ${status}`]),
  ]
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `)
}

const BY_NAME = sql`name collate "und-x-icu"`
const BY_GRADE = sql`array_position(${sql.param([...GRADES])}::text[], grade)`
const ORDERS: Readonly<Record<Filter['order'], SQL>> = {
  name: BY_NAME,
  '-name': sql`${BY_NAME} desc`,
  grade: sql`${BY_GRADE}, ${BY_NAME}`,
  '-grade': sql`${BY_GRADE} desc nulls last, ${BY_NAME}`,
  status: sql`status, ${BY_NAME}`,
  '-status': sql`status desc, ${BY_NAME}`,
}

/** A row as the list reads it. */
export type ListedRow = {
  space_id: string
  id: string
  learner_id: string | null
  name: string
  grade: Grade | null
  birth_year: number | null
  email: string | null
  parent: string | null
  parent_email: string | null
  number: string | null
  status: StudentStatus
  revision: number
}

/**
 * Reads a page of the students of these groups, and how many there are. Somebody who is in several of the groups is
 * listed once.
 */
export async function findStudents(
  database: Database,
  groups: readonly SeenGroup[],
  filter: Filter,
): Promise<{ rows: ListedRow[]; found: number }> {
  const { rows } = await database.execute<ListedRow & { found: string }>(sql`
    with visible as (${visibleRows(groups)}),
      matched as (select distinct on (coalesce(learner_id, id)) * from visible where ${matching(filter)}
        order by coalesce(learner_id, id), space_id)
    select *, count(*) over () as found from matched order by ${ORDERS[filter.order]}, id
    limit ${ROSTER_PAGE} offset ${(filter.page - 1) * ROSTER_PAGE}`)
  if (rows.length > 0 || filter.page === 1) return { rows, found: Number(rows[0]?.found ?? 0) }
  return { rows, found: (await findStudents(database, groups, { ...filter, page: 1 })).found }
}

/** Counts all students of these groups, with the accounts among them and the grades that occur. */
export async function countStudents(
  database: Database,
  groups: readonly SeenGroup[],
): Promise<{ students: number; active: number; grades: Grade[] }> {
  const { rows } = await database.execute<{ students: string; active: string; grades: Grade[] | null }>(sql`
    with visible as (${visibleRows(groups)})
    select count(distinct coalesce(learner_id, id)) as students,
      count(distinct coalesce(learner_id, id)) filter (where status = 'active') as active,
      array_agg(distinct grade) filter (where grade is not null) as grades
    from visible`)
  const [{ students: all, active, grades } = { students: 0, active: 0, grades: null }] = rows
  return {
    students: Number(all),
    active: Number(active),
    grades: GRADES.filter((grade) => grades?.includes(grade) === true),
  }
}

/** Returns the ids of the rows of a group that the caller may see. */
export async function findVisible(database: Database, group: SeenGroup): Promise<string[]> {
  const { rows } = await database.execute<{ id: string }>(sql`select id from (${visibleRows([group])}) visible`)
  return rows.map(({ id }) => id)
}

/** Reads one row that the caller may see. */
export async function findStudent(
  database: Database,
  group: SeenGroup,
  id: string,
): Promise<(ListedRow & Pick<StudentRow, 'note' | 'origin'>) | undefined> {
  const { rows } = await database.execute<ListedRow & Pick<StudentRow, 'note' | 'origin'>>(sql`
    select v.*, s.note, s.origin from (${visibleRows([group])}) v
    join ${students} s on s.space_id = v.space_id and s.id = v.id where v.id = ${id}`)
  return rows[0]
}

/** Reads a whole row; undefined if there is none. */
export async function findRow(database: Database, spaceId: string, id: string): Promise<StudentRow | undefined> {
  return (
    await database
      .select()
      .from(students)
      .where(and(eq(students.spaceId, spaceId), eq(students.id, id)))
      .limit(1)
  )[0]
}

/** Reads the row of an account in a group; undefined if there is none. */
export async function findRowOf(
  database: Database,
  spaceId: string,
  learnerId: string,
): Promise<StudentRow | undefined> {
  return (
    await database
      .select()
      .from(students)
      .where(and(eq(students.spaceId, spaceId), eq(students.learnerId, learnerId)))
      .limit(1)
  )[0]
}

/** Reads all rows of a group, in a fixed order. */
export const listRows = (database: Database, spaceId: string): Promise<StudentRow[]> =>
  database
    .select()
    .from(students)
    .where(eq(students.spaceId, spaceId))
    .orderBy(asc(students.createdAt), asc(students.id))

/**
 * Reads the rows of groups that may belong together. They are rows without an account, and accounts' own rows about
 * which nobody has decided. Groups without a row of the first kind are left out.
 */
export const listUndecided = (database: Database, spaceIds: readonly string[]): Promise<StudentRow[]> =>
  database
    .select()
    .from(students)
    .where(
      and(
        inArray(
          students.spaceId,
          database
            .select({ spaceId: students.spaceId })
            .from(students)
            .where(and(inArray(students.spaceId, [...spaceIds]), isNull(students.learnerId))),
        ),
        or(
          isNull(students.learnerId),
          and(eq(students.origin, 'joined'), not(arrayContains(students.changedByHand, ['account']))),
        ),
      ),
    )
    .orderBy(asc(students.createdAt), asc(students.id))

/** Rows in one statement: PostgreSQL takes 65,535 values. */
const BATCH = 500

/** Writes whole rows, new ones and changed ones, some hundred in one statement. */
export async function putRows(database: Database, rows: readonly StudentRow[]): Promise<void> {
  for (let from = 0; from < rows.length; from += BATCH)
    await database
      .insert(students)
      .values(rows.slice(from, from + BATCH))
      .onConflictDoUpdate({
        target: [students.spaceId, students.id],
        set: {
          name: sql`excluded.name`,
          grade: sql`excluded.grade`,
          birthYear: sql`excluded.birth_year`,
          email: sql`excluded.email`,
          parent: sql`excluded.parent`,
          parentEmail: sql`excluded.parent_email`,
          number: sql`excluded.number`,
          status: sql`excluded.status`,
          revision: sql`excluded.revision`,
          changedAt: sql`excluded.changed_at`,
        },
      })
}

export const countRows = (database: Database, spaceId: string): Promise<number> =>
  database.$count(students, eq(students.spaceId, spaceId))

/** Counts the students of these groups who were entered and have no account, by group. */
export async function countEntered(
  database: Database,
  spaceIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const counts = await database
    .select({ spaceId: students.spaceId, entered: count() })
    .from(students)
    .where(and(inArray(students.spaceId, [...spaceIds]), isNull(students.learnerId)))
    .groupBy(students.spaceId)
  return new Map(counts.map(({ spaceId, entered }) => [spaceId, entered]))
}

/** Adds rows. A row of the same id or account stays as it is. */
export async function insertRows(database: Database, rows: readonly StudentRow[]): Promise<void> {
  if (rows.length > 0)
    await database
      .insert(students)
      .values([...rows])
      .onConflictDoNothing()
}

/** Writes part of a row. */
export async function updateRow(
  database: Database,
  { spaceId, id }: Pick<StudentRow, 'spaceId' | 'id'>,
  change: Partial<StudentRow>,
): Promise<void> {
  await database
    .update(students)
    .set(change)
    .where(and(eq(students.spaceId, spaceId), eq(students.id, id)))
}

/** Deletes rows of a group. */
export async function deleteRows(database: Database, spaceId: string, ids: readonly string[]): Promise<void> {
  await database.delete(students).where(and(eq(students.spaceId, spaceId), inArray(students.id, [...ids])))
}

/** Lists the members of these groups who are students and have no row yet. */
export async function listUnlisted(
  database: Database,
  spaceIds: readonly string[],
): Promise<{ spaceId: string; learnerId: string }[]> {
  return database
    .select({ spaceId: spaceMembers.spaceId, learnerId: spaceMembers.learnerId })
    .from(spaceMembers)
    .leftJoin(students, and(eq(students.spaceId, spaceMembers.spaceId), eq(students.learnerId, spaceMembers.learnerId)))
    .where(and(inArray(spaceMembers.spaceId, [...spaceIds]), eq(spaceMembers.role, 'student'), isNull(students.id)))
}

/** Deletes addresses of a deleted account from the rows that hold them. */
export async function forgetAddress(database: Database, email: string): Promise<void> {
  await database.update(students).set({ email: null }).where(eq(students.email, email))
  await database.update(students).set({ parentEmail: null }).where(eq(students.parentEmail, email))
}

/**
 * Ends the traces of accounts that have left. Their own rows go; rows that others entered lose the account.
 * Then it deletes the rows without an account of groups whose list nobody has changed since `until`.
 */
export async function sweepRows(database: Database, until: Date): Promise<void> {
  const hasLeft = sql`${students.learnerId} is not null and not exists (select 1 from ${spaceMembers} m
    where m.space_id = ${students.spaceId} and m.learner_id = ${students.learnerId})`
  await database.delete(students).where(and(eq(students.origin, 'joined'), hasLeft))
  await database.update(students).set({ learnerId: null }).where(hasLeft)
  await database.delete(students).where(
    and(
      isNull(students.learnerId),
      sql`not exists (select 1 from ${students} other where other.space_id = ${students.spaceId}
        and other.changed_at > ${until.toISOString()}::timestamptz)`,
    ),
  )
}
