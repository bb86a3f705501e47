import { randomUUID } from 'node:crypto'
import { UPLOAD_LIMITS } from '#core/uploads/upload-rules.ts'
import { requireFileOwner } from '#server/features/lesson-plans/index.ts'
import { insertUpload, measureFiles, measureUploads, type Upload } from '#server/features/uploads/queries.ts'
import type { UploadsParts } from '#server/features/uploads/uploads-parts.ts'
import { asSystem } from '#server/platform/database/actor.ts'
import { lockName } from '#server/platform/database/lock-name.ts'
import { CallRefusal } from '#server/platform/http/call-refusal.ts'
import { refuseOverQuota } from '#server/platform/http/refuse-over-quota.ts'
import type { SessionAccount } from '#server/platform/identity/create-identity.ts'

/** Begins an upload for a lesson, which may not be saved yet. Room for the whole file is counted at once. */
export async function beginUpload(
  { database, clock, limits }: UploadsParts,
  account: SessionAccount,
  { planId, name, bytes }: { planId: string; name: string; bytes: number },
): Promise<Upload> {
  if (bytes > limits.bytes) throw new CallRefusal('too-large', 'The file is larger than this server takes')
  const owner = await requireFileOwner(database, { clock }, account, planId)
  return database.transaction(async (transaction) => {
    await lockName(transaction, `uploads ${account.id}`)
    const upload: Upload = {
      learnerId: account.id,
      id: randomUUID(),
      planId,
      name,
      bytes,
      arrived: 0,
      refused: null,
      changedAt: clock(),
    }
    await insertUpload(transaction, upload)
    const onTheirWay = await measureUploads(transaction, account.id)
    const kept = await asSystem(() => measureFiles(transaction, owner, planId))
    refuseOverQuota(
      {
        uploads: onTheirWay.uploads,
        'lesson-files': kept.files + 1,
        'lesson-file-bytes': kept.bytes + onTheirWay.bytes,
        'files-of-lesson': kept.ofLesson + 1,
      },
      UPLOAD_LIMITS.waits / 1000,
    )
    return upload
  })
}
