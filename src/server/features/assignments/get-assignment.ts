import type { z } from 'zod'
import type { AssignedStudent, ListedAssignment, assignmentsSchemas } from '#contract/assignments-schemas.ts'
import { statusOf } from '#core/assignments/assignment-status.ts'
import type { AssignmentStatus } from '#core/assignments/assignment.ts'
import { followHandIns, waitsForMark } from '#core/assignments/follow-hand-ins.ts'
import { percentOf } from '#core/assignments/score-answers.ts'
import type { ErrorClass } from '#core/learning/learning-event.ts'
import type { AssignmentsParts } from '#server/features/assignments/assignments-parts.ts'
import type { SeenLearner, Teaching } from '#server/features/assignments/policy.ts'
import { listHandIns, type MarkedHandIn } from '#server/features/assignments/hand-in-queries.ts'
import { listOfSpace, listPlaces, type KeptAssignment } from '#server/features/assignments/queries.ts'
import { countAgain } from '#server/features/assignments/count-again.ts'
import { findAdultNames, showHandIn, showListed } from '#server/features/assignments/show-assignment.ts'
import { learnersSeenBy } from '#server/features/insights/index.ts'
import { asSystem } from '#server/platform/database/actor.ts'

type Gradebook = z.output<typeof assignmentsSchemas.getGradebook.output>
type Errors = { errorClass: ErrorClass; count: number }[]

type Place = Awaited<ReturnType<typeof listPlaces>>[number]

/** One student's state in one assignment. */
type State = {
  status: AssignmentStatus
  latest: MarkedHandIn | undefined
  handIns: readonly MarkedHandIn[]
  isAgain: boolean
  waits: boolean
  place: Place | undefined
}

/** Returns a student's state; undefined for a student to whom it wasn't assigned. */
function stateOf(
  assignment: KeptAssignment,
  place: Place | undefined,
  handIns: readonly MarkedHandIn[],
): State | undefined {
  if (assignment.audience === 'list' && place?.isListed !== true) return undefined
  const counting = handIns.filter(({ handIn }) => handIn.lateness !== 'refused')
  const followed = followHandIns(
    (counting.length > 0 ? counting : handIns).map((one) => ({
      ...one,
      id: one.handIn.id,
      finishedAt: one.handIn.finishedAt.getTime(),
      isMarked: one.mark !== null,
    })),
  )
  const isAgain = followed?.isAgain ?? false
  return {
    status: statusOf({ hasStarted: (place?.startedAt ?? null) !== null, handIns: counting.length }),
    latest: followed?.latest,
    handIns,
    isAgain,
    place,
    waits:
      counting.length > 0 &&
      followed !== undefined &&
      waitsForMark({
        grading: assignment.grading,
        unchecked: followed.latest.handIn.unchecked,
        isMarked: followed.latest.isMarked,
        isAgain,
        isWithdrawn: assignment.withdrawnAt !== null,
      }),
  }
}

/** Reads the states of these students in these assignments, by assignment and student. */
async function readStates(
  parts: Pick<AssignmentsParts, 'database' | 'countAsked'>,
  assignments: readonly KeptAssignment[],
  learners: readonly SeenLearner[],
): Promise<(assignment: KeptAssignment, learnerId: string) => State | undefined> {
  const ids = assignments.map(({ id }) => id)
  const [places, handIns] = await asSystem(async () => [
    await listPlaces(parts.database, ids),
    await countAgain(
      parts,
      assignments,
      await listHandIns(
        parts.database,
        ids,
        learners.map(({ id }) => id),
      ),
    ),
  ])
  const keyOf = (assignmentId: string, learnerId: string): string => `${assignmentId} ${learnerId}`
  const placeOf = new Map(places.map((place) => [keyOf(place.assignmentId, place.learnerId), place]))
  const handedIn = Map.groupBy(handIns, ({ handIn }) => keyOf(handIn.assignmentId, handIn.learnerId))
  return (assignment, learnerId) => {
    const key = keyOf(assignment.id, learnerId)
    return stateOf(assignment, placeOf.get(key), handedIn.get(key) ?? [])
  }
}

