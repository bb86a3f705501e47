import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { clipName } from '#core/pronunciation/clip-name.ts'
import { recordings } from '#server/features/recordings/tables.ts'
import { asSystem } from '#server/platform/database/actor.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import { removeFile } from '#server/platform/files/file-queries.ts'

/** Finds the newest approved recording of each of these words. */
export async function findApprovedOf(
  database: Database,
  language: string,
  words: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (words.length === 0) return new Map()
  const names = new Map(words.map((word) => [clipName(word), word]))
  const found = await asSystem(() =>
    database
      .select({ id: recordings.id, clipName: recordings.clipName })
      .from(recordings)
      .where(
        and(
          eq(sql`${recordings.language}`, language),
          eq(recordings.state, 'approved'),
          inArray(recordings.clipName, [...names.keys()]),
        ),
      )
      .orderBy(asc(recordings.decidedAt)),
  )
  return new Map(found.map(({ id, clipName: name }) => [names.get(name) ?? '', id]))
}

/** Approved recordings, which everybody can hear and an adult can report. */
export const reportableRecordings = {
  describe: async (database: Database, id: string) => {
    const [found] = await database
      .select({ title: recordings.text, authorId: recordings.learnerId })
      .from(recordings)
      .where(and(eq(recordings.id, id), eq(recordings.state, 'approved')))
    return found && { ...found, address: null }
  },
  /** Rejects the recording; the chore of files removes its sound. */
  takeDown: async (transaction: Database, id: string, { by, at }: { by: string; at: Date }): Promise<void> => {
    const [found] = await transaction
      .select({ fileId: recordings.fileId })
      .from(recordings)
      .where(and(eq(recordings.id, id), eq(recordings.state, 'approved')))
      .for('update')
    if (!found) return
    await transaction
      .update(recordings)
      .set({ state: 'rejected', decidedBy: by, decidedAt: at, sound: null, fileId: null })
      .where(eq(recordings.id, id))
    if (found.fileId) await removeFile(transaction, found.fileId)
  },
}
