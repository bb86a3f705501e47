import type { OwnAssignment } from '#contract/assignments-schemas.ts'
import { pointsOfHandIn } from '../../parts/assignments/work-texts.ts'

/** Returns the points of the newest hand-in; null before the first, or until somebody marks it. */
export function pointsOf({ handIns }: Pick<OwnAssignment, 'handIns'>): number | null {
  const [newest] = handIns
  return newest ? pointsOfHandIn(newest) : null
}

/** Texts of an assignment's button. */
export type Begin = 'start' | 'goOn' | 'again'

/** Returns what the button of an assignment says: begin, carry on, or do it again. */
export function beginOf({ status }: Pick<OwnAssignment, 'status'>, hasBegunHere: boolean): Begin {
  if (status === 'completed' && !hasBegunHere) return 'again'
  return status === 'in-progress' || hasBegunHere ? 'goOn' : 'start'
}
