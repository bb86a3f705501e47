import { createHash, randomUUID } from 'node:crypto'
import { open, rm, statfs } from 'node:fs/promises'
import path from 'node:path'
import { FILE_TYPE_BYTES, findFileType, type FileType } from '#core/files/file-types.ts'
import { FILE_RULES, type FilePurpose } from '#core/files/file-purposes.ts'
import { StorageFull } from '#server/platform/database/storage-full.ts'
import { CallRefusal } from '#server/platform/http/call-refusal.ts'

/** Bytes as they come in. */
export type ByteSource = AsyncIterable<Uint8Array> | Iterable<Uint8Array>

/** A content that lies whole in a file of its own and has been checked. */
export type ReceivedContent = { path: string; hash: string; bytes: number; type: FileType }

async function refuseFullDisk(folder: string, needed: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder)
  if (bavail * bsize < needed) throw new StorageFull('There is no room for this file')
}

function requireType(start: Uint8Array, purpose: FilePurpose): FileType {
  const type = findFileType(start)
  if (type === undefined || !FILE_RULES[purpose].types.includes(type))
    throw new CallRefusal('unsupported-media-type', 'The content of the file is of a type that is not taken')
  return type
}

/** Writes the bytes to an open file, and checks size and type on the way. */
async function writeChecked(
  write: (bytes: Uint8Array) => Promise<unknown>,
  purpose: FilePurpose,
  source: ByteSource,
  known?: FileType,
): Promise<{ hash: string; bytes: number; type: FileType }> {
  const hash = createHash('sha256')
  let start: Uint8Array = new Uint8Array()
  let type = known !== undefined && FILE_RULES[purpose].types.includes(known) ? known : undefined
  let bytes = 0
  for await (const piece of source) {
    bytes += piece.byteLength
    if (bytes > FILE_RULES[purpose].most)
      throw new CallRefusal('too-large', 'The file is larger than this server takes')
    if (type === undefined) {
      start = Buffer.concat([start, piece.subarray(0, FILE_TYPE_BYTES)])
      if (start.byteLength >= FILE_TYPE_BYTES) type = requireType(start, purpose)
    }
    hash.update(piece)
    await write(piece)
  }
  return { hash: hash.digest('hex'), bytes, type: type ?? requireType(start, purpose) }
}

/**
 * Receives a stream into a file of its own in a folder. Size and type are checked as the bytes come in, and the file is
 * on the disk when this resolves. Nothing is left behind if it fails.
 * @param keepFree bytes of the disk that stay free @param known type that the caller has found by the whole content
 */
export async function receiveContent(
  folder: string,
  purpose: FilePurpose,
  source: ByteSource,
  keepFree: number,
  known?: FileType,
): Promise<ReceivedContent> {
  await refuseFullDisk(folder, keepFree + FILE_RULES[purpose].most)
  const place = path.join(folder, randomUUID())
  const handle = await open(place, 'wx', 0o600)
  try {
    const checked = await writeChecked((bytes) => handle.writeFile(bytes), purpose, source, known)
    await handle.sync()
    await handle.close()
    return { path: place, ...checked }
  } catch (fault) {
    await handle.close()
    await rm(place, { force: true })
    throw fault
  }
}
