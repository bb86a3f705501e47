import { and, asc, count, eq, lte, notExists, sql } from 'drizzle-orm'
import { lessonPlans } from '#server/features/lesson-plans/index.ts'
import { attachments, uploadParts, uploads } from '#server/features/uploads/tables.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import { addFile, removeFile } from '#server/platform/files/file-queries.ts'
import { files } from '#server/platform/files/tables.ts'

export type Upload = typeof uploads.$inferSelect

const isUpload = (learnerId: string, id: string) => and(eq(uploads.learnerId, learnerId), eq(uploads.id, id))
const isPartOf = (learnerId: string, id: string) =>
  and(eq(uploadParts.learnerId, learnerId), eq(uploadParts.uploadId, id))

/** Finds an upload of an account. @param ways `isLocked`: nobody else changes it until the transaction ends */
export async function findUpload(
  database: Database,
  learnerId: string,
  id: string,
  ways: { isLocked?: boolean } = {},
): Promise<Upload | undefined> {
  const query = database.select().from(uploads).where(isUpload(learnerId, id)).limit(1)
  return (await (ways.isLocked ? query.for('update') : query))[0]
}

export async function insertUpload(database: Database, upload: typeof uploads.$inferInsert): Promise<void> {
  await database.insert(uploads).values(upload)
}

export async function changeUpload(
  database: Database,
  { learnerId, id }: Pick<Upload, 'learnerId' | 'id'>,
  change: Partial<typeof uploads.$inferInsert>,
): Promise<void> {
  await database.update(uploads).set(change).where(isUpload(learnerId, id))
}

export async function insertPart(database: Database, part: typeof uploadParts.$inferInsert): Promise<void> {
  await database.insert(uploadParts).values(part)
}

export const countParts = (database: Database, { learnerId, id }: Pick<Upload, 'learnerId' | 'id'>): Promise<number> =>
  database.$count(uploadParts, isPartOf(learnerId, id))

/** Lists the parts of an upload in their order, with the hashes of their bytes. */
export const listParts = (database: Database, { learnerId, id }: Pick<Upload, 'learnerId' | 'id'>) =>
  database
    .select({ start: uploadParts.start, bytes: uploadParts.bytes, hash: files.hash })
    .from(uploadParts)
    .innerJoin(files, eq(files.id, uploadParts.fileId))
    .where(isPartOf(learnerId, id))
    .orderBy(asc(uploadParts.start))

/** Removes the parts of an upload. Returns the hashes of bytes that nothing may need any more. */
export async function removeParts(
  transaction: Database,
  { learnerId, id }: Pick<Upload, 'learnerId' | 'id'>,
): Promise<string[]> {
  const gone = await transaction
    .delete(uploadParts)
    .where(isPartOf(learnerId, id))
    .returning({ fileId: uploadParts.fileId })
  const hashes: string[] = []
  for (const { fileId } of gone) hashes.push((await removeFile(transaction, fileId)) ?? '')
  return hashes.filter((hash) => hash !== '')
}

/** Removes an upload with its parts. Returns the hashes of their bytes. */
export async function removeUpload(transaction: Database, upload: Pick<Upload, 'learnerId' | 'id'>): Promise<string[]> {
  const hashes = await removeParts(transaction, upload)
  await transaction.delete(uploads).where(isUpload(upload.learnerId, upload.id))
  return hashes
}

/** Measures what an account has on its way: uploads, and the bytes of the whole files. */
export async function measureUploads(
  database: Database,
  learnerId: string,
): Promise<{ uploads: number; bytes: number }> {
  const [found] = await database
    .select({ uploads: count(), bytes: sql<string>`coalesce(sum(${uploads.bytes}), 0)` })
    .from(uploads)
    .where(eq(uploads.learnerId, learnerId))
  return { uploads: found?.uploads ?? 0, bytes: Number(found?.bytes ?? 0) }
}

/** Measures the files of an author's lessons, and those of one lesson. */
export async function measureFiles(
  database: Database,
  learnerId: string,
  planId: string,
): Promise<{ files: number; bytes: number; ofLesson: number }> {
  const [found] = await database
    .select({
      files: count(),
      bytes: sql<string>`coalesce(sum(${files.bytes}), 0)`,
      ofLesson: sql<string>`count(*) filter (where ${attachments.planId} = ${planId})`,
    })
    .from(attachments)
    .innerJoin(files, eq(files.id, attachments.file))
    .where(eq(attachments.learnerId, learnerId))
  return { files: found?.files ?? 0, bytes: Number(found?.bytes ?? 0), ofLesson: Number(found?.ofLesson ?? 0) }
}

