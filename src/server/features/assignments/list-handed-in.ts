import { answersOf } from '#core/assignments/find-answers.ts'
import { waitsForMark } from '#core/assignments/follow-hand-ins.ts'
import { readTarget } from '#core/assignments/read-target.ts'
import type { AssignmentsParts } from '#server/features/assignments/assignments-parts.ts'
import { listHandInsBetween, type MarkedHandIn } from '#server/features/assignments/hand-in-queries.ts'
import { type KeptAssignment, type SeenPlace } from '#server/features/assignments/queries.ts'
import { countAgain } from '#server/features/assignments/count-again.ts'
import { listSpent } from '#server/features/learning/index.ts'

/** Hand-in with its assignment, its points, and the milliseconds that its answers took. */
export type HandedIn = MarkedHandIn & {
  assignment: KeptAssignment
  points: number | null
  waits: boolean
  milliseconds: number
}

/** Most milliseconds that one answer counts; a longer one was a pause. */
const LONGEST_ANSWER = 120_000

/** Lists the hand-ins of students in their groups between two moments. A person's points come before those of the answers. */
export async function listHandedIn(
  parts: Pick<AssignmentsParts, 'countAsked' | 'database'>,
  seen: readonly SeenPlace[],
  between: { since: Date; until: Date },
): Promise<HandedIn[]> {
  const { database } = parts
  const found = await listHandInsBetween(database, seen, between)
  const assignments = [...new Map(found.map(({ assignment }) => [assignment.id, assignment])).values()]
  const counted = await countAgain(parts, assignments, found)
  const spent = await listSpent(
    database,
    counted.map(({ handIn: { id, learnerId, startedAt, finishedAt } }) => ({ id, learnerId, startedAt, finishedAt })),
  )
  const spentIn = Map.groupBy(spent, ({ spanId }) => spanId)
  const testOf = new Map(
    assignments.map((assignment) => {
      const target = readTarget(assignment.kind, assignment.target)
      return [assignment.id, target ? answersOf(target) : () => false]
    }),
  )
  return counted.flatMap(({ handIn, mark }): HandedIn[] => {
    const assignment = assignments.find(({ id }) => id === handIn.assignmentId)
    if (!assignment) return []
    const isPart = testOf.get(assignment.id)
    const own = (spentIn.get(handIn.id) ?? []).filter(
      (one) => one.language === assignment.language && isPart?.(one) === true,
    )
    return [
      {
        handIn,
        mark,
        assignment,
        points: mark?.points ?? handIn.points,
        milliseconds: own.reduce((sum, one) => sum + Math.min(one.milliseconds, LONGEST_ANSWER), 0),
        waits: waitsForMark({
          grading: assignment.grading,
          unchecked: handIn.unchecked,
          isMarked: mark !== null,
          isAgain: false,
          isWithdrawn: assignment.withdrawnAt !== null,
        }),
      },
    ]
  })
}
