import { eq } from 'drizzle-orm'
import { recordings, recordingsColumnClasses } from '#server/features/recordings/tables.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import { pickExported, type ExportedTables } from '#server/platform/database/pick-exported.ts'

/** What a person recorded, for the copy that people get of their own data; the sound in base64. */
export async function collectRecordings(database: Database, learnerId: string): Promise<ExportedTables> {
  const rows = await database.select().from(recordings).where(eq(recordings.learnerId, learnerId))
  return { recordings: pickExported(recordingsColumnClasses, rows.map((row) => ({ ...row, sound: row.sound === null ? null : Buffer.from(row.sound).toString('base64') }))) }
}
