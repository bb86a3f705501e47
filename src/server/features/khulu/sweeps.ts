import { keptUntil } from '#core/privacy/retention.ts'
import { deleteDisclosures, deleteSaidBy, listUnchecked, lockHistory } from '#server/features/khulu/queries.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import type { Sweeps } from '#server/platform/process/sweep-retention.ts'

/** Learners whose conversations are checked before the next ones are looked up. */
const BATCH = 50

/** Deletes disclosures that an earlier version kept. Each conversation is checked once, in a transaction of its own. */
export async function sweepDisclosures(database: Database): Promise<void> {
  for (;;) {
    const learners = await listUnchecked(database, BATCH)
    if (learners.length === 0) return
    for (const learnerId of learners)
      await database.transaction(async (transaction) => {
        await lockHistory(transaction, learnerId)
        await deleteDisclosures(transaction, learnerId)
      })
  }
}

/** Deletes what was said to Khulu long enough ago; a child's and a teen's sooner than an adult's. */
export const khuluSweeps = (database: Database): Pick<Sweeps, 'chat-of-minors' | 'chat-of-adults'> => ({
  'chat-of-minors': (now) => deleteSaidBy(database, keptUntil('chat-of-minors', now), 'minors'),
  'chat-of-adults': (now) => deleteSaidBy(database, keptUntil('chat-of-adults', now), 'adults'),
})
