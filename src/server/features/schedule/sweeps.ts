import { keptUntil } from '#core/privacy/retention.ts'
import { deletePast, deleteRemoved } from '#server/features/schedule/queries.ts'
import type { Database } from '#server/platform/database/open-database.ts'

/** Sweeps of the schedule: events that are long over, and those that somebody removed. */
export const scheduleSweeps = (database: Database) => ({
  schedule: (now: Date) => deletePast(database, keptUntil('schedule', now)),
  'removed-event': (now: Date) => deleteRemoved(database, keptUntil('removed-event', now)),
})
