import type { FastifyInstance } from 'fastify'
import { reportsCalls as calls } from '#contract/reports.ts'
import { reportsSchemas as schemas } from '#contract/reports-schemas.ts'
import { getPractice, listAssessments } from '#server/features/reports/list-assessments.ts'
import type { ReportsParts } from '#server/features/reports/reports-parts.ts'
import { serveCall } from '#server/platform/http/serve-call.ts'

/** Serves reports about students to those who may see their learning. */
export function registerReports(app: FastifyInstance, parts: ReportsParts): void {
  serveCall(app, calls.listAssessments, schemas.listAssessments, ({ input, ...visit }) =>
    listAssessments(parts, visit, input),
  )
  serveCall(app, calls.getPractice, schemas.getPractice, ({ input, ...visit }) => getPractice(parts, visit, input))
}
