import { keptUntil } from '#core/privacy/retention.ts'
import { listLeft, listOrphans, removeAttachment, removeUpload } from '#server/features/uploads/queries.ts'
import type { Database } from '#server/platform/database/open-database.ts'

/**
 * Sweeps of uploads: those that nobody goes on with, and files without a lesson. The store's own sweep removes the
 * bytes that nothing refers to any more.
 */
export const uploadSweeps = (database: Database) => ({
  upload: async (now: Date): Promise<void> => {
    const before = keptUntil('upload', now)
    await database.transaction(async (transaction) => {
      for (const upload of await listLeft(transaction, before)) await removeUpload(transaction, upload)
      for (const { learnerId, planId, id } of await listOrphans(transaction, before))
        await removeAttachment(transaction, learnerId, planId, id)
    })
  },
})
