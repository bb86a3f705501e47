import { and, asc, eq, gt } from 'drizzle-orm'
import { recordings, recordingsColumnClasses } from '#server/features/recordings/tables.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import type { PersonalData } from '#server/platform/database/personal-data.ts'
import { pickExported, type ExportedRows, type LongTables } from '#server/platform/database/pick-exported.ts'

/** Recordings that are read at a time: each can have hundreds of kilobytes. */
const PAGE = 5

async function* pagesOfRecordings(database: Database, learnerId: string): AsyncGenerator<ExportedRows> {
  let last: string | undefined
  for (;;) {
    const rows = await database
      .select()
      .from(recordings)
      .where(and(eq(recordings.learnerId, learnerId), last === undefined ? undefined : gt(recordings.id, last)))
      .orderBy(asc(recordings.id))
      .limit(PAGE)
    yield pickExported(
      recordingsColumnClasses,
      rows.map((row) => ({ ...row, sound: row.sound === null ? null : Buffer.from(row.sound).toString('base64') })),
    )
    if (rows.length < PAGE) return
    last = rows.at(-1)?.id
  }
}

/** Collects a person's recordings, with the sound in base64. */
const collectRecordings = (database: Database, learnerId: string): LongTables => ({
  recordings: pagesOfRecordings(database, learnerId),
})

/** Recordings of spoken words. */
export const recordingsData = { collectLong: collectRecordings } satisfies PersonalData
