import { assignmentsCalls } from '#contract/assignments.ts'
import { callApi } from '../../platform/call-api.ts'
import { readWaiting, removeWaiting } from './kept-work.ts'

/** Refusals for good: the learner left the group, or the server can't read it. The answers themselves are kept. */
const FINAL: readonly string[] = ['not-found', 'invalid-input']

/**
 * Sends the learner's hand-ins that wait. A hand-in leaves the device only when the server has answered for it. The
 * same one sent twice, by two tabs or after a lost answer, is one.
 */
export async function sendHandIns(owner: string): Promise<'sent' | 'later'> {
  for (const handIn of readWaiting(owner)) {
    const result = await callApi<'handIn'>(assignmentsCalls.handIn, handIn)
    if (!result.ok && !FINAL.includes(result.code)) return 'later'
    removeWaiting(owner, [handIn.id])
  }
  return 'sent'
}
