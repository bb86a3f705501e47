import { randomUUID } from 'node:crypto'
import { and, asc, eq, gt, isNull, lte, notExists, or, sql } from 'drizzle-orm'
import type { FilePurpose } from '#core/files/file-purposes.ts'
import type { FileType } from '#core/files/file-types.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import { fileContents, files } from './tables.ts'

/** A content of the store, checked by size and type. */
export type StoredContent = { hash: string; bytes: number; type: FileType }

/** Owner of a file. */
export type FileOwner = { learnerId: string } | { spaceId: string }

/** Announces a content, so that no sweep removes it before this time. Waits for a sweep that removes it just now. */
export async function announceContent(database: Database, hash: string, arrivingUntil: Date): Promise<void> {
  await database
    .insert(fileContents)
    .values({ hash, arrivingUntil })
    .onConflictDoUpdate({
      target: fileContents.hash,
      set: { arrivingUntil: sql`greatest(${fileContents.arrivingUntil}, excluded.arriving_until)` },
    })
}

/**
 * Adds a file: the reference that keeps a content. Call it in the transaction that writes the row which the file
 * belongs to. It fails if the content was put too long ago and has been swept.
 */
export async function addFile(
  transaction: Database,
  file: { owner: FileOwner; purpose: FilePurpose; content: StoredContent; addedAt: Date },
): Promise<string> {
  const id = randomUUID()
  const { owner, content, ...rest } = file
  await transaction.insert(files).values({ id, ...owner, ...content, ...rest })
  await transaction.update(fileContents).set({ arrivingUntil: null }).where(eq(fileContents.hash, content.hash))
  return id
}

/** Removes a file, and returns the hash of its content, which a sweep removes unless other files refer to it. */
export async function removeFile(transaction: Database, id: string): Promise<string | undefined> {
  const [gone] = await transaction.delete(files).where(eq(files.id, id)).returning({ hash: files.hash })
  return gone?.hash
}

/** Condition for a content that nobody puts and no file refers to. */
const isUnused = (database: Database, now: Date) =>
  and(
    or(isNull(fileContents.arrivingUntil), lte(fileContents.arrivingUntil, now)),
    notExists(
      database
        .select({ one: sql`1` })
        .from(files)
        .where(eq(files.hash, fileContents.hash)),
    ),
  )

/** Lists unused contents after a hash, in the order of their hashes. */
export async function listUnused(database: Database, now: Date, after: string, limit: number): Promise<string[]> {
  const found = await database
    .select({ hash: fileContents.hash })
    .from(fileContents)
    .where(and(gt(fileContents.hash, after), isUnused(database, now)))
    .orderBy(asc(fileContents.hash))
    .limit(limit)
  return found.map(({ hash }) => hash)
}

/** Forgets a content if it is unused; true if it was. The row stays locked until the transaction ends. */
export async function forgetUnused(transaction: Database, now: Date, hash: string): Promise<boolean> {
  const gone = await transaction
    .delete(fileContents)
    .where(and(eq(fileContents.hash, hash), isUnused(transaction, now)))
    .returning({ hash: fileContents.hash })
  return gone.length > 0
}
