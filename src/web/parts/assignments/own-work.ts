import { assignmentsCalls } from '#contract/assignments.ts'
import type { OwnAssignment } from '#contract/assignments-schemas.ts'
import { statusOf } from '#core/assignments/assignment-status.ts'
import { addressOfTarget } from '#core/assignments/doing.ts'
import { callApi } from '../../platform/call-api.ts'
import { chooseLearningLanguage } from '../../platform/learning-language.ts'
import { navigate } from '../../platform/router.tsx'
import { keepList, keepOpenWork, readKeptList, readOpenWork, readStart, readWaiting } from './kept-work.ts'
import { openWorkStore } from './open-work.ts'

/** Learner's list: what the server knows, and what was done here since. */
export type OwnWork = { list: readonly OwnAssignment[]; isKept: boolean }

/** Puts hand-ins that wait on this device over what the server knows. */
const withWaiting = (owner: string, list: readonly OwnAssignment[]): OwnAssignment[] => {
  const waiting = readWaiting(owner)
  return list.map((one) => {
    const mine = waiting.filter(({ assignmentId }) => assignmentId === one.id)
    if (one.status === 'completed') return one
    const hasStarted = one.status === 'in-progress' || readStart(owner, one.id) !== undefined
    return { ...one, status: statusOf({ hasStarted, handIns: mine.length }) }
  })
}

/** Keeps on this device what is needed for the assignments that are still to do. */
async function keepOpen(owner: string, list: readonly OwnAssignment[]): Promise<void> {
  const { keepNeeded } = await import('./keep-needed.ts')
  await keepNeeded(
    owner,
    list.filter(({ status }) => status !== 'completed'),
  )
}

/** Loads the learner's assignments, or those that this device kept; null if neither is there. */
export async function loadOwnWork(owner: string): Promise<OwnWork | null> {
  const result = await callApi<'listOwnAssignments'>(assignmentsCalls.listOwnAssignments, {})
  const heard = result.ok ? result.output.assignments : readKeptList(owner)
  if (heard === null) return null
  if (result.ok) {
    keepList(owner, heard)
    void keepOpen(owner, heard)
  }
  return { list: withWaiting(owner, heard), isKept: !result.ok }
}

/** Draws the line on top of the pages of the assignment. */
const showLine = async (): Promise<void> => (await import('./draw-line.tsx')).drawLine()

/** Continues the assignment that was open when the page was left. */
export async function resumeOpenWork(owner: string): Promise<void> {
  const open = readOpenWork(owner)
  if (open === null) return
  openWorkStore.set(open)
  await showLine()
}

/** Begins an assignment, or carries on with it, and goes to the page on which it is done. */
export async function beginWork(owner: string, assignment: OwnAssignment): Promise<void> {
  const address = addressOfTarget(assignment.kind, assignment.target)
  if (address === null) return
  const { id, title, from, dueAt, kind, target, language } = assignment
  const startedAt = readStart(owner, id) ?? new Date().toISOString()
  const open = { id, title, from, dueAt, kind, target, startedAt }
  keepOpenWork(owner, open)
  openWorkStore.set(open)
  chooseLearningLanguage(language)
  void callApi<'startAssignment'>(assignmentsCalls.startAssignment, { assignmentId: id, startedAt })
  await showLine()
  navigate(address)
}
