import { and, asc, eq, gt, or } from 'drizzle-orm'
import { attachments, attachmentsColumnClasses } from '#server/features/uploads/tables.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import type { PersonalData } from '#server/platform/database/personal-data.ts'
import { pickExported, type ExportedRows } from '#server/platform/database/pick-exported.ts'
import { ContentMissing } from '#server/platform/files/content-store.ts'
import type { Files } from '#server/platform/files/create-files.ts'
import { files } from '#server/platform/files/tables.ts'

/** Reads a whole content in base64; null if its bytes are missing, as after an older store was restored. */
export async function readInBase64(store: Files, hash: string): Promise<string | null> {
  try {
    return Buffer.concat(await (await store.read(hash)).toArray()).toString('base64')
  } catch (fault) {
    if (fault instanceof ContentMissing) return null
    throw fault
  }
}

/** Reads one file at a time: each can have many megabytes. */
async function* pagesOfFiles(database: Database, store: Files, learnerId: string): AsyncGenerator<ExportedRows> {
  let last: { planId: string; id: string } | undefined
  for (;;) {
    const [found] = await database
      .select({ row: attachments, hash: files.hash })
      .from(attachments)
      .innerJoin(files, eq(files.id, attachments.file))
      .where(
        and(
          eq(attachments.learnerId, learnerId),
          last &&
            or(
              gt(attachments.planId, last.planId),
              and(eq(attachments.planId, last.planId), gt(attachments.id, last.id)),
            ),
        ),
      )
      .orderBy(asc(attachments.planId), asc(attachments.id))
      .limit(1)
    if (!found) return
    last = found.row
    yield pickExported(attachmentsColumnClasses, [{ ...found.row, file: await readInBase64(store, found.hash) }])
  }
}

/** Files of lessons. The copy of a person's data has their bytes in base64. */
export const uploadsData = (store: Files) =>
  ({
    collectLong: (database, learnerId) => ({ attachments: pagesOfFiles(database, store, learnerId) }),
  }) satisfies PersonalData