const ofLesson = (learnerId: string, planId: string) =>
  and(eq(attachments.learnerId, learnerId), eq(attachments.planId, planId))

const fileColumns = {
  id: attachments.id,
  name: attachments.name,
  kind: attachments.kind,
  type: files.type,
  bytes: files.bytes,
  hash: files.hash,
}

/** Lists the files of a lesson in the order in which they were added. */
export const listAttachments = (database: Database, learnerId: string, planId: string) =>
  database
    .select(fileColumns)
    .from(attachments)
    .innerJoin(files, eq(files.id, attachments.file))
    .where(ofLesson(learnerId, planId))
    .orderBy(asc(attachments.createdAt), asc(attachments.id))

export type Attachment = Awaited<ReturnType<typeof listAttachments>>[number]

export const findAttachment = async (
  database: Database,
  learnerId: string,
  planId: string,
  id: string,
): Promise<Attachment | undefined> =>
  (
    await database
      .select(fileColumns)
      .from(attachments)
      .innerJoin(files, eq(files.id, attachments.file))
      .where(and(ofLesson(learnerId, planId), eq(attachments.id, id)))
      .limit(1)
  )[0]

export async function insertAttachment(database: Database, row: typeof attachments.$inferInsert): Promise<void> {
  await database.insert(attachments).values(row)
}

/** Removes a file from a lesson. Returns the hash of its bytes, or undefined if it wasn't there. */
export async function removeAttachment(
  transaction: Database,
  learnerId: string,
  planId: string,
  id: string,
): Promise<string | undefined> {
  const [gone] = await transaction
    .delete(attachments)
    .where(and(ofLesson(learnerId, planId), eq(attachments.id, id)))
    .returning({ file: attachments.file })
  return gone && removeFile(transaction, gone.file)
}

/** Gives a copy of a lesson the files of the lesson. The bytes are stored once. */
export async function copyAttachments(
  transaction: Database,
  from: { learnerId: string; planId: string },
  to: { learnerId: string; planId: string },
): Promise<void> {
  const rows = await transaction
    .select({ row: attachments, hash: files.hash, type: files.type, bytes: files.bytes })
    .from(attachments)
    .innerJoin(files, eq(files.id, attachments.file))
    .where(ofLesson(from.learnerId, from.planId))
  for (const { row, ...content } of rows) {
    const owner = { learnerId: to.learnerId }
    const file = await addFile(transaction, { owner, purpose: 'lesson-file', content, addedAt: row.createdAt })
    await insertAttachment(transaction, { ...row, ...to, file })
  }
}

/** Gives a lesson files that are stored already. The bytes are stored once. */
export async function attachStored(
  transaction: Database,
  to: { learnerId: string; planId: string },
  stored: readonly Attachment[],
  addedAt: Date,
): Promise<void> {
  for (const { id, name, kind, hash, type, bytes } of stored) {
    const owner = { learnerId: to.learnerId }
    const file = await addFile(transaction, { owner, purpose: 'lesson-file', content: { hash, type, bytes }, addedAt })
    await insertAttachment(transaction, { ...to, id, name, kind, file, createdAt: addedAt })
  }
}

/** Most uploads or files that one sweep removes at a time. */
const PAGE = 100

/** Finds uploads that nobody has gone on with since a time. */
export const listLeft = (database: Database, before: Date): Promise<Upload[]> =>
  database.select().from(uploads).where(lte(uploads.changedAt, before)).limit(PAGE)

/** Finds files whose lesson nobody saved, or whose lesson is deleted for good. */
export const listOrphans = (database: Database, before: Date) =>
  database
    .select({ learnerId: attachments.learnerId, planId: attachments.planId, id: attachments.id })
    .from(attachments)
    .where(
      and(
        lte(attachments.createdAt, before),
        notExists(
          database
            .select({ one: sql`1` })
            .from(lessonPlans)
            .where(and(eq(lessonPlans.id, attachments.planId), eq(lessonPlans.learnerId, attachments.learnerId))),
        ),
      ),
    )
    .limit(PAGE)
