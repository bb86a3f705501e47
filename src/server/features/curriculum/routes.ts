import type { FastifyInstance } from 'fastify'
import { curriculumCalls as calls } from '#contract/curriculum.ts'
import { curriculumSchemas as schemas } from '#contract/curriculum-schemas.ts'
import type { CurriculumParts } from '#server/features/curriculum/curriculum-parts.ts'
import { getModuleProgress } from '#server/features/curriculum/get-module-progress.ts'
import { serveCall } from '#server/platform/http/serve-call.ts'

/** Serves the progress in the modules of the curriculum. */
export function registerCurriculum(app: FastifyInstance, parts: CurriculumParts): void {
  serveCall(app, calls.getModuleProgress, schemas.getModuleProgress, ({ input, ...visit }) =>
    getModuleProgress(parts, input, visit),
  )
}
