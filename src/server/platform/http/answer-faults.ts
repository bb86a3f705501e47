import type { FastifyInstance, FastifyReply } from 'fastify'
import type { CallFailure } from '#contract/errors.ts'
import { CallRefusal } from '#server/platform/http/call-refusal.ts'
import { explainFault } from '#server/platform/http/explain-fault.ts'
import type { Log } from '#server/platform/log/create-log.ts'
import { describeFault } from '#server/platform/log/describe-fault.ts'

function answerRefusal(reply: FastifyReply, refusal: CallRefusal): FastifyReply {
  const { fields, retryAfter } = refusal.details
  if (retryAfter !== undefined) void reply.header('retry-after', retryAfter)
  const failure: CallFailure = { error: { code: refusal.code, message: refusal.message, fields, retryAfter } }
  // Serialised here: a route's own schema for its good answers must not be applied to a refusal.
  return reply.code(refusal.status).header('cache-control', 'no-store').type('application/json; charset=utf-8').serializer(JSON.stringify).send(failure)
}

/** Answers everything that is thrown, and every unknown path below `/api`, in the contract's one shape. */
export function answerFaults(app: FastifyInstance, log: Log): void {
  app.setErrorHandler<Error>(async (fault, request, reply) => {
    const refusal = explainFault(fault)
    if (refusal.status >= 500) log.error(describeFault(fault), { event: 'request-failed', request: request.id, status: refusal.status, code: refusal.code })
    return answerRefusal(reply, refusal)
  })
  app.all('/api/*', async (_request, reply) => answerRefusal(reply, new CallRefusal('not-found', 'There is no such call')))
}
