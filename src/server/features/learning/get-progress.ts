import { progressOf, type Progress } from '#core/progress/fold-progress.ts'
import { shortenProgress } from '#core/progress/shorten-progress.ts'
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

/** Returns the learner's progress as it goes out: its size doesn't grow with the answers. */
export async function showProgress(...asked: Parameters<typeof getProgress>): Promise<{ progress: Progress }> {
  const { progress } = await getProgress(...asked)
  return { progress: shortenProgress(progress) }
}
