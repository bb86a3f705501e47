import type { FastifyInstance } from 'fastify'
import { khuluCalls as calls } from '#contract/khulu.ts'
import { khuluSchemas as schemas } from '#contract/khulu-schemas.ts'
import { clearMessages } from '#server/features/khulu/clear-messages.ts'
import { exchangeMessages } from '#server/features/khulu/exchange-messages.ts'
import type { KhuluParts } from '#server/features/khulu/khulu-parts.ts'
import { requireAsker } from '#server/features/khulu/policy.ts'
import { sweepMessages } from '#server/features/khulu/sweep-messages.ts'
import { serveCall } from '#server/platform/http/serve-call.ts'
import { sweepHourly } from '#server/platform/process/sweep-hourly.ts'

/** Serves the conversations that are kept with accounts, and deletes them in time. */
export function registerKhulu(app: FastifyInstance, parts: KhuluParts): void {
  serveCall(app, calls.exchangeMessages, schemas.exchangeMessages, async ({ input, ...visit }) => exchangeMessages(parts, await requireAsker(parts.identity, visit), input))
  serveCall(app, calls.clearMessages, schemas.clearMessages, async ({ input, ...visit }) => clearMessages(parts, (await requireAsker(parts.identity, visit)).id, input.secondsAgo))
  sweepHourly(app, () => sweepMessages(parts))
}
