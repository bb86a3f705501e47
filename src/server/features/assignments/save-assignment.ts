import type { z } from 'zod'
import type { assignmentsSchemas } from '#contract/assignments-schemas.ts'
import type { NearQuota } from '#core/people/quotas.ts'
import type { AssignmentsParts } from '#server/features/assignments/assignments-parts.ts'
import { noSuchAssignment, type Teaching } from '#server/features/assignments/policy.ts'
import {
  changeTerms,
  countAssignments,
  eraseAssignment,
  findAssignment,
  findMarkBounds,
  insertAssignment,
  listPlaces,
  listStudents,
  scorePoints,
  updateAssignment,
  type KeptAssignment,
} from '#server/features/assignments/queries.ts'
import { tellOfNew } from '#server/features/assignments/tell-assignments.ts'
import { learnersSeenBy } from '#server/features/insights/index.ts'
import { asSystem } from '#server/platform/database/actor.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import { lockName } from '#server/platform/database/lock-name.ts'
import { CallRefusal } from '#server/platform/http/call-refusal.ts'
import { refuseOverQuota } from '#server/platform/http/refuse-over-quota.ts'

type CreateInput = z.output<typeof assignmentsSchemas.createAssignment.input>
type ChangeInput = z.output<typeof assignmentsSchemas.changeAssignment.input>

/**
 * Refuses a list with somebody who is no student that this person may see: of others nobody learns anything. Students
 * who were listed before and can't be seen now stay on the list.
 */
async function requireStudents(
  parts: AssignmentsParts,
  teaching: Teaching,
  { audience, learnerIds }: Pick<CreateInput, 'audience' | 'learnerIds'>,
  before: readonly string[] = [],
): Promise<readonly string[]> {
  if (audience === 'everybody') return []
  const seen = new Set((await learnersSeenBy(parts, teaching)).map(({ id }) => id))
  if (!learnerIds.every((id) => seen.has(id)))
    throw new CallRefusal('not-found', 'The list names somebody who is no student of the group')
  return [...learnerIds, ...before.filter((id) => !seen.has(id))]
}

/** Refuses terms that contradict marks: fewer points than somebody has, or another rubric than marks were given by. */
async function refuseAgainstMarks(
  database: Database,
  { points, rubric }: Pick<ChangeInput, 'points' | 'rubric'>,
  assignment: KeptAssignment,
): Promise<void> {
  const { most, hasRubric } = await findMarkBounds(database, assignment)
  if (most > points) throw new CallRefusal('invalid-input', 'A mark has more points', { fields: { points: 'invalid' } })
  if (hasRubric && JSON.stringify(rubric) !== JSON.stringify(assignment.rubric))
    throw new CallRefusal('invalid-input', 'Marks follow the rubric', { fields: { rubric: 'invalid' } })
}

const termsOf = ({
  title,
  note,
  audience,
  fromAt,
  dueAt,
  lateRule,
  points,
  grading,
  rubric,
}: Omit<ChangeInput, 'revision'>) => ({
  title,
  note,
  audience,
  fromAt: new Date(fromAt),
  dueAt: dueAt === null ? null : new Date(dueAt),
  lateRule,
  points,
  grading: rubric === null ? grading : ('by-hand' as const),
  rubric,
})

/** Assigns something. The same id again changes nothing, so that a form may be sent twice. */
export async function createAssignment(
  parts: AssignmentsParts,
  input: CreateInput,
  teaching: Teaching,
): Promise<{ id: string; near?: NearQuota }> {
  const listed = await requireStudents(parts, teaching, input)
  const now = parts.clock()
  const { id, spaceId, kind, target, language } = input
  const assignment: KeptAssignment = {
    ...termsOf(input),
    id,
    spaceId,
    kind,
    target,
    language,
    createdBy: teaching.account.id,
    withdrawnAt: null,
    revision: 1,
    toldAt: null,
    createdAt: now,
    changedAt: now,
  }
  return asSystem(() =>
    parts.database.transaction(async (transaction) => {
      await lockName(transaction, `assignments ${spaceId}`)
      if (!(await insertAssignment(transaction, assignment, listed))) {
        if (!(await findAssignment(transaction, spaceId, id))) throw noSuchAssignment()
        return { id }
      }
      await tellOfNew({ ...parts, database: transaction }, assignment)
      return { id, ...refuseOverQuota({ assignments: await countAssignments(transaction, spaceId) }) }
    }),
  )
}

/**
 * Changes the terms of an assignment. Work that was handed in keeps its lateness and marks. Automatic points follow a
 * change of the most points. A change that was begun before another's is refused.
 */
export async function changeAssignment(
  parts: AssignmentsParts,
  input: ChangeInput,
  { teaching, assignment }: { teaching: Teaching; assignment: KeptAssignment },
): Promise<{ revision: number }> {
  const places = await asSystem(() => listPlaces(parts.database, [assignment.id]))
  const before = places.filter(({ isListed }) => isListed).map(({ learnerId }) => learnerId)
  const listed = await requireStudents(parts, teaching, input, before)
  const revision = input.revision + 1
  await asSystem(() =>
    parts.database.transaction(async (transaction) => {
      await refuseAgainstMarks(transaction, input, assignment)
      const change = { ...termsOf(input), revision, changedAt: parts.clock() }
      if (!(await changeTerms(transaction, assignment, change, input.revision)))
        throw new CallRefusal('changed-since', 'Somebody changed the assignment since it was opened')
      await listStudents(transaction, assignment, listed)
      if (input.points !== assignment.points) await scorePoints(transaction, assignment, input.points)
    }),
  )
  return { revision }
}

/** Deletes an assignment. Hand-ins and marks are the students' own, and stay. */
export async function deleteAssignment(
  { database }: AssignmentsParts,
  assignment: KeptAssignment,
): Promise<Record<string, never>> {
  await asSystem(() => eraseAssignment(database, assignment))
  return {}
}

/** Takes an assignment back, or brings it back: what was handed in stays either way. */
export async function withdrawAssignment(
  { database, clock }: AssignmentsParts,
  assignment: KeptAssignment,
  isWithdrawn: boolean,
): Promise<Record<string, never>> {
  const now = clock()
  await asSystem(() =>
    updateAssignment(database, assignment, { withdrawnAt: isWithdrawn ? now : null, changedAt: now }),
  )
  return {}
}
