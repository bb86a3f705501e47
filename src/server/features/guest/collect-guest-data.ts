import { eq } from 'drizzle-orm'
import { guestTransfers, guestTransfersColumnClasses } from '#server/features/guest/tables.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import type { PersonalData } from '#server/platform/database/personal-data.ts'
import { pickExported, type ExportedTables } from '#server/platform/database/pick-exported.ts'

async function collectGuestData(database: Database, learnerId: string): Promise<ExportedTables> {
  const rows = await database.select().from(guestTransfers).where(eq(guestTransfers.learnerId, learnerId))
  return { guestTransfers: pickExported(guestTransfersColumnClasses, rows) }
}

async function forgetGuestData(database: Database, learnerId: string): Promise<void> {
  await database.delete(guestTransfers).where(eq(guestTransfers.learnerId, learnerId))
}

/** Data that learners brought along from guest sessions. */
export const guestData = { collect: collectGuestData, forgetLearnt: forgetGuestData } satisfies PersonalData
