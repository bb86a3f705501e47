import { foldProgress, type Progress } from '#core/progress/fold-progress.ts'
import type { LearningParts } from '#server/features/learning/learning-parts.ts'
import { listVerified } from '#server/features/learning/queries.ts'

/** What the learner has done, recomputed from their events: points and achievements are the server's own, never the device's. */
export async function getProgress({ database, clock }: Pick<LearningParts, 'database' | 'clock'>, learnerId: string, utcOffsetMinutes: number): Promise<{ progress: Progress }> {
  const events = await listVerified(database, learnerId)
  return { progress: foldProgress(events, { at: clock().toISOString(), utcOffsetMinutes }) }
}
