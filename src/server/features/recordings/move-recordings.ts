import { createHash } from 'node:crypto'
import { findWaveFault } from '#core/sound/write-wave.ts'
import { findUnmoved, replaceSound, type UnmovedRecording } from '#server/features/recordings/sound-queries.ts'
import { transcodeSound } from '#server/features/recordings/transcode/transcode-sound.ts'
import { asSystem } from '#server/platform/database/actor.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import type { Files } from '#server/platform/files/create-files.ts'
import { addFile, removeFile, type StoredContent } from '#server/platform/files/file-queries.ts'
import type { Log } from '#server/platform/log/create-log.ts'

type Parts = { database: Database; files: Files; clock: () => Date; log: Pick<Log, 'warn'> }

/** Milliseconds after which a run ends; the next one goes on. Other chores wait for it. */
const LONGEST_RUN = 30 * 1000

/** True if the store gives back the very bytes that were put. */
async function isStored(files: Files, { hash }: StoredContent): Promise<boolean> {
  const read = createHash('sha256')
  for await (const piece of await files.read(hash)) read.update(piece as Uint8Array)
  return read.digest('hex') === hash
}

/** Transcodes and stores one sound. Its row keeps the original until the store has given the new one back. */
async function moveOne(
  { database, files, clock }: Omit<Parts, 'log'>,
  { learnerId, id, sound }: UnmovedRecording,
): Promise<void> {
  const content = await files.put('recording', [await transcodeSound(sound)])
  if (!(await isStored(files, content))) throw new Error('The store returned other bytes than were put')
  await database.transaction(async (transaction) => {
    const owner = { learnerId }
    const fileId = await addFile(transaction, { owner, purpose: 'recording', content, addedAt: clock() })
    // Somebody rejected it meanwhile, or another server was faster.
    if (!(await replaceSound(transaction, id, fileId))) await removeFile(transaction, fileId)
  })
}

/**
 * Moves the sounds of recordings from the database to the store of files, one after another. A run that is killed
 * leaves each recording as it was or moved. A sound that is no recording stays where it is, and is counted in the log.
 */
export const moveRecordings = (parts: Parts): Promise<{ moved: number; left: number }> =>
  asSystem(async () => {
    const { database, clock, log } = parts
    const end = clock().getTime() + LONGEST_RUN
    let [moved, left] = [0, 0]
    let after: string | undefined
    while (clock().getTime() < end) {
      const next = await findUnmoved(database, after)
      if (!next) break
      after = next.id
      if (findWaveFault(next.sound) !== null) {
        left += 1
        continue
      }
      await moveOne(parts, next)
      moved += 1
    }
    if (left > 0) log.warn(`recordings: ${left} sounds in the database can't be read, and stay there`)
    return { moved, left }
  })
