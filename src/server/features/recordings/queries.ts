import { and, asc, count, desc, eq, inArray, sql } from 'drizzle-orm'
import type { LearningLanguage } from '#core/languages/learning-languages.ts'
import type { RecordingDecision } from '#core/recordings/recordings.ts'
import { recordings } from '#server/features/recordings/tables.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import { removeFile } from '#server/platform/files/file-queries.ts'
import { files } from '#server/platform/files/tables.ts'

export const countWaiting = (database: Database): Promise<number> =>
  database.$count(recordings, eq(recordings.state, 'waiting'))

/** Measures how much of the speaker's quotas is used. */
export async function measureOwn(
  database: Database,
  learnerId: string,
): Promise<{ 'recordings-waiting': number; recordings: number; 'recording-bytes': number }> {
  const [found] = await database
    .select({
      all: count(),
      waiting: sql<string>`count(*) filter (where ${recordings.state} = 'waiting')`,
      bytes: sql<string>`coalesce(sum(coalesce(${files.bytes}, octet_length(${recordings.sound}))), 0)`,
    })
    .from(recordings)
    .leftJoin(files, eq(files.id, recordings.fileId))
    .where(eq(recordings.learnerId, learnerId))
  return {
    'recordings-waiting': Number(found?.waiting ?? 0),
    recordings: found?.all ?? 0,
    'recording-bytes': Number(found?.bytes ?? 0),
  }
}

/** Keeps a new recording; the same bytes twice are one. */
export async function keepRecording(
  database: Database,
  recording: typeof recordings.$inferInsert,
): Promise<string | undefined> {
  const [kept] = await database
    .insert(recordings)
    .values(recording)
    .onConflictDoNothing()
    .returning({ id: recordings.id })
  return kept?.id
}

/** Lists the newest approved recording of each text. */
export async function listApproved(
  database: Database,
  language: LearningLanguage,
): Promise<{ name: string; file: string }[]> {
  return database
    .selectDistinctOn([recordings.clipName], { name: recordings.clipName, file: recordings.file })
    .from(recordings)
    .where(and(eq(recordings.language, language), eq(recordings.state, 'approved')))
    .orderBy(recordings.clipName, desc(recordings.decidedAt))
}

const listed = {
  id: recordings.id,
  language: recordings.language,
  text: recordings.text,
  recordedAt: recordings.recordedAt,
}

export const listOwn = (database: Database, learnerId: string) =>
  database
    .select({ ...listed, state: recordings.state })
    .from(recordings)
    .where(eq(recordings.learnerId, learnerId))
    .orderBy(desc(recordings.recordedAt))

export const listWaiting = (database: Database, limit: number) =>
  database
    .select(listed)
    .from(recordings)
    .where(eq(recordings.state, 'waiting'))
    .orderBy(asc(recordings.recordedAt))
    .limit(limit)

/** Finds the speakers of these recordings. */
export const findSpeakers = async (database: Database, ids: readonly string[]): Promise<string[]> =>
  (
    await database
      .select({ learnerId: recordings.learnerId })
      .from(recordings)
      .where(inArray(recordings.id, [...ids]))
  ).map(({ learnerId }) => learnerId)

/** Effect of a change on a recording: the content that its file referred to, if it had one. */
type Removed = { hash: string | undefined }

/** Decides about a recording that waits; a rejected one's sound is deleted at once. Undefined if there is none. */
export const decide = (
  database: Database,
  id: string,
  decision: RecordingDecision,
  decidedBy: string,
  decidedAt: Date,
): Promise<Removed | undefined> =>
  database.transaction(async (transaction) => {
    const [waiting] = await transaction
      .select({ fileId: recordings.fileId })
      .from(recordings)
      .where(and(eq(recordings.id, id), eq(recordings.state, 'waiting')))
      .for('update')
    if (!waiting) return undefined
    const isRejected = decision === 'rejected'
    await transaction
      .update(recordings)
      .set({ state: decision, decidedBy, decidedAt, ...(isRejected ? { sound: null, fileId: null } : {}) })
      .where(eq(recordings.id, id))
    return { hash: isRejected && waiting.fileId ? await removeFile(transaction, waiting.fileId) : undefined }
  })

/** Deletes one of the speaker's own. Undefined if there is none. */
export const deleteOwn = (database: Database, learnerId: string, id: string): Promise<Removed | undefined> =>
  database.transaction(async (transaction) => {
    const [deleted] = await transaction
      .delete(recordings)
      .where(and(eq(recordings.learnerId, learnerId), eq(recordings.id, id)))
      .returning({ fileId: recordings.fileId })
    return deleted && { hash: deleted.fileId ? await removeFile(transaction, deleted.fileId) : undefined }
  })
