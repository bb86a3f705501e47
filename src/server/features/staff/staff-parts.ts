import type { StaffQueue } from '#core/people/staff-queues.ts'
import type { AccountsParts } from '#server/features/accounts/index.ts'
import type { Database } from '#server/platform/database/open-database.ts'

/** Parts that the pages of staff work with. `countWaiting` counts what waits in each queue. */
export type StaffParts = AccountsParts & {
  countWaiting: Readonly<Record<StaffQueue, (database: Database) => Promise<number>>>
}
