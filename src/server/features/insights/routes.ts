import type { FastifyInstance } from 'fastify'
import { insightsCalls as calls } from '#contract/insights.ts'
import { insightsSchemas as schemas } from '#contract/insights-schemas.ts'
import { listMistakes, type MistakeParts } from '#server/features/insights/list-mistakes.ts'
import { listPractices, type FindHandIns } from '#server/features/insights/list-practices.ts'
import { listStudentProgress } from '#server/features/insights/list-student-progress.ts'
import { makePractice, type Assign } from '#server/features/insights/make-practice.ts'
import { requireTeaching, type TeachingParts } from '#server/features/insights/policy.ts'
import { serveCall } from '#server/platform/http/serve-call.ts'

/** Parts of the insights feature, and two acts of the assignments feature. */
type InsightsParts = TeachingParts & MistakeParts & { assign: Assign; findHandIns: FindHandIns }

/** Serves what the students of a class or a family learn, to those who teach them. */
export function registerInsights(app: FastifyInstance, parts: InsightsParts): void {
  serveCall(app, calls.listStudentProgress, schemas.listStudentProgress, async ({ input, ...visit }) =>
    listStudentProgress(parts, await requireTeaching(parts, visit, input.spaceId, 'class.see-learning')),
  )
  serveCall(app, calls.listMistakes, schemas.listMistakes, async ({ input, ...visit }) =>
    listMistakes(parts, await requireTeaching(parts, visit, input.spaceId, 'class.see-learning'), input.learnerId),
  )
  serveCall(app, calls.makePractice, schemas.makePractice, async ({ input, ...visit }) =>
    makePractice(parts, input, await requireTeaching(parts, visit, input.spaceId, 'class.teach')),
  )
  serveCall(app, calls.listPractices, schemas.listPractices, async ({ input, ...visit }) =>
    listPractices(parts, await requireTeaching(parts, visit, input.spaceId, 'class.see-learning')),
  )
}
