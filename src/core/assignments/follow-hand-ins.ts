import type { Grading } from '#core/assignments/assignment.ts'

/** A hand-in of one student; times in milliseconds since 1970. */
export type HandInOrder = { id: string; finishedAt: number; isMarked: boolean }

/** Order of hand-ins: by their end, and by their ids if two ended together. */
const earlierHandIn = (one: HandInOrder, other: HandInOrder): number =>
  one.finishedAt - other.finishedAt || (one.id < other.id ? -1 : 1)

/**
 * Returns the hand-in that a marker gets to see first, and if the student handed in again since the mark. A mark belongs
 * to the hand-in that was marked and never moves to a later one.
 */
export function followHandIns<One extends HandInOrder>(
  handIns: readonly One[],
): { latest: One; marked: One | undefined; isAgain: boolean } | undefined {
  const ordered = handIns.toSorted(earlierHandIn)
  const latest = ordered.at(-1)
  if (!latest) return undefined
  const marked = ordered.findLast(({ isMarked }) => isMarked)
  return { latest, marked, isAgain: marked !== undefined && marked.id !== latest.id }
}

/** Latest hand-in of a student, as far as the marking queue asks about it. */
type Waiting = { grading: Grading; unchecked: number; isMarked: boolean; isAgain: boolean; isWithdrawn: boolean }

/**
 * Tells whether the latest hand-in waits for a person. It is to be marked by hand, has unchecked answers, or follows a
 * marked one.
 */
export const waitsForMark = ({ grading, unchecked, isMarked, isAgain, isWithdrawn }: Waiting): boolean =>
  !isMarked && !isWithdrawn && (grading === 'by-hand' || unchecked > 0 || isAgain)
