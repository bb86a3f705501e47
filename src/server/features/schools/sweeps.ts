import { keptUntil } from '#core/privacy/retention.ts'
import { deleteOldRequests } from '#server/features/schools/queries.ts'
import type { Database } from '#server/platform/database/open-database.ts'

/** Sweep of requests to join that nobody answered in time, and of refused ones. */
export const schoolSweeps = (database: Database) => ({
  'school-request': (now: Date) => deleteOldRequests(database, keptUntil('school-request', now)),
})
