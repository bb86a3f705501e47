import type { RosterGroup, Student, WholeStudent } from '#contract/roster-schemas.ts'
import { ageOf } from '#core/roster/student.ts'
import { findStudent, type ListedRow, type SeenGroup } from '#server/features/roster/queries.ts'
import { findLastLogins } from '#server/features/accounts/index.ts'
import { findScores } from '#server/features/insights/index.ts'
import { noSuchStudent, type OwnGroup } from '#server/features/roster/policy.ts'
import type { RosterParts } from '#server/features/roster/roster-parts.ts'

type Shown = { lastLogin: Date | undefined; progress: number | undefined; groups: string[]; now: Date }

const shownStudent = (row: ListedRow, { lastLogin, progress, groups, now }: Shown): Student => ({
  spaceId: row.space_id,
  id: row.id,
  learnerId: row.learner_id,
  name: row.name,
  grade: row.grade,
  birthYear: row.birth_year,
  age: row.birth_year === null ? null : ageOf(row.birth_year, now),
  email: row.email,
  parent: row.parent,
  parentEmail: row.parent_email,
  number: row.number,
  status: row.status,
  revision: row.revision,
  lastLogin: lastLogin?.toISOString() ?? null,
  progress: progress ?? null,
  groups,
})

/** Returns the names of the groups that a student is in. */
const groupsOf = (row: ListedRow, groups: readonly OwnGroup[]): string[] =>
  groups
    .filter(
      ({ spaceId, learnerIds }) =>
        spaceId === row.space_id || (row.learner_id !== null && learnerIds.includes(row.learner_id)),
    )
    .map(({ space }) => space.name)

/** Returns a group as the roster shows it. */
export const shownGroup = ({ space: { id, kind, name }, mayEdit }: OwnGroup): RosterGroup => ({
  id,
  kind,
  name,
  mayEdit,
})

/** Last logins and scores of students, by account. */
type Facts = { logins: ReadonlyMap<string, Date>; scores: ReadonlyMap<string, number> }

/** Returns the rows of a page as the roster shows them. @param known facts that the caller has read already */
export async function showStudents(
  { database, clock }: Pick<RosterParts, 'database' | 'clock'>,
  rows: readonly ListedRow[],
  groups: readonly OwnGroup[],
  known?: Facts,
): Promise<Student[]> {
  const ids = rows.flatMap(({ learner_id: id }) => id ?? [])
  const { logins, scores } = known ?? {
    logins: await findLastLogins(database, ids),
    scores: await findScores({ database, clock }, ids),
  }
  return rows.map((row) =>
    shownStudent(row, {
      lastLogin: row.learner_id === null ? undefined : logins.get(row.learner_id),
      progress: row.learner_id === null ? undefined : scores.get(row.learner_id),
      groups: groupsOf(row, groups),
      now: clock(),
    }),
  )
}

/** Returns one student with the note. */
export async function showStudent(
  parts: Pick<RosterParts, 'database' | 'clock'>,
  group: OwnGroup,
  id: string,
): Promise<WholeStudent> {
  const row = await findStudent(parts.database, group satisfies SeenGroup, id)
  if (!row) throw noSuchStudent()
  const [student] = await showStudents(parts, [row], [group])
  if (!student) throw noSuchStudent()
  return {
    ...student,
    note: row.note,
    isJoined: row.learner_id !== null && row.origin === 'entered',
    mayEdit: group.mayEdit,
  }
}
