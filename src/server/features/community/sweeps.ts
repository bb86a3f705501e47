import { keptUntil } from '#core/privacy/retention.ts'
import { deleteReportsUntil } from '#server/features/community/queries.ts'
import type { Database } from '#server/platform/database/open-database.ts'

/** Returns the sweep of reports that were kept long enough. */
export const communitySweeps = (database: Database) => ({
  'content-report': (now: Date): Promise<void> => deleteReportsUntil(database, keptUntil('content-report', now)),
})
