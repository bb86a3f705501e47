import type { FileType } from '#core/files/file-types.ts'
import type { SoundRow } from '#server/features/recordings/sound-queries.ts'
import { ContentMissing } from '#server/platform/files/content-store.ts'
import type { Files } from '#server/platform/files/create-files.ts'
import type { SentFile } from '#server/platform/files/send-file.ts'

/** A recording's sound, wherever it is. */
export type KeptSound = Pick<SentFile, 'type' | 'bytes' | 'hash' | 'open'>

/** Opens the sound of a recording from the store of files, or from its row if it hasn't moved yet. */
export function openSound(files: Files, { file, sound, hash, type, bytes }: SoundRow): KeptSound | undefined {
  if (hash !== null && type !== null && bytes !== null)
    return { type, bytes, hash, open: (range) => files.read(hash, range) }
  if (sound === null) return undefined
  const unmoved: FileType = 'audio/wav'
  return {
    type: unmoved,
    bytes: sound.length,
    hash: file,
    open: async (range) => Buffer.from(range ? sound.subarray(range.first, range.last + 1) : sound),
  }
}

/** Reads the whole sound in base64; null if its bytes are missing, as after an older store was restored. */
export const readSoundIfThere = (sound: KeptSound): Promise<string | null> =>
  readSound(sound).catch((fault: unknown) => {
    if (fault instanceof ContentMissing) return null
    throw fault
  })

/** Reads the whole sound in base64. */
export async function readSound({ open }: KeptSound): Promise<string> {
  const opened = await open()
  return Buffer.from(opened instanceof Uint8Array ? opened : Buffer.concat(await opened.toArray())).toString('base64')
}
