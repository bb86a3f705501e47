import { keptUntil } from '#core/privacy/retention.ts'
import { deleteRowsUntil } from '#server/features/records/queries.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import type { Sweeps } from '#server/platform/process/sweep-retention.ts'

/** Deletes security events after their time. The database lets nobody delete them sooner. */
export const recordSweeps = (database: Database): Pick<Sweeps, 'security'> => ({
  security: (now) => deleteRowsUntil(database, keptUntil('security', now)),
})
