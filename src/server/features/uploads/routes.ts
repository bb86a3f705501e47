import type { FastifyInstance } from 'fastify'
import { uploadsCalls as calls } from '#contract/uploads.ts'
import { uploadsSchemas as schemas } from '#contract/uploads-schemas.ts'
import { requireMaker } from '#server/features/lesson-plans/index.ts'
import { finishUpload } from '#server/features/uploads/finish-upload.ts'
import { listLessonFiles, removeLessonFile, sendLessonFile } from '#server/features/uploads/lesson-files.ts'
import { serveTus } from '#server/features/uploads/serve-tus.ts'
import type { UploadsParts } from '#server/features/uploads/uploads-parts.ts'
import { serveCall } from '#server/platform/http/serve-call.ts'

/** Serves the files of lessons: how they come in, and how they are read. */
export function registerUploads(app: FastifyInstance, parts: UploadsParts): void {
  // A scope of its own: only here a body is anything but JSON.
  void app.register((scope) => serveTus(scope, parts))
  serveCall(app, calls.getUploadRules, schemas.getUploadRules, async (visit) => {
    await requireMaker(parts, visit)
    return { bytes: parts.limits.bytes, kinds: [...parts.limits.kinds] }
  })
  serveCall(app, calls.finishUpload, schemas.finishUpload, async ({ input, ...visit }) =>
    finishUpload(parts, await requireMaker(parts, visit), input),
  )
  serveCall(app, calls.listLessonFiles, schemas.listLessonFiles, async ({ input, ...visit }) =>
    listLessonFiles(parts, await requireMaker(parts, visit), input.id),
  )
  serveCall(app, calls.removeLessonFile, schemas.removeLessonFile, async ({ input, ...visit }) =>
    removeLessonFile(parts, await requireMaker(parts, visit), input),
  )
  app.get<{ Params: { plan: string; name: string }; Querystring: { version?: unknown } }>(
    '/api/lesson-files/:plan/:name',
    { schema: { hide: true } },
    (request, reply) =>
      sendLessonFile(
        parts,
        { request, reply },
        { planId: request.params.plan, fileId: request.params.name, version: request.query.version },
      ),
  )
}
