import type { FastifyInstance } from 'fastify'
import { recordingsCalls as calls, WAITING_SHOWN } from '#contract/recordings.ts'
import { recordingsSchemas as schemas } from '#contract/recordings-schemas.ts'
import { addRecording } from '#server/features/recordings/add-recording.ts'
import { requireSpeaker } from '#server/features/recordings/policy.ts'
import {
  countWaiting,
  decide,
  deleteOwn,
  findApprovedSound,
  findWaitingSound,
  listApproved,
  listOwn,
  listWaiting,
} from '#server/features/recordings/queries.ts'
import type { RecordingsParts } from '#server/features/recordings/recordings-parts.ts'
import { requireStaff } from '#server/features/staff/index.ts'
import { asSystem } from '#server/platform/database/actor.ts'
import { CallRefusal } from '#server/platform/http/call-refusal.ts'
import { serveCall } from '#server/platform/http/serve-call.ts'

const withMoment = <Row extends { recordedAt: Date }>({
  recordedAt,
  ...row
}: Row): Omit<Row, 'recordedAt'> & { recordedAt: string } => ({ ...row, recordedAt: recordedAt.toISOString() })

const refuseMissing = (found: boolean): Record<string, never> => {
  if (!found) throw new CallRefusal('not-found', 'There is no such recording')
  return {}
}

function registerSpeaking(app: FastifyInstance, parts: RecordingsParts): void {
  const { database } = parts
  serveCall(app, calls.addRecording, schemas.addRecording, async ({ input, ...visit }) =>
    addRecording(parts, await requireSpeaker(parts, visit), input),
  )
  serveCall(app, calls.listOwnRecordings, schemas.listOwnRecordings, async (visit) => ({
    recordings: (await listOwn(database, await requireSpeaker(parts, visit))).map(withMoment),
  }))
  serveCall(app, calls.deleteRecording, schemas.deleteRecording, async ({ input, ...visit }) =>
    refuseMissing(await deleteOwn(database, await requireSpeaker(parts, visit), input.id)),
  )
}

function registerReviewing(app: FastifyInstance, parts: RecordingsParts): void {
  const { database, clock } = parts
  serveCall(app, calls.listWaitingRecordings, schemas.listWaitingRecordings, async (visit) => {
    await requireStaff(parts, visit)
    return asSystem(async () => ({
      recordings: (await listWaiting(database, WAITING_SHOWN)).map(withMoment),
      waiting: await countWaiting(database),
    }))
  })
  serveCall(app, calls.readRecording, schemas.readRecording, async ({ input, ...visit }) => {
    await requireStaff(parts, visit)
    const sound = await asSystem(() => findWaitingSound(database, input.id))
    if (!sound) throw new CallRefusal('not-found', 'There is no such recording')
    return { sound: Buffer.from(sound).toString('base64') }
  })
  serveCall(app, calls.decideRecording, schemas.decideRecording, async ({ input, ...visit }) => {
    const reviewer = await requireStaff(parts, visit)
    return refuseMissing(await asSystem(() => decide(database, input.id, input.decision, reviewer.id, clock())))
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
      const file = /^([0-9a-f]{64})\.wav$/.exec(request.params.name)?.[1]
      const sound = file === undefined ? undefined : await asSystem(() => findApprovedSound(parts.database, file))
      if (!sound)
        return reply
          .code(404)
          .header('cache-control', 'no-cache')
          .type('text/plain; charset=utf-8')
          .send('No recording')
      // A day, and not for good: a speaker may take a recording back.
      return reply
        .headers({
          'cache-control': 'public, max-age=86400',
          'content-disposition': `inline; filename="${request.params.name}"`,
          'x-content-type-options': 'nosniff',
        })
        .type('audio/wav')
        .send(Buffer.from(sound))
    },
  )
}
