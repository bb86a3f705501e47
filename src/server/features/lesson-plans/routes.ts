import type { FastifyInstance } from 'fastify'
import { lessonPlansCalls as calls } from '#contract/lesson-plans.ts'
import { lessonPlansSchemas as schemas } from '#contract/lesson-plans-schemas.ts'
import {
  archivePlan,
  deletePlan,
  duplicatePlan,
  restorePlan,
  sharePlan,
  unsharePlan,
} from '#server/features/lesson-plans/manage-plan.ts'
import type { LessonPlansParts } from '#server/features/lesson-plans/lesson-plans-parts.ts'
import { requireMaker } from '#server/features/lesson-plans/policy.ts'
import { publishPlan } from '#server/features/lesson-plans/publish-plan.ts'
import {
  getPlan,
  getPlanVersion,
  getVersion,
  listPlans,
  listPlanVersions,
} from '#server/features/lesson-plans/read-plan.ts'
import { saveDraft } from '#server/features/lesson-plans/save-draft.ts'
import { serveCall } from '#server/platform/http/serve-call.ts'

/** Serves the lessons that teachers and parents make. */
export function registerLessonPlans(app: FastifyInstance, parts: LessonPlansParts): void {
  serveCall(app, calls.listPlans, schemas.listPlans, async ({ input, ...visit }) =>
    listPlans(parts, await requireMaker(parts, visit), input),
  )
  serveCall(app, calls.getPlan, schemas.getPlan, async ({ input, ...visit }) =>
    getPlan(parts, await requireMaker(parts, visit), input.id),
  )
  serveCall(app, calls.saveDraft, schemas.saveDraft, async ({ input, ...visit }) =>
    saveDraft(parts, await requireMaker(parts, visit), input),
  )
  serveCall(app, calls.publishPlan, schemas.publishPlan, async ({ input, ...visit }) =>
    publishPlan(parts, await requireMaker(parts, visit), input),
  )
  serveCall(app, calls.listPlanVersions, schemas.listPlanVersions, async ({ input, ...visit }) =>
    listPlanVersions(parts, await requireMaker(parts, visit), input.id),
  )
  serveCall(app, calls.getPlanVersion, schemas.getPlanVersion, async ({ input, ...visit }) =>
    getPlanVersion(parts, await requireMaker(parts, visit), input),
  )
  serveCall(app, calls.getVersion, schemas.getVersion, ({ input, ...visit }) => getVersion(parts, visit, input))
  serveCall(app, calls.duplicatePlan, schemas.duplicatePlan, async ({ input, ...visit }) =>
    duplicatePlan(parts, await requireMaker(parts, visit), input),
  )
  serveCall(app, calls.archivePlan, schemas.archivePlan, async ({ input, ...visit }) =>
    archivePlan(parts, await requireMaker(parts, visit), input),
  )
  serveCall(app, calls.deletePlan, schemas.deletePlan, async ({ input, ...visit }) =>
    deletePlan(parts, await requireMaker(parts, visit), input),
  )
  serveCall(app, calls.restorePlan, schemas.restorePlan, async ({ input, ...visit }) =>
    restorePlan(parts, await requireMaker(parts, visit), input),
  )
  serveCall(app, calls.sharePlan, schemas.sharePlan, async ({ input, ...visit }) =>
    sharePlan(parts, await requireMaker(parts, visit), input),
  )
  serveCall(app, calls.unsharePlan, schemas.unsharePlan, async ({ input, ...visit }) =>
    unsharePlan(parts, await requireMaker(parts, visit), input),
  )
}
