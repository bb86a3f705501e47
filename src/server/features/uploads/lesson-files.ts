import type { FastifyReply } from 'fastify'
import type { CallOf } from '#contract/call-of.ts'
import { isFileShown, requireFileOwner, requireFileReader } from '#server/features/lesson-plans/index.ts'
import { shownFile } from '#server/features/uploads/finish-upload.ts'
import { isId } from '#server/features/uploads/policy.ts'
import { findAttachment, listAttachments, removeAttachment } from '#server/features/uploads/queries.ts'
import type { UploadsParts } from '#server/features/uploads/uploads-parts.ts'
import { asSystem } from '#server/platform/database/actor.ts'
import { sendFile } from '#server/platform/files/send-file.ts'
import { CallRefusal } from '#server/platform/http/call-refusal.ts'
import type { SessionAccount } from '#server/platform/identity/create-identity.ts'
import type { Visit } from '#server/platform/identity/require-account.ts'

const noSuchFile = (): CallRefusal => new CallRefusal('not-found', 'The account has no such file')

/** Lists the files of a lesson for those who may edit it. */
export async function listLessonFiles(
  parts: UploadsParts,
  account: SessionAccount,
  planId: string,
): Promise<CallOf<'listLessonFiles'>['output']> {
  const owner = await requireFileOwner(parts.database, parts, account, planId)
  const found = await asSystem(() => listAttachments(parts.database, owner, planId))
  return { files: found.map(shownFile) }
}

/** Removes a file from a lesson. A file that the draft or a published version shows stays. */
export async function removeLessonFile(
  parts: UploadsParts,
  account: SessionAccount,
  { planId, fileId }: CallOf<'removeLessonFile'>['input'],
): Promise<CallOf<'removeLessonFile'>['output']> {
  const { database, files } = parts
  const owner = await requireFileOwner(database, parts, account, planId)
  const hash = await asSystem(() =>
    database.transaction(async (transaction) => {
      if (await isFileShown(transaction, planId, fileId))
        throw new CallRefusal('not-allowed', 'The lesson shows this file')
      return removeAttachment(transaction, owner, planId, fileId)
    }),
  )
  if (hash !== undefined) await files.removeUnused(hash)
  return {}
}

const VERSION = /^[1-9]\d{0,5}$/

/** Sends a file of a lesson to whoever may see it now. It is always saved or embedded, never shown as a page. */
export async function sendLessonFile(
  parts: UploadsParts,
  visit: Visit & { reply: FastifyReply },
  { planId, fileId, version }: { planId: string; fileId: string; version: unknown },
): Promise<FastifyReply> {
  const { database, files } = parts
  if (!isId(planId) || !isId(fileId)) throw noSuchFile()
  const asked = typeof version === 'string' && VERSION.test(version) ? Number(version) : undefined
  const owner = await requireFileReader(parts, visit, { planId, fileId, version: asked })
  const found = await asSystem(() => findAttachment(database, owner, planId, fileId))
  if (!found) throw noSuchFile()
  const { type, bytes, hash, name } = found
  return sendFile(visit.request, visit.reply, {
    type,
    bytes,
    hash,
    name,
    isSaved: true,
    keeping: 'private',
    open: (range) => files.read(hash, range),
  })
}
