import { lte } from 'drizzle-orm'
import { hubNotices } from '#server/features/hub/tables.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import type { Sweeps } from '#server/platform/process/sweep-retention.ts'

/** Forgets notices of the hub's that could not be sent again any more. */
export const hubSweeps = (database: Database): Pick<Sweeps, 'hub-notice'> => ({
  'hub-notice': async (now) => {
    await database.delete(hubNotices).where(lte(hubNotices.expiresAt, now))
  },
})
