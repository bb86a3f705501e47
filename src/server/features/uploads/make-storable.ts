import { inspectFile } from '#core/uploads/inspect-file.ts'
import { kindOf, type RefusalReason, type UploadKind } from '#core/uploads/upload-rules.ts'
import type { FileType } from '#core/files/file-types.ts'
import { transcodeSound } from '#server/features/recordings/index.ts'
import { encodePicture } from '#server/features/uploads/pictures/encode-picture.ts'

/** Content as it is stored, or the reason for refusing it. */
export type Storable = { bytes: Uint8Array; type: FileType } | { refused: RefusalReason }

function readUtf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/**
 * Makes what is stored of a whole file. Pictures are decoded and encoded again, sounds become MP3 without texts, and
 * documents stay as they are. @param kinds kinds that the operator lets people upload
 */
export async function makeStorable(bytes: Uint8Array, kinds: readonly UploadKind[]): Promise<Storable> {
  const found = inspectFile(bytes, readUtf8)
  if (found.is === 'refused') return { refused: found.reason }
  const kind = found.is === 'picture' ? 'picture' : found.is === 'wave' ? 'sound' : kindOf(found.type)
  if (!kinds.includes(kind)) return { refused: 'not-taken' }
  if (found.is === 'kept') return { bytes: found.bytes, type: found.type }
  if (found.is === 'wave') return { bytes: await transcodeSound(found.bytes), type: 'audio/mpeg' }
  const encoded = await encodePicture(found.type, found.bytes)
  return encoded ? { bytes: encoded, type: 'image/webp' } : { refused: 'broken' }
}
