import { keptUntil } from '#core/privacy/retention.ts'
import { sweepRows } from '#server/features/roster/queries.ts'
import { asSystem } from '#server/platform/database/actor.ts'
import type { Database } from '#server/platform/database/open-database.ts'

/** Returns the sweep of rosters: accounts that have left, and old lists of students without an account. */
export const rosterSweeps = (database: Database) => ({
  roster: (now: Date): Promise<void> => asSystem(() => sweepRows(database, keptUntil('roster', now))),
})
