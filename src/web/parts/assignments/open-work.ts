import { ASSIGNMENT_LIMITS } from '#core/assignments/assignment.ts'
import { uuidV7 } from '#core/identifiers/uuid-v7.ts'
import { createStore } from '../../platform/create-store.ts'
import { addWaiting, closeOpenWork, type OpenWork } from './kept-work.ts'

/** Assignment that is being done on this device; the line on top of its pages follows it. */
export const openWorkStore = createStore<OpenWork | null>(null)

/** Hands in what was done since the beginning. It is kept on the device until the server has answered for it. */
export async function handInWork(owner: string, open: OpenWork): Promise<void> {
  const [{ readEvents }, { synchronise }] = await Promise.all([
    import('../learning/learning-store.ts'),
    import('../learning/synchronise.ts'),
  ])
  const finishedAt = new Date().toISOString()
  const eventIds = (await readEvents())
    .filter(({ occurredAt }) => occurredAt >= open.startedAt && occurredAt <= finishedAt)
    .map(({ id }) => id)
    .slice(-ASSIGNMENT_LIMITS.answers)
  const id = uuidV7(Date.now(), crypto.getRandomValues(new Uint8Array(10)))
  addWaiting(owner, { id, assignmentId: open.id, startedAt: open.startedAt, finishedAt, eventIds })
  closeOpenWork(owner, open.id)
  openWorkStore.set(null)
  synchronise()
}

/** Leaves the assignment; what was done so far stays, and it goes on when it is opened again. */
export function leaveWork(owner: string): void {
  closeOpenWork(owner, null)
  openWorkStore.set(null)
}
