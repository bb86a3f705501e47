import type { AssignmentStatus } from '#core/assignments/assignment.ts'

/** One student's work on an assignment, as far as its status asks. */
export type Work = { hasStarted: boolean; handIns: number }

/** Returns the status for one student: a hand-in completes, whatever its mark. */
export function statusOf({ hasStarted, handIns }: Work): AssignmentStatus {
  if (handIns > 0) return 'completed'
  return hasStarted ? 'in-progress' : 'pending'
}

/** Returns the status of a whole assignment: completed by all, begun by somebody, or pending. */
export function statusOfAll(students: readonly AssignmentStatus[]): AssignmentStatus {
  if (students.length > 0 && students.every((status) => status === 'completed')) return 'completed'
  return students.some((status) => status !== 'pending') ? 'in-progress' : 'pending'
}
