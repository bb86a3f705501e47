import type { FastifyInstance } from 'fastify'
import { learningCalls } from '#contract/learning.ts'
import { learningSchemas } from '#contract/learning-schemas.ts'
import { showOwnProgress } from '#server/features/learning/get-progress.ts'
import type { LearningParts } from '#server/features/learning/learning-parts.ts'
import { listEvents } from '#server/features/learning/list-events.ts'
import { requireLearner } from '#server/features/learning/policy.ts'
import { recordEvents } from '#server/features/learning/record-events.ts'
import { createRecounts } from '#server/features/learning/recount-later.ts'
import type { Log } from '#server/platform/log/create-log.ts'
import { serveCall } from '#server/platform/http/serve-call.ts'

/** Serves keeping learning events, bringing devices up to date, and progress. */
export function registerLearning(
  app: FastifyInstance,
  { log, ...rest }: Omit<LearningParts, 'recounts'> & { log: Pick<Log, 'warn'> },
): void {
  const parts = { ...rest, recounts: createRecounts(rest.database, log) }
  app.addHook('preClose', async () => parts.recounts.stop())
  serveCall(
    app,
    learningCalls.recordEvents,
    learningSchemas.recordEvents,
    async ({ input, ...visit }) =>
      recordEvents(parts, await requireLearner(parts, visit, 'answers.record'), input.events),
    { looksAtEach: 'events' },
  )
  serveCall(app, learningCalls.listEvents, learningSchemas.listEvents, ({ input, ...visit }) =>
    listEvents(parts, visit, input.after),
  )
  serveCall(app, learningCalls.getProgress, learningSchemas.getProgress, ({ input, ...visit }) =>
    showOwnProgress(parts, visit, input.utcOffsetMinutes),
  )
}
