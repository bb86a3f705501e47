import { and, asc, count, desc, eq, inArray, sql } from 'drizzle-orm'
import type { LearningLanguage } from '#core/languages/learning-languages.ts'
import type { RecordingDecision } from '#core/recordings/recordings.ts'
import { recordings } from '#server/features/recordings/tables.ts'
import type { Database } from '#server/platform/database/open-database.ts'

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
      bytes: sql<string>`coalesce(sum(octet_length(${recordings.sound})), 0)`,
    })
    .from(recordings)
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

/** The newest approved recording of each text. */
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

/** A recording that waits, for its reviewer's ears. */
export async function findWaitingSound(database: Database, id: string): Promise<Uint8Array | undefined> {
  const [found] = await database
    .select({ sound: recordings.sound })
    .from(recordings)
    .where(and(eq(recordings.id, id), eq(recordings.state, 'waiting')))
  return found?.sound ?? undefined
}

/** The speakers of these recordings. */
export const findSpeakers = async (database: Database, ids: readonly string[]): Promise<string[]> =>
  (
    await database
      .select({ learnerId: recordings.learnerId })
      .from(recordings)
      .where(inArray(recordings.id, [...ids]))
  ).map(({ learnerId }) => learnerId)

/** Finds an approved recording, which everybody may hear. */
export async function findApprovedSound(database: Database, file: string): Promise<Uint8Array | undefined> {
  const [found] = await database
    .select({ sound: recordings.sound })
    .from(recordings)
    .where(and(eq(recordings.file, file), eq(recordings.state, 'approved')))
  return found?.sound ?? undefined
}

/** Decides about a recording that waits; a rejected one's sound is deleted at once. Whether there was one. */
export async function decide(
  database: Database,
  id: string,
  decision: RecordingDecision,
  decidedBy: string,
  decidedAt: Date,
): Promise<boolean> {
  const changed = await database
    .update(recordings)
    .set({ state: decision, decidedBy, decidedAt, ...(decision === 'rejected' ? { sound: null } : {}) })
    .where(and(eq(recordings.id, id), eq(recordings.state, 'waiting')))
    .returning({ id: recordings.id })
  return changed.length > 0
}

/** Deletes one of the speaker's own. Whether there was one. */
export async function deleteOwn(database: Database, learnerId: string, id: string): Promise<boolean> {
  return (
    (
      await database
        .delete(recordings)
        .where(and(eq(recordings.learnerId, learnerId), eq(recordings.id, id)))
        .returning({ id: recordings.id })
    ).length > 0
  )
}
