import type { KhuluParts } from '#server/features/khulu/khulu-parts.ts'
import { deleteReceivedBy, lockHistory, markCleared } from '#server/features/khulu/queries.ts'

/**
 * Deletes the learner's conversation as it was so many seconds ago. Later messages stay, and a clearing that is sent
 * late takes nothing back.
 */
export async function clearMessages(
  { database, clock }: Pick<KhuluParts, 'database' | 'clock'>,
  learnerId: string,
  secondsAgo: number,
): Promise<{ clearedAt: string }> {
  const moment = new Date(clock().getTime() - secondsAgo * 1000)
  return database.transaction(async (transaction) => {
    const { clearedAt } = await lockHistory(transaction, learnerId)
    await deleteReceivedBy(transaction, learnerId, moment)
    const latest = clearedAt !== null && clearedAt > moment ? clearedAt : moment
    await markCleared(transaction, learnerId, latest)
    return { clearedAt: latest.toISOString() }
  })
}
