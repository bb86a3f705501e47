import { keptUntil } from '#core/privacy/retention.ts'
import { deleteSaidBy } from '#server/features/khulu/queries.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import type { Sweeps } from '#server/platform/process/sweep-retention.ts'

/** Deletes what was said to Khulu long enough ago; a child's and a teen's sooner than an adult's. */
export const khuluSweeps = (database: Database): Pick<Sweeps, 'chat-of-minors' | 'chat-of-adults'> => ({
  'chat-of-minors': (now) => deleteSaidBy(database, keptUntil('chat-of-minors', now), 'minors'),
  'chat-of-adults': (now) => deleteSaidBy(database, keptUntil('chat-of-adults', now), 'adults'),
})
