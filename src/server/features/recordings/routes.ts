import type { FastifyInstance } from 'fastify'
import { recordingsCalls as calls, WAITING_SHOWN } from '#contract/recordings.ts'
import { recordingsSchemas as schemas } from '#contract/recordings-schemas.ts'
import { addRecording } from '#server/features/recordings/add-recording.ts'
import { openSound, readSound } from '#server/features/recordings/open-sound.ts'
import { requireSpeaker } from '#server/features/recordings/policy.ts'
import {
  countWaiting,
  decide,
  deleteOwn,
  listApproved,
  listOwn,
  listWaiting,
} from '#server/features/recordings/queries.ts'
import type { RecordingsParts } from '#server/features/recordings/recordings-parts.ts'
import { findApprovedSound, findWaitingSound } from '#server/features/recordings/sound-queries.ts'
import { requireStaff } from '#server/features/staff/index.ts'
import { asSystem } from '#server/platform/database/actor.ts'
import type { Files } from '#server/platform/files/create-files.ts'
import { sendFile } from '#server/platform/files/send-file.ts'
import { CallRefusal } from '#server/platform/http/call-refusal.ts'
import { serveCall } from '#server/platform/http/serve-call.ts'

const withMoment = <Row extends { recordedAt: Date }>({
  recordedAt,
  ...row
}: Row): Omit<Row, 'recordedAt'> & { recordedAt: string } => ({ ...row, recordedAt: recordedAt.toISOString() })

/** Ends a change that may have removed a sound: its bytes go at once, if nothing else refers to them. */
async function removeSound(
  files: Files,
  changed: { hash: string | undefined } | undefined,
): Promise<Record<string, never>> {
  if (!changed) throw new CallRefusal('not-found', 'There is no such recording')
  if (changed.hash !== undefined) await files.removeUnused(changed.hash)
  return {}
}

function registerSpeaking(app: FastifyInstance, parts: RecordingsParts): void {
  const { database, files } = parts
  serveCall(app, calls.addRecording, schemas.addRecording, async ({ input, ...visit }) =>
    addRecording(parts, await requireSpeaker(parts, visit), input),
  )
  serveCall(app, calls.listOwnRecordings, schemas.listOwnRecordings, async (visit) => ({
    recordings: (await listOwn(database, await requireSpeaker(parts, visit))).map(withMoment),
  }))
  serveCall(app, calls.deleteRecording, schemas.deleteRecording, async ({ input, ...visit }) =>
    removeSound(files, await deleteOwn(database, await requireSpeaker(parts, visit), input.id)),
  )
}

function registerReviewing(app: FastifyInstance, parts: RecordingsParts): void {
  const { database, clock, files } = parts
  serveCall(app, calls.listWaitingRecordings, schemas.listWaitingRecordings, async (visit) => {
    await requireStaff(parts, visit)
    return asSystem(async () => ({
      recordings: (await listWaiting(database, WAITING_SHOWN)).map(withMoment),
      waiting: await countWaiting(database),
    }))
  })
  serveCall(app, calls.readRecording, schemas.readRecording, async ({ input, ...visit }) => {
    await requireStaff(parts, visit)
    const found = await asSystem(() => findWaitingSound(database, input.id))
    const sound = found && openSound(files, found)
    if (!sound) throw new CallRefusal('not-found', 'There is no such recording')
    return { sound: await readSound(sound) }
  })
  serveCall(app, calls.decideRecording, schemas.decideRecording, async ({ input, ...visit }) => {
    const reviewer = await requireStaff(parts, visit)
    return removeSound(files, await asSystem(() => decide(database, input.id, input.decision, reviewer.id, clock())))
  })
}

/** Serves recordings of words: what is approved to everybody, the rest to its speaker and to reviewers. */
export function registerRecordings(app: FastifyInstance, parts: RecordingsParts): void {
  registerSpeaking(app, parts)
  registerReviewing(app, parts)
  serveCall(app, calls.listApprovedRecordings, schemas.listApprovedRecordings, async ({ input }) => ({
    recordings: await asSystem(() => listApproved(parts.database, input.language)),
  }))
  app.get<{ Params: { name: string } }>(
    '/audio/recordings/:name',
    { schema: { hide: true } },
    async (request, reply) => {
      // Pages of an older version ask for .wav; what is sent says its type itself.
      const file = /^([0-9a-f]{64})\.(?:mp3|wav)$/.exec(request.params.name)?.[1]
      const found = file === undefined ? undefined : await asSystem(() => findApprovedSound(parts.database, file))
      const sound = found && openSound(parts.files, found)
      if (!sound)
        return reply
          .code(404)
          .header('cache-control', 'no-cache')
          .type('text/plain; charset=utf-8')
          .send('No recording')
      // A day, and not for good: a speaker may take a recording back.
      return sendFile(request, reply, { ...sound, name: found.file, keeping: { publicFor: 24 * 60 * 60 } })
    },
  )
}
