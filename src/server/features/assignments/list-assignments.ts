import type { z } from 'zod'
import { ASSIGNMENTS_PER_PAGE } from '#contract/assignments.ts'
import type { ListedAssignment, assignmentsSchemas } from '#contract/assignments-schemas.ts'
import type { AssignmentsParts } from '#server/features/assignments/assignments-parts.ts'
import { findTeachings, type SeenLearner, type Teaching } from '#server/features/assignments/policy.ts'
import { findAssignments, listCounted, listWaiting, type SeenPlace } from '#server/features/assignments/queries.ts'
import { showListed } from '#server/features/assignments/show-assignment.ts'
import { asSystem } from '#server/platform/database/actor.ts'
import type { Visit } from '#server/platform/identity/require-account.ts'

type ListInput = z.output<typeof assignmentsSchemas.listAssignments.input>
type QueueInput = z.output<typeof assignmentsSchemas.listMarkingQueue.input>
type Queue = z.output<typeof assignmentsSchemas.listMarkingQueue.output>

type Seen = readonly { teaching: Teaching; learners: readonly SeenLearner[] }[]

const placesOf = (seen: Seen): SeenPlace[] =>
  seen.flatMap(({ teaching, learners }) => learners.map(({ id }) => ({ spaceId: teaching.space.id, learnerId: id })))

const pageOf = (page: number): { limit: number; offset: number } => ({
  limit: ASSIGNMENTS_PER_PAGE,
  offset: (page - 1) * ASSIGNMENTS_PER_PAGE,
})

const spaceIdsOf = (seen: Seen): string[] => seen.map(({ teaching }) => teaching.space.id)

/** Lists the assignments of one group, or of all groups in which the account sees what students learn. */
export async function listAssignments(
  parts: AssignmentsParts,
  visit: Visit,
  { spaceId, kind, status, search, page }: ListInput,
): Promise<{ assignments: ListedAssignment[]; total: number }> {
  const { teachings } = await findTeachings(parts, visit, spaceId)
  const filter = { spaceIds: spaceIdsOf(teachings), kind, status, search: search.trim(), ...pageOf(page) }
  const { found, total } = await asSystem(() => listCounted(parts.database, placesOf(teachings), filter))
  const spaces = new Map(teachings.map(({ teaching: { space } }) => [space.id, space]))
  return {
    assignments: found.flatMap((one) => {
      const space = spaces.get(one.assignment.spaceId)
      return space ? [showListed(one, { spaceName: space.name, spaceKind: space.kind })] : []
    }),
    total,
  }
}

/** Lists the hand-ins that wait for a mark, the oldest first. */
export async function listMarkingQueue(
  parts: AssignmentsParts,
  visit: Visit,
  { spaceId, page }: QueueInput,
): Promise<Queue> {
  const { teachings } = await findTeachings(parts, visit, spaceId)
  const filter = { spaceIds: spaceIdsOf(teachings), ...pageOf(page) }
  const { rows, kept } = await asSystem(async () => {
    const found = await listWaiting(parts.database, placesOf(teachings), filter)
    return {
      rows: found,
      kept: await findAssignments(
        parts.database,
        found.map(({ assignment_id: id }) => id),
      ),
    }
  })
  const waiting = rows.flatMap((row): Queue['waiting'] => {
    const assignment = kept.find(({ id }) => id === row.assignment_id)
    const place = teachings.find(({ teaching }) => teaching.space.id === assignment?.spaceId)
    const learner = place?.learners.find(({ id }) => id === row.learner_id)
    if (!assignment || !place || !learner) return []
    return [
      {
        spaceId: assignment.spaceId,
        assignmentId: assignment.id,
        learnerId: learner.id,
        handInId: row.id,
        title: assignment.title,
        spaceName: place.teaching.space.name,
        name: learner.name,
        finishedAt: row.finished_at.toISOString(),
        lateness: row.lateness,
        isAgain: row.is_again,
      },
    ]
  })
  return { waiting, total: rows[0]?.total ?? 0 }
}
