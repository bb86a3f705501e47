import type { z } from 'zod'
import type { assignmentsSchemas } from '#contract/assignments-schemas.ts'
import { followHandIns } from '#core/assignments/follow-hand-ins.ts'
import type { AssignmentsParts } from '#server/features/assignments/assignments-parts.ts'
import { findHandedIn, scoreOf } from '#server/features/assignments/count-answers.ts'
import { noSuchAssignment, requireAssignment, type SeenLearner } from '#server/features/assignments/policy.ts'
import { keepMark, listHandIns, type MarkedHandIn } from '#server/features/assignments/hand-in-queries.ts'
import { listPlaces, type KeptAssignment } from '#server/features/assignments/queries.ts'
import { countAgain } from '#server/features/assignments/count-again.ts'
import { tellOfMark } from '#server/features/assignments/tell-assignments.ts'
import { findAdultNames, showHandIn } from '#server/features/assignments/show-assignment.ts'
import { showAnswers } from '#server/features/assignments/show-answers.ts'
import { learnersSeenBy } from '#server/features/insights/index.ts'
import { asSystem } from '#server/platform/database/actor.ts'
import { CallRefusal } from '#server/platform/http/call-refusal.ts'
import type { SessionAccount } from '#server/platform/identity/create-identity.ts'
import type { Visit } from '#server/platform/identity/require-account.ts'

type GetInput = z.output<typeof assignmentsSchemas.getHandIn.input>
type Shown = z.output<typeof assignmentsSchemas.getHandIn.output>
type MarkInput = z.output<typeof assignmentsSchemas.markHandIn.input>

type Found = {
  account: SessionAccount
  assignment: KeptAssignment
  learner: SeenLearner
  /** All hand-ins of the student to this assignment, the oldest first. */
  all: readonly MarkedHandIn[]
  found: MarkedHandIn
}

/** Requires somebody who may do this with a student's hand-in; for everybody else there is none. */
async function requireHandIn(
  parts: AssignmentsParts,
  visit: Visit,
  { spaceId, assignmentId, learnerId, handInId }: GetInput,
  act: 'class.teach' | 'class.see-learning',
): Promise<Found> {
  const { teaching, assignment } = await requireAssignment(parts, visit, { spaceId, id: assignmentId }, act)
  const learner = (await learnersSeenBy(parts, teaching)).find(({ id }) => id === learnerId)
  if (!learner) throw noSuchAssignment()
  const { all, places } = await asSystem(async () => ({
    all: await countAgain(parts, [assignment], await listHandIns(parts.database, [assignmentId], [learnerId])),
    places: await listPlaces(parts.database, [assignmentId]),
  }))
  const isListed = places.some((place) => place.learnerId === learnerId && place.isListed)
  const found = all.find(({ handIn }) => handIn.id === handInId)
  if (!found || (assignment.audience === 'list' && !isListed)) throw noSuchAssignment()
  return { account: teaching.account, assignment, learner, all, found }
}

/** Returns one hand-in with its own answers, whatever the student did since. */
export async function getHandIn(parts: AssignmentsParts, visit: Visit, input: GetInput): Promise<Shown> {
  const { assignment, learner, all, found } = await requireHandIn(parts, visit, input, 'class.see-learning')
  const { answers } = await asSystem(() => findHandedIn(parts.database, assignment, found.handIn))
  const nameOf = await findAdultNames(parts.database, [found.mark?.markedBy ?? null])
  return {
    name: learner.name,
    handIn: showHandIn(found, nameOf),
    answers: await showAnswers(parts, answers),
    errors: [...scoreOf(answers).errors],
    handIns: all
      .map(({ handIn, mark }) => ({
        id: handIn.id,
        finishedAt: handIn.finishedAt.toISOString(),
        isMarked: mark !== null,
      }))
      .toReversed(),
  }
}

/** Refuses points beyond the assignment's, and a rubric that isn't the assignment's. */
function refuseBadMark({ points, rubric }: MarkInput, assignment: KeptAssignment): void {
  if (points !== null && points > assignment.points)
    throw new CallRefusal('invalid-input', 'More points than there are', { fields: { points: 'invalid' } })
  const lines = assignment.rubric ?? []
  const fits =
    rubric === null || (rubric.length === lines.length && rubric.every((one, at) => one <= (lines[at]?.points ?? 0)))
  if (!fits)
    throw new CallRefusal('invalid-input', 'Not the rubric of the assignment', { fields: { rubric: 'invalid' } })
}

/**
 * Marks exactly the hand-in that was looked at. If the student handed in again meanwhile, the mark stays with the older
 * one. The answer says that there is a newer one.
 */
export async function markHandIn(
  parts: AssignmentsParts,
  visit: Visit,
  input: MarkInput,
): Promise<{ isAgain: boolean; learnerId: string }> {
  const { account, assignment, all, found } = await requireHandIn(parts, visit, input, 'class.teach')
  refuseBadMark(input, assignment)
  const { learnerId, handInId, points, rubric, comment } = input
  const summed = rubric && rubric.length > 0 ? rubric.reduce((sum, one) => sum + one, 0) : null
  await asSystem(() =>
    parts.database.transaction(async (database) => {
      await keepMark(database, {
        learnerId,
        handInId,
        points: points ?? (summed === null ? null : Math.min(summed, assignment.points)),
        comment: comment.trim(),
        rubric,
        markedBy: account.id,
        markedAt: parts.clock(),
      })
      await tellOfMark({ database, clock: parts.clock }, assignment, { learnerId, markedBy: account.id })
    }),
  )
  const followed = followHandIns(
    all.map(({ handIn, mark }) => ({
      id: handIn.id,
      finishedAt: handIn.finishedAt.getTime(),
      isMarked: mark !== null || handIn.id === found.handIn.id,
    })),
  )
  return { isAgain: followed?.isAgain ?? false, learnerId }
}
