import type { AssignmentsParts } from '#server/features/assignments/assignments-parts.ts'
import { countHandedIn } from '#server/features/assignments/count-answers.ts'
import { updateHandIn, type MarkedHandIn } from '#server/features/assignments/hand-in-queries.ts'
import { type KeptAssignment } from '#server/features/assignments/queries.ts'
import { asSystem } from '#server/platform/database/actor.ts'

/** Counts hand-ins again whose answers had not all arrived. An answer that comes later counts as if it had been in time. */
export async function countAgain(
  parts: Pick<AssignmentsParts, 'database' | 'countAsked'>,
  assignments: readonly KeptAssignment[],
  handIns: readonly MarkedHandIn[],
): Promise<MarkedHandIn[]> {
  const counted: MarkedHandIn[] = []
  for (const one of handIns) {
    const assignment = assignments.find(({ id }) => id === one.handIn.assignmentId)
    if (one.handIn.awaited === 0 || !assignment) {
      counted.push(one)
      continue
    }
    const present = await asSystem(async () => {
      const again = await countHandedIn(parts, assignment, one.handIn)
      if (again.awaited < one.handIn.awaited) await updateHandIn(parts.database, one.handIn, again)
      return again
    })
    counted.push({ ...one, handIn: { ...one.handIn, ...present } })
  }
  return counted
}
