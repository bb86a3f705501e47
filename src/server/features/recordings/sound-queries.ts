import { and, asc, eq, gt, isNotNull, isNull } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { recordings } from '#server/features/recordings/tables.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import { files } from '#server/platform/files/tables.ts'

/** Columns that say where a recording's sound is: in the store of files, or, not moved yet, in its row. */
export const soundColumns = {
  file: recordings.file,
  sound: recordings.sound,
  hash: files.hash,
  type: files.type,
  bytes: files.bytes,
} satisfies Record<string, PgColumn>

/** Row of `soundColumns`, with the files joined. */
export type SoundRow = {
  file: string
  sound: Uint8Array | null
  hash: string | null
  type: (typeof files.$inferSelect)['type'] | null
  bytes: number | null
}

async function findSound(database: Database, condition: ReturnType<typeof and>): Promise<SoundRow | undefined> {
  const [found] = await database
    .select(soundColumns)
    .from(recordings)
    .leftJoin(files, eq(files.id, recordings.fileId))
    .where(condition)
    .limit(1)
  return found
}

/** Finds the sound of a recording that waits, for its reviewer's ears. */
export const findWaitingSound = (database: Database, id: string): Promise<SoundRow | undefined> =>
  findSound(database, and(eq(recordings.id, id), eq(recordings.state, 'waiting')))

/** Finds the sound of an approved recording, which everybody may hear. */
export const findApprovedSound = (database: Database, file: string): Promise<SoundRow | undefined> =>
  findSound(database, and(eq(recordings.file, file), eq(recordings.state, 'approved')))

/** A recording whose sound is still in its row. */
export type UnmovedRecording = { learnerId: string; id: string; sound: Uint8Array }

/** Finds the next recording after an id whose sound is still in its row. */
export async function findUnmoved(
  database: Database,
  after: string | undefined,
): Promise<UnmovedRecording | undefined> {
  const [found] = await database
    .select({ learnerId: recordings.learnerId, id: recordings.id, sound: recordings.sound })
    .from(recordings)
    .where(and(isNotNull(recordings.sound), after === undefined ? undefined : gt(recordings.id, after)))
    .orderBy(asc(recordings.id))
    .limit(1)
  return found?.sound ? { ...found, sound: found.sound } : undefined
}

/** Puts a file in the place of the sound in a row; false if the sound is gone from there. */
export async function replaceSound(transaction: Database, id: string, fileId: string): Promise<boolean> {
  const changed = await transaction
    .update(recordings)
    .set({ sound: null, fileId })
    .where(and(eq(recordings.id, id), isNotNull(recordings.sound), isNull(recordings.fileId)))
    .returning({ id: recordings.id })
  return changed.length > 0
}
