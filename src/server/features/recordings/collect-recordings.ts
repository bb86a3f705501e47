import { and, asc, eq, gt } from 'drizzle-orm'
import { openSound, readSoundIfThere } from '#server/features/recordings/open-sound.ts'
import { soundColumns } from '#server/features/recordings/sound-queries.ts'
import { recordings, recordingsColumnClasses } from '#server/features/recordings/tables.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import type { PersonalData } from '#server/platform/database/personal-data.ts'
import { pickExported, type ExportedRows } from '#server/platform/database/pick-exported.ts'
import type { Files } from '#server/platform/files/create-files.ts'
import { files } from '#server/platform/files/tables.ts'

/** Recordings that are read at a time: each can have hundreds of kilobytes. */
const PAGE = 5

async function* pagesOfRecordings(database: Database, store: Files, learnerId: string): AsyncGenerator<ExportedRows> {
  let last: string | undefined
  for (;;) {
    const rows = await database
      .select({ row: recordings, place: soundColumns })
      .from(recordings)
      .leftJoin(files, eq(files.id, recordings.fileId))
      .where(and(eq(recordings.learnerId, learnerId), last === undefined ? undefined : gt(recordings.id, last)))
      .orderBy(asc(recordings.id))
      .limit(PAGE)
    const whole = []
    for (const { row, place } of rows) {
      const sound = openSound(store, place)
      whole.push({ ...row, sound: sound ? await readSoundIfThere(sound) : null })
    }
    yield pickExported(recordingsColumnClasses, whole)
    if (rows.length < PAGE) return
    last = rows.at(-1)?.row.id
  }
}

/** Recordings of spoken words. The copy of a person's data has their sounds in base64. */
export const recordingsData = (store: Files) =>
  ({
    collectLong: (database, learnerId) => ({ recordings: pagesOfRecordings(database, store, learnerId) }),
  }) satisfies PersonalData
