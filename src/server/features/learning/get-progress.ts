import { progressOf, type Progress } from '#core/progress/fold-progress.ts'
import { countProgress } from '#server/features/learning/count-progress.ts'
import type { LearningParts } from '#server/features/learning/learning-parts.ts'

/**
 * Returns the learner's progress, counted from their events. Points and achievements are the server's own, never the
 * device's.
 */
export async function getProgress(
  { database, clock }: Pick<LearningParts, 'database' | 'clock'>,
  learnerId: string,
  utcOffsetMinutes: number,
): Promise<{ progress: Progress }> {
  return {
    progress: progressOf(await countProgress(database, learnerId), { at: clock().toISOString(), utcOffsetMinutes }),
  }
}
