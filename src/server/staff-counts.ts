import type { StaffQueue } from '#core/people/staff-queues.ts'
import { countRemovals } from '#server/features/accounts/index.ts'
import { countReported, countSuggestions } from '#server/features/community/index.ts'
import { countWaitingApplications } from '#server/features/partners/index.ts'
import { countWaiting as countRecordings } from '#server/features/recordings/index.ts'
import { countWaitingMarket } from '#server/features/market/index.ts'
import type { Database } from '#server/platform/database/open-database.ts'

/** Counts what waits in each queue of staff. Each feature with a queue adds its own count. Run them as the system. */
export const STAFF_COUNTS: Readonly<Record<StaffQueue, (database: Database) => Promise<number>>> = {
  recordings: countRecordings,
  'second-factors': countRemovals,
  suggestions: countSuggestions,
  reported: countReported,
  partners: countWaitingApplications,
  market: countWaitingMarket,
}
