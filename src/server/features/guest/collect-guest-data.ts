import { eq } from 'drizzle-orm'
import { guestTransfers, guestTransfersColumnClasses } from '#server/features/guest/tables.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import { pickExported, type ExportedTables } from '#server/platform/database/pick-exported.ts'

/** Collects data taken over from guest sessions, for the copy of a person's own data. */
export async function collectGuestData(database: Database, learnerId: string): Promise<ExportedTables> {
  const rows = await database.select().from(guestTransfers).where(eq(guestTransfers.learnerId, learnerId))
  return { guestTransfers: pickExported(guestTransfersColumnClasses, rows) }
}

/** Deletes all that a learner brought along from guest sessions. */
export async function forgetGuestData(database: Database, learnerId: string): Promise<void> {
  await database.delete(guestTransfers).where(eq(guestTransfers.learnerId, learnerId))
}
