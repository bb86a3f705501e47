import { keptUntil } from '#core/privacy/retention.ts'
import { deleteDecided, deleteReferrals } from '#server/features/partners/queries.ts'
import type { Database } from '#server/platform/database/open-database.ts'

/** Sweeps of partners: decided applications, and with which code accounts were made. */
export const partnerSweeps = (database: Database) => ({
  'partner-application': (now: Date) => deleteDecided(database, keptUntil('partner-application', now)),
  referral: (now: Date) => deleteReferrals(database, keptUntil('referral', now)),
})
