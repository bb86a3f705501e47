import type { FastifyInstance } from 'fastify'
import { khuluCalls as calls } from '#contract/khulu.ts'
import { khuluSchemas as schemas } from '#contract/khulu-schemas.ts'
import { askModel } from '#server/features/khulu/ask-model.ts'
import { chooseModel } from '#server/features/khulu/choose-model.ts'
import { clearMessages } from '#server/features/khulu/clear-messages.ts'
import { exchangeMessages } from '#server/features/khulu/exchange-messages.ts'
import type { KhuluParts } from '#server/features/khulu/khulu-parts.ts'
import { requireAsker } from '#server/features/khulu/policy.ts'
import { serveCall } from '#server/platform/http/serve-call.ts'
import { serveLines } from '#server/platform/http/serve-lines.ts'

/** Serves the conversations that are kept with accounts, and asks the language model where there is one. */
export function registerKhulu(app: FastifyInstance, parts: KhuluParts): void {
  serveCall(app, calls.exchangeMessages, schemas.exchangeMessages, async ({ input, ...visit }) =>
    exchangeMessages(parts, await requireAsker(parts, visit), input),
  )
  serveCall(app, calls.clearMessages, schemas.clearMessages, async ({ input, ...visit }) =>
    clearMessages(parts, (await requireAsker(parts, visit)).id, input.secondsAgo),
  )
  serveCall(app, calls.chooseModel, schemas.chooseModel, async ({ input, ...visit }) =>
    chooseModel(parts, await requireAsker(parts, visit), input.isUsed),
  )
  serveLines(app, calls.askModel, schemas.askModel, async ({ input, ...visit }, gone) =>
    askModel(parts, await requireAsker(parts, visit), input, gone),
  )
}
