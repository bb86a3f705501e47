import type { Readable } from 'node:stream'
import { UPLOAD_LIMITS } from '#core/uploads/upload-rules.ts'
import { noSuchUpload } from '#server/features/uploads/policy.ts'
import { changeUpload, countParts, findUpload, insertPart, type Upload } from '#server/features/uploads/queries.ts'
import type { UploadsParts } from '#server/features/uploads/uploads-parts.ts'
import { CallRefusal } from '#server/platform/http/call-refusal.ts'
import { addFile } from '#server/platform/files/file-queries.ts'

/** Yields the bytes of a request until its connection is cut: what has come by then counts. */
async function* untilCut(body: Readable, most: number): AsyncGenerator<Uint8Array> {
  let come = 0
  try {
    for await (const piece of body as AsyncIterable<Uint8Array>) {
      come += piece.byteLength
      if (come > most) break
      yield piece
    }
  } catch {
    // The connection was cut. The sender asks for the offset and goes on there.
    return
  }
  if (come > most) throw new CallRefusal('too-large', 'The request brings more bytes than it may')
}

const movedOn = (): CallRefusal => new CallRefusal('changed-since', 'The upload is at another offset')

/**
 * Takes one part of an upload. Its bytes are in the store of files before its row moves the offset. So an answered
 * offset survives a crash, and any server can go on. If two requests bring one offset, one counts.
 */
export async function takePart(
  { database, files, clock }: UploadsParts,
  upload: Upload,
  offset: number,
  body: Readable,
): Promise<number> {
  if (upload.arrived !== offset || upload.refused !== null) throw movedOn()
  const most = Math.min(UPLOAD_LIMITS.part, upload.bytes - offset)
  const content = await files.put('upload-part', untilCut(body, most), 'application/octet-stream')
  if (content.bytes === 0) return offset
  return database.transaction(async (transaction) => {
    const found = await findUpload(transaction, upload.learnerId, upload.id, { isLocked: true })
    if (!found) throw noSuchUpload()
    if (found.arrived !== offset || found.refused !== null) throw movedOn()
    if ((await countParts(transaction, upload)) >= UPLOAD_LIMITS.parts)
      throw new CallRefusal('too-large', 'The upload came in too many parts')
    const now = clock()
    const owner = { learnerId: upload.learnerId }
    const fileId = await addFile(transaction, { owner, purpose: 'upload-part', content, addedAt: now })
    const { learnerId, id: uploadId } = upload
    await insertPart(transaction, { learnerId, uploadId, start: offset, bytes: content.bytes, fileId })
    const arrived = offset + content.bytes
    await changeUpload(transaction, upload, { arrived, changedAt: now })
    return arrived
  })
}
