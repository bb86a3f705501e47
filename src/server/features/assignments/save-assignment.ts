import type { z } from 'zod'
import type { assignmentsSchemas } from '#contract/assignments-schemas.ts'
import type { NearQuota } from '#core/people/quotas.ts'
import type { AssignmentsParts } from '#server/features/assignments/assignments-parts.ts'
import { noSuchAssignment, type Teaching } from '#server/features/assignments/policy.ts'
import {
  countAssignments,
  findAssignment,
  insertAssignment,
  listStudents,
  updateAssignment,
  type KeptAssignment,
} from '#server/features/assignments/queries.ts'
import { learnersSeenBy } from '#server/features/insights/index.ts'
import { asSystem } from '#server/platform/database/actor.ts'
import { lockName } from '#server/platform/database/lock-name.ts'
import { CallRefusal } from '#server/platform/http/call-refusal.ts'
import { refuseOverQuota } from '#server/platform/http/refuse-over-quota.ts'

type CreateInput = z.output<typeof assignmentsSchemas.createAssignment.input>
type ChangeInput = z.output<typeof assignmentsSchemas.changeAssignment.input>

/** Refuses a list with somebody who is no student that this person may see: of others nobody learns anything. */
async function requireStudents(
  parts: AssignmentsParts,
  teaching: Teaching,
  { audience, learnerIds }: Pick<CreateInput, 'audience' | 'learnerIds'>,
): Promise<readonly string[]> {
  if (audience === 'everybody') return []
  const seen = new Set((await learnersSeenBy(parts, teaching)).map(({ id }) => id))
  if (!learnerIds.every((id) => seen.has(id)))
    throw new CallRefusal('not-found', 'The list names somebody who is no student of the group')
  return learnerIds
}

const termsOf = ({ title, note, audience, fromAt, dueAt, lateRule, points, grading, rubric }: ChangeInput) => ({
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
      return { id, ...refuseOverQuota({ assignments: await countAssignments(transaction, spaceId) }) }
    }),
  )
}

/** Changes what students are told about an assignment. Hand-ins and their lateness stay as they are. */
export async function changeAssignment(
  parts: AssignmentsParts,
  input: ChangeInput,
  { teaching, assignment }: { teaching: Teaching; assignment: KeptAssignment },
): Promise<Record<string, never>> {
  const listed = await requireStudents(parts, teaching, input)
  await asSystem(() =>
    parts.database.transaction(async (transaction) => {
      await updateAssignment(transaction, assignment, { ...termsOf(input), changedAt: parts.clock() })
      await listStudents(transaction, assignment, listed)
    }),
  )
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
