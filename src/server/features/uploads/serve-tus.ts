import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { UPLOADS_PATH } from '#contract/uploads.ts'
import { shownFileName } from '#core/uploads/file-names.ts'
import { readCount, readMetadata, TUS_TYPE, TUS_VERSION } from '#core/uploads/tus-headers.ts'
import { UPLOAD_LIMITS } from '#core/uploads/upload-rules.ts'
import { requireMaker } from '#server/features/lesson-plans/index.ts'
import { beginUpload } from '#server/features/uploads/begin-upload.ts'
import { isId, requireUpload } from '#server/features/uploads/policy.ts'
import { removeUpload, type Upload } from '#server/features/uploads/queries.ts'
import { takePart } from '#server/features/uploads/take-part.ts'
import type { UploadsParts } from '#server/features/uploads/uploads-parts.ts'
import { CallRefusal } from '#server/platform/http/call-refusal.ts'

type ToOne = { Params: { id: string } }

const invalid = (field: string): CallRefusal =>
  new CallRefusal('invalid-input', 'A header of the upload is missing or wrong', { fields: { [field]: 'invalid' } })

const headerOf = ({ headers }: FastifyRequest, name: string): string | undefined => {
  const value = headers[name]
  return typeof value === 'string' ? value : undefined
}

/** Reads the number of bytes in a header. */
function requireCount(request: FastifyRequest, name: string): number {
  const count = readCount(headerOf(request, name))
  if (count === undefined) throw invalid(name)
  return count
}

/** Answers a request of another version of the protocol; true if it has been answered. */
async function refuseOtherVersion(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  void reply.headers({ 'tus-resumable': TUS_VERSION, 'cache-control': 'no-store' })
  if (request.method !== 'OPTIONS' && headerOf(request, 'tus-resumable') !== TUS_VERSION)
    await reply.code(412).header('tus-version', TUS_VERSION).send()
}

const EMPTY_NAME = 'file'

/** Reads the lesson and the name of a new upload. */
function readNewUpload(request: FastifyRequest): { planId: string; name: string; bytes: number } {
  if (headerOf(request, 'upload-defer-length') !== undefined || headerOf(request, 'upload-concat') !== undefined)
    throw invalid('upload-length')
  if (Number(headerOf(request, 'content-length') ?? 0) > 0) throw invalid('content-length')
  const bytes = requireCount(request, 'upload-length')
  const metadata = readMetadata(headerOf(request, 'upload-metadata'))
  const read = (key: string): string => Buffer.from(metadata?.get(key) ?? '', 'base64').toString('utf8')
  const planId = read('lesson').toLowerCase()
  if (!metadata || !isId(planId) || planId[14] !== '7') throw invalid('upload-metadata')
  return { planId, name: shownFileName(read('filename')) || EMPTY_NAME, bytes }
}

const expiryOf = ({ changedAt }: Pick<Upload, 'changedAt'>): string =>
  new Date(changedAt.getTime() + UPLOAD_LIMITS.waits).toUTCString()

/**
 * Serves resumable uploads by the protocol tus 1.0.0 with creation, expiration and termination. A part that is cut off
 * counts as far as it came.
 */
export async function serveTus(app: FastifyInstance, parts: UploadsParts): Promise<void> {
  const { database, files, clock, limits } = parts
  app.removeAllContentTypeParsers()
  // The bytes stay in the request until its sender is known.
  app.addContentTypeParser(TUS_TYPE, (_request, _payload, done) => done(null))
  app.addHook('preHandler', refuseOtherVersion)
  const schema = { hide: true }

  app.options(UPLOADS_PATH, { schema }, async (_request, reply) =>
    reply
      .code(204)
      .headers({
        'tus-version': TUS_VERSION,
        'tus-extension': 'creation,expiration,termination',
        'tus-max-size': limits.bytes,
      })
      .send(),
  )
  app.post(UPLOADS_PATH, { schema }, async (request, reply) => {
    const account = await requireMaker(parts, { request, reply })
    const upload = await beginUpload(parts, account, readNewUpload(request))
    return reply
      .code(201)
      .headers({ location: `${UPLOADS_PATH}/${upload.id}`, 'upload-expires': expiryOf(upload) })
      .send()
  })
  app.head<ToOne>(`${UPLOADS_PATH}/:id`, { schema }, async (request, reply) => {
    const { upload } = await requireUpload(parts, { request, reply }, request.params.id)
    return reply
      .headers({
        'upload-offset': upload.arrived,
        'upload-length': upload.bytes,
        'upload-expires': expiryOf(upload),
      })
      .send()
  })
  app.patch<ToOne>(`${UPLOADS_PATH}/:id`, { schema }, async (request, reply) => {
    const { upload } = await requireUpload(parts, { request, reply }, request.params.id)
    if (headerOf(request, 'content-type') !== TUS_TYPE || headerOf(request, 'content-encoding') !== undefined)
      throw new CallRefusal('unsupported-media-type', `Parts of an upload are sent as ${TUS_TYPE}`)
    const offset = requireCount(request, 'upload-offset')
    const arrived = await takePart(parts, upload, offset, request.raw)
    return reply
      .code(204)
      .headers({ 'upload-offset': arrived, 'upload-expires': expiryOf({ changedAt: clock() }) })
      .send()
  })
  app.delete<ToOne>(`${UPLOADS_PATH}/:id`, { schema }, async (request, reply) => {
    const { upload } = await requireUpload(parts, { request, reply }, request.params.id)
    const hashes = await database.transaction((transaction) => removeUpload(transaction, upload))
    for (const hash of hashes) await files.removeUnused(hash)
    return reply.code(204).send()
  })
}