/** Adds up the error kinds of several hand-ins, the most frequent first. */
function sumErrors(handIns: readonly MarkedHandIn[]): Errors {
  const sums = new Map<ErrorClass, number>()
  for (const { errorClass, count } of handIns.flatMap(({ handIn }) => handIn.errors))
    sums.set(errorClass, (sums.get(errorClass) ?? 0) + count)
  return [...sums]
    .map(([errorClass, count]) => ({ errorClass, count }))
    .toSorted((one, other) => other.count - one.count || (one.errorClass < other.errorClass ? -1 : 1))
}

/** Returns an assignment with the state of each student whose work the person may see. */
export async function getAssignment(
  parts: AssignmentsParts,
  { teaching, assignment }: { teaching: Teaching; assignment: KeptAssignment },
): Promise<{ assignment: ListedAssignment; students: AssignedStudent[]; errors: Errors }> {
  const learners = await learnersSeenBy(parts, teaching)
  const read = await readStates(parts, [assignment], learners)
  const states = learners.flatMap((learner) => {
    const state = read(assignment, learner.id)
    return state ? [{ learner, state }] : []
  })
  const nameOf = await findAdultNames(
    parts.database,
    states.map(({ state }) => state.latest?.mark?.markedBy ?? null),
  )
  const counted = {
    assignment,
    students: states.length,
    completed: states.filter(({ state }) => state.status === 'completed').length,
    inProgress: states.filter(({ state }) => state.status === 'in-progress').length,
    toMark: states.filter(({ state }) => state.waits).length,
  }
  const { name: spaceName, kind: spaceKind } = teaching.space
  return {
    assignment: showListed(counted, { spaceName, spaceKind }),
    students: states.map(({ learner, state }) => ({
      learnerId: learner.id,
      name: learner.name,
      status: state.status,
      latest: state.latest ? showHandIn(state.latest, nameOf) : null,
      handIns: state.handIns.length,
      isAgain: state.isAgain,
      isReminded: (state.place?.remindedAt ?? null) !== null,
    })),
    errors: sumErrors(states.flatMap(({ state }) => state.latest ?? [])),
  }
}

/** Assignments that a gradebook shows: those of about a year. */
const GRADEBOOK_COLUMNS = 100

/** Returns the points of all students in all assignments of a group, the oldest assignment first. */
export async function getGradebook(parts: AssignmentsParts, teaching: Teaching): Promise<Gradebook> {
  const learners = await learnersSeenBy(parts, teaching)
  const kept = (await asSystem(() => listOfSpace(parts.database, teaching.space.id, GRADEBOOK_COLUMNS))).toReversed()
  const read = await readStates(parts, kept, learners)
  return {
    assignments: kept.map(({ id, title, points, dueAt }) => ({
      id,
      title,
      points,
      dueAt: dueAt?.toISOString() ?? null,
    })),
    students: learners.map(({ id, name }) => {
      const cells = kept.map((assignment) => {
        const state = read(assignment, id)
        return (
          state && {
            status: state.status,
            points: state.latest?.mark?.points ?? state.latest?.handIn.points ?? null,
            lateness: state.latest?.handIn.lateness ?? null,
            toMark: state.waits,
          }
        )
      })
      const pointed = cells.flatMap((cell, index) =>
        cell && cell.points !== null ? [{ points: cell.points, most: kept[index]?.points ?? 0 }] : [],
      )
      const sum = (pick: (one: { points: number; most: number }) => number): number =>
        pointed.reduce((total, one) => total + pick(one), 0)
      return {
        learnerId: id,
        name,
        cells: cells.map((cell) => cell ?? null),
        percent:
          pointed.length === 0
            ? null
            : percentOf(
                sum(({ points }) => points),
                sum(({ most }) => most),
              ),
      }
    }),
  }
}
