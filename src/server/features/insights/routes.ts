import type { FastifyInstance } from 'fastify'
import { insightsCalls as calls } from '#contract/insights.ts'
import { insightsSchemas as schemas } from '#contract/insights-schemas.ts'
import { listMistakes, type MistakeParts } from '#server/features/insights/list-mistakes.ts'
import { listStudentProgress } from '#server/features/insights/list-student-progress.ts'
import { requireTeaching, type TeachingParts } from '#server/features/insights/policy.ts'
import { serveCall } from '#server/platform/http/serve-call.ts'

/** Serves what the students of a class or a family learn, to those who teach them. */
export function registerInsights(app: FastifyInstance, parts: TeachingParts & MistakeParts): void {
  serveCall(app, calls.listStudentProgress, schemas.listStudentProgress, async ({ input, ...visit }) =>
    listStudentProgress(parts, await requireTeaching(parts, visit, input.spaceId, 'class.see-learning')),
  )
  serveCall(app, calls.listMistakes, schemas.listMistakes, async ({ input, ...visit }) =>
    listMistakes(parts, await requireTeaching(parts, visit, input.spaceId, 'class.see-learning'), input.learnerId),
  )
}
