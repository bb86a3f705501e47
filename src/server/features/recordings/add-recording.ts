import { createHash, randomUUID } from 'node:crypto'
import type { z } from 'zod'
import type { recordingsSchemas } from '#contract/recordings-schemas.ts'
import { clipName } from '#core/pronunciation/clip-name.ts'
import type { NearQuota } from '#core/people/quotas.ts'
import { findWaveFault } from '#core/sound/write-wave.ts'
import { keepRecording, measureOwn } from '#server/features/recordings/queries.ts'
import type { RecordingsParts } from '#server/features/recordings/recordings-parts.ts'
import { transcodeSound } from '#server/features/recordings/transcode/transcode-sound.ts'
import { addFile } from '#server/platform/files/file-queries.ts'
import { requireFeature } from '#server/features/feature-settings/index.ts'
import { lockName } from '#server/platform/database/lock-name.ts'
import { CallRefusal } from '#server/platform/http/call-refusal.ts'
import { refuseOverQuota } from '#server/platform/http/refuse-over-quota.ts'

const DAY = 24 * 60 * 60

type Input = z.output<(typeof recordingsSchemas)['addRecording']['input']>

/**
 * Keeps what a speaker recorded of a text that is taught, for review. The bytes must be header and samples of the one
 * format. The sound is stored as MP3; if that fails, nothing is kept, and the speaker's page sends it again.
 */
export async function addRecording(
  { database, clock, files, findTexts }: RecordingsParts,
  learnerId: string,
  { language, text, sound, consentVersion }: Input,
): Promise<{ id: string; near?: NearQuota }> {
  await requireFeature(database, 'recordings')
  const name = clipName(text)
  if (!findTexts(language).has(name)) throw new CallRefusal('not-found', 'We teach no text of this name')
  const bytes = Buffer.from(sound, 'base64')
  const fault = findWaveFault(bytes)
  if (fault !== null) throw new CallRefusal('unsupported-media-type', `The recording is ${fault}`)
  const file = createHash('sha256').update(bytes).digest('hex')
  const content = await files.put('recording', [await transcodeSound(bytes)])
  return database.transaction(async (transaction) => {
    await lockName(transaction, `recordings ${learnerId}`)
    const owner = { learnerId }
    const fileId = await addFile(transaction, { owner, purpose: 'recording', content, addedAt: clock() })
    const id = await keepRecording(transaction, {
      learnerId,
      id: randomUUID(),
      language,
      clipName: name,
      text,
      fileId,
      file,
      state: 'waiting',
      consentVersion,
      recordedAt: clock(),
    })
    if (id === undefined) throw new CallRefusal('unsupported-media-type', 'This recording has been sent before')
    return { id, ...refuseOverQuota(await measureOwn(transaction, learnerId), DAY) }
  })
}
