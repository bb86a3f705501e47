import { keptUntil } from '#core/privacy/retention.ts'
import { deleteOld } from '#server/features/notifications/queries.ts'
import type { Database } from '#server/platform/database/open-database.ts'

/** Sweep of notifications whose time is over, read or not. */
export const notificationSweeps = (database: Database) => ({
  notification: (now: Date) => deleteOld(database, keptUntil('notification', now)),
})
