import { and, lte, ne } from 'drizzle-orm'
import { keptUntil } from '#core/privacy/retention.ts'
import { learningEvents } from '#server/features/learning/tables.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import type { Sweeps } from '#server/platform/process/sweep-retention.ts'

/** Stands for a device that is no longer known. */
const NO_DEVICE = '-'

/**
 * Returns the sweep that removes the learner's words and device from old answers. The question and verdict stay;
 * progress is counted from them, so none is lost.
 */
export const learningSweeps = (database: Database): Pick<Sweeps, 'answer'> => ({
  answer: async (now) => {
    await database
      .update(learningEvents)
      .set({ answer: '', deviceId: NO_DEVICE })
      .where(and(lte(learningEvents.receivedAt, keptUntil('answer', now)), ne(learningEvents.deviceId, NO_DEVICE)))
  },
})
