import type { CallOf } from '#contract/call-of.ts'
import { FILE_TYPES } from '#core/files/file-types.ts'
import { kindOf } from '#core/uploads/upload-rules.ts'
import { requireFileOwner } from '#server/features/lesson-plans/index.ts'
import { makeStorable, type Storable } from '#server/features/uploads/make-storable.ts'
import { noSuchUpload } from '#server/features/uploads/policy.ts'
import {
  changeUpload,
  findAttachment,
  findUpload,
  insertAttachment,
  listParts,
  measureFiles,
  removeParts,
  removeUpload,
  type Attachment,
  type Upload,
} from '#server/features/uploads/queries.ts'
import type { UploadsParts } from '#server/features/uploads/uploads-parts.ts'
import { asSystem } from '#server/platform/database/actor.ts'
import { lockName } from '#server/platform/database/lock-name.ts'
import type { StoredContent } from '#server/platform/files/file-queries.ts'
import { addFile } from '#server/platform/files/file-queries.ts'
import { CallRefusal } from '#server/platform/http/call-refusal.ts'
import { refuseOverQuota } from '#server/platform/http/refuse-over-quota.ts'
import type { SessionAccount } from '#server/platform/identity/create-identity.ts'
import { takeTurns } from '#server/platform/identity/take-turns.ts'

type Output = CallOf<'finishUpload'>['output']

/** Files that wait for their turn. One at a time is whole in memory. */
const LONGEST_LINE = 20
const turns = takeTurns(1, LONGEST_LINE)

/** Returns a file as pages see it. */
export const shownFile = ({ type, id, name, kind, bytes }: Attachment): NonNullable<Output['file']> => ({
  id,
  name,
  kind,
  bytes,
  ending: FILE_TYPES[type],
})

async function readWhole({ database, files }: UploadsParts, upload: Upload): Promise<Uint8Array> {
  const pieces: Uint8Array[] = []
  let at = 0
  for (const { start, bytes, hash } of await listParts(database, upload)) {
    if (start !== at) throw new Error('The parts of an upload leave a gap')
    for await (const piece of await files.read(hash)) pieces.push(piece as Uint8Array)
    at += bytes
  }
  if (at !== upload.bytes) throw new Error('The parts of an upload are not the whole')
  return Buffer.concat(pieces)
}

/** Deletes the bytes of a refused file, and keeps the reason for the next time that somebody asks. */
async function refuse(
  { database, files, clock }: UploadsParts,
  upload: Upload,
  refused: NonNullable<Output['refused']>,
): Promise<Output> {
  const hashes = await database.transaction(async (transaction) => {
    const gone = await removeParts(transaction, upload)
    await changeUpload(transaction, upload, { refused, changedAt: clock() })
    return gone
  })
  for (const hash of hashes) await files.removeUnused(hash)
  return { file: null, refused }
}

/** Adds the stored content to the lesson and forgets the upload. Runs as the system: the author may be another person. */
async function attach(
  { database, files, clock }: UploadsParts,
  upload: Upload,
  owner: string,
  content: StoredContent,
): Promise<Output> {
  const { id, planId, name } = upload
  const done = await asSystem(() =>
    database.transaction(async (transaction) => {
      await lockName(transaction, `lesson files ${owner}`)
      const found = await findUpload(transaction, upload.learnerId, id, { isLocked: true })
      const before = await findAttachment(transaction, owner, planId, id)
      if (before) return { file: shownFile(before), hashes: [], near: {} }
      if (!found) throw noSuchUpload()
      const addedAt = clock()
      const file = await addFile(transaction, { owner: { learnerId: owner }, purpose: 'lesson-file', content, addedAt })
      const kind = kindOf(content.type)
      await insertAttachment(transaction, { learnerId: owner, planId, id, name, kind, file, createdAt: addedAt })
      const used = await measureFiles(transaction, owner, planId)
      const near = refuseOverQuota({
        'lesson-files': used.files,
        'lesson-file-bytes': used.bytes,
        'files-of-lesson': used.ofLesson,
      })
      const hashes = await removeUpload(transaction, found)
      return { file: shownFile({ id, name, kind, ...content }), hashes, near }
    }),
  )
  for (const hash of done.hashes) await files.removeUnused(hash)
  return { file: done.file, refused: null, ...done.near }
}

/**
 * Finishes a whole upload: checks its content, stores what is kept of it, and adds it to its lesson. Asked twice, it
 * answers the same.
 */
export async function finishUpload(
  parts: UploadsParts,
  account: SessionAccount,
  { planId, id }: CallOf<'finishUpload'>['input'],
): Promise<Output> {
  const { database, files, limits } = parts
  const owner = await requireFileOwner(database, parts, account, planId)
  const before = await asSystem(() => findAttachment(database, owner, planId, id))
  if (before) return { file: shownFile(before), refused: null }
  const upload = await findUpload(database, account.id, id)
  if (!upload || upload.planId !== planId) throw noSuchUpload()
  if (upload.refused !== null) return { file: null, refused: upload.refused }
  if (upload.arrived !== upload.bytes) throw new CallRefusal('changed-since', 'The upload is not whole yet')
  const made = await turns(async (): Promise<Storable> => makeStorable(await readWhole(parts, upload), limits.kinds))
  if ('refused' in made) return refuse(parts, upload, made.refused)
  return attach(parts, upload, owner, await files.put('lesson-file', [made.bytes], made.type))
}
