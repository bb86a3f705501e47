import { progressOf, type Progress } from '#core/progress/fold-progress.ts'
import { shortenProgress } from '#core/progress/shorten-progress.ts'
import { AGGREGATE_VERSION, readAggregate, type StoredAggregate } from '#core/progress/store-aggregate.ts'
import { countProgress } from '#server/features/learning/count-progress.ts'
import type { LearningParts } from '#server/features/learning/learning-parts.ts'
import type { SqlCall } from '#server/platform/database/send-sql.ts'
import type { Visit } from '#server/platform/identity/require-account.ts'
import { requireOwnRead } from '#server/platform/identity/require-own-act.ts'

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

const READING: SqlCall<{ counted_progress: string | null }> = {
  name: 'funda_read_progress',
  values: [AGGREGATE_VERSION],
}

/**
 * Returns the caller's own progress as it goes out. If nothing came after the stored aggregate, one statement of the
 * database finds the session and reads it.
 */
export async function showOwnProgress(
  parts: Pick<LearningParts, 'database' | 'identity' | 'clock'>,
  visit: Visit,
  utcOffsetMinutes: number,
): Promise<{ progress: Progress }> {
  const { account, row } = await requireOwnRead(parts, visit, { act: 'progress.see' }, READING)
  if (row.counted_progress === null) return showProgress(parts, account.id, utcOffsetMinutes)
  const counted = readAggregate(JSON.parse(row.counted_progress) as StoredAggregate)
  return { progress: shortenProgress(progressOf(counted, { at: parts.clock().toISOString(), utcOffsetMinutes })) }
}

/** Returns the learner's progress as it goes out: its size doesn't grow with the answers. */
export async function showProgress(...asked: Parameters<typeof getProgress>): Promise<{ progress: Progress }> {
  const { progress } = await getProgress(...asked)
  return { progress: shortenProgress(progress) }
}
