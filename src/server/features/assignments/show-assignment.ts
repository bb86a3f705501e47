import type { ListedAssignment, OwnAssignment, ShownHandIn } from '#contract/assignments-schemas.ts'
import { statusOfAll } from '#core/assignments/assignment-status.ts'
import type { AssignmentStatus } from '#core/assignments/assignment.ts'
import { needsGuardian } from '#core/people/age-bands.ts'
import { findPeople } from '#server/features/accounts/index.ts'
import type { MarkedHandIn } from '#server/features/assignments/hand-in-queries.ts'
import type { CountedAssignment, KeptAssignment } from '#server/features/assignments/queries.ts'
import { findFirstNameOnly } from '#server/features/settings/index.ts'
import { asSystem } from '#server/platform/database/actor.ts'
import type { Database } from '#server/platform/database/open-database.ts'

type Place = { spaceName: string; spaceKind: OwnAssignment['spaceKind'] }

/** Names of those who assign and mark, as their settings show them; an account that is gone has none. */
export async function findAdultNames(
  database: Database,
  ids: readonly (string | null)[],
): Promise<(id: string | null) => string> {
  const known = [...new Set(ids.filter((id) => id !== null))]
  const people = await findPeople(database, known)
  const firstNameOnly = await asSystem(() => findFirstNameOnly(database, known))
  return (id) => {
    const person = id === null ? undefined : people.get(id)
    if (!person) return ''
    const { firstName, lastName, username, ageBand } = person
    if (needsGuardian(ageBand)) return username
    return firstNameOnly.has(person.id) ? firstName : `${firstName} ${lastName}`.trim()
  }
}

/** Returns a hand-in with its mark. */
export const showHandIn = ({ handIn, mark }: MarkedHandIn, nameOf: (id: string | null) => string): ShownHandIn => ({
  id: handIn.id,
  startedAt: handIn.startedAt.toISOString(),
  finishedAt: handIn.finishedAt.toISOString(),
  lateness: handIn.lateness,
  checked: handIn.checked,
  right: handIn.right,
  unchecked: handIn.unchecked,
  asked: handIn.asked,
  points: handIn.points,
  mark: mark && {
    points: mark.points,
    comment: mark.comment,
    rubric: mark.rubric,
    by: nameOf(mark.markedBy),
    at: mark.markedAt.toISOString(),
  },
})

/** Fields of an assignment that learners and those in charge both read. */
export const showTask = (
  { id, spaceId, kind, target, title, note, language, fromAt, dueAt, lateRule, points }: KeptAssignment,
  place: Place,
) => ({
  id,
  spaceId,
  ...place,
  kind,
  target,
  title,
  note,
  language,
  fromAt: fromAt.toISOString(),
  dueAt: dueAt?.toISOString() ?? null,
  lateRule,
  points,
})

const some = (count: number, status: AssignmentStatus): AssignmentStatus[] =>
  Array.from({ length: count }, () => status)

/** Returns an assignment as a list of those in charge shows it. */
export const showListed = (
  { assignment, students, completed, inProgress, toMark }: CountedAssignment,
  place: Place,
): ListedAssignment => ({
  ...showTask(assignment, place),
  audience: assignment.audience,
  grading: assignment.grading,
  rubric: assignment.rubric,
  isWithdrawn: assignment.withdrawnAt !== null,
  revision: assignment.revision,
  status: statusOfAll([
    ...some(completed, 'completed'),
    ...some(inProgress, 'in-progress'),
    ...some(students - completed - inProgress, 'pending'),
  ]),
  students,
  completed,
  inProgress,
  toMark,
})
