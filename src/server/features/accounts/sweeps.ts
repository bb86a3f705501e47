import { lte } from 'drizzle-orm'
import { keptUntil } from '#core/privacy/retention.ts'
import { sweepDevices } from '#server/features/accounts/attempt-queries.ts'
import { sweepEmailChanges } from '#server/features/accounts/email-change-queries.ts'
import { sweepRemovals } from '#server/features/accounts/second-factor-queries.ts'
import { sessions, signInAttempts, verifications } from '#server/features/accounts/tables.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import type { Sweeps } from '#server/platform/process/sweep-retention.ts'

/**
 * Returns the sweeps of accounts. They delete expired sessions, links and counts, and devices that nobody used for
 * long.
 */
export const accountSweeps = (
  database: Database,
): Pick<Sweeps, 'session' | 'link-token' | 'attempts' | 'known-device' | 'email-change' | 'factor-removal'> => ({
  session: async (now) => {
    await database.delete(sessions).where(lte(sessions.expiresAt, now))
  },
  'link-token': async (now) => {
    await database.delete(verifications).where(lte(verifications.expiresAt, now))
  },
  attempts: async (now) => {
    await database.delete(signInAttempts).where(lte(signInAttempts.endsAt, now))
  },
  'email-change': (now) => sweepEmailChanges(database, now),
  'factor-removal': (now) => sweepRemovals(database, keptUntil('factor-removal', now)),
  'known-device': (now) => sweepDevices(database, keptUntil('known-device', now)),
})
