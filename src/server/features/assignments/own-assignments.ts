import { OWN_LIST_DAYS } from '#contract/assignments.ts'
import type { OwnAssignment } from '#contract/assignments-schemas.ts'
import { statusOf } from '#core/assignments/assignment-status.ts'
import type { AssignmentsParts } from '#server/features/assignments/assignments-parts.ts'
import { noSuchAssignment } from '#server/features/assignments/policy.ts'
import { listHandIns } from '#server/features/assignments/hand-in-queries.ts'
import { listAssigned, listPlaces, noteStart } from '#server/features/assignments/queries.ts'
import { countAgain } from '#server/features/assignments/count-again.ts'
import { findAdultNames, showHandIn, showTask } from '#server/features/assignments/show-assignment.ts'
import { asSystem } from '#server/platform/database/actor.ts'

const DAY = 24 * 60 * 60 * 1000

/** Puts what is still to do first, and keeps the order by beginning otherwise. */
const toDoFirst = (one: OwnAssignment, other: OwnAssignment): number =>
  Number(one.status === 'completed') - Number(other.status === 'completed')

/** Lists what a learner has to do and did, in the groups in which they are a student now. */
export async function listOwnAssignments(
  parts: Pick<AssignmentsParts, 'database' | 'clock' | 'countAsked'>,
  learnerId: string,
): Promise<{ assignments: OwnAssignment[] }> {
  const { database, clock } = parts
  const now = clock()
  const since = new Date(now.getTime() - OWN_LIST_DAYS * DAY)
  const found = await listAssigned(database, learnerId, { now, since })
  const ids = found.map(({ assignment }) => assignment.id)
  const handIns = await countAgain(
    parts,
    found.map(({ assignment }) => assignment),
    await listHandIns(database, ids, [learnerId]),
  )
  const places = await listPlaces(database, ids)
  const nameOf = await findAdultNames(database, [
    ...found.map(({ assignment }) => assignment.createdBy),
    ...handIns.map(({ mark }) => mark?.markedBy ?? null),
  ])
  const shown = found.map(({ assignment, spaceName, spaceKind }): OwnAssignment => {
    const own = handIns.filter(({ handIn }) => handIn.assignmentId === assignment.id)
    const place = places.find((one) => one.assignmentId === assignment.id && one.learnerId === learnerId)
    return {
      ...showTask(assignment, { spaceName, spaceKind }),
      from: nameOf(assignment.createdBy),
      rubric: assignment.rubric,
      status: statusOf({
        hasStarted: (place?.startedAt ?? null) !== null,
        handIns: own.filter(({ handIn }) => handIn.lateness !== 'refused').length,
      }),
      handIns: own.toReversed().map((one) => showHandIn(one, nameOf)),
    }
  })
  return { assignments: shown.toSorted(toDoFirst) }
}

/** Notes that a learner has begun an assignment of theirs. */
export async function startAssignment(
  { database, clock }: AssignmentsParts,
  learnerId: string,
  { assignmentId, startedAt }: { assignmentId: string; startedAt: string },
): Promise<Record<string, never>> {
  const now = clock()
  const [found] = await listAssigned(database, learnerId, { now, id: assignmentId })
  if (!found) throw noSuchAssignment()
  const begun = new Date(Math.min(Date.parse(startedAt), now.getTime()))
  await asSystem(() => noteStart(database, found.assignment, learnerId, begun))
  return {}
}
