import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { CallFailure, ErrorCode } from '#contract/errors.ts'
import { CallRefusal } from '#server/platform/http/call-refusal.ts'
import { explainFault } from '#server/platform/http/explain-fault.ts'
import type { Log } from '#server/platform/log/create-log.ts'
import { describeFault } from '#server/platform/log/describe-fault.ts'

function answerRefusal(reply: FastifyReply, refusal: CallRefusal): FastifyReply {
  const { fields, retryAfter, quota } = refusal.details
  if (retryAfter !== undefined) void reply.header('retry-after', retryAfter)
  const failure: CallFailure = { error: { code: refusal.code, message: refusal.message, fields, retryAfter, quota } }
  // Serialised here: a route's own schema for its good answers must not be applied to a refusal.
  return reply
    .code(refusal.status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(failure)
}

/** Answers an address that can't be read, such as `/%`, which has no route yet. */
export const answerUnreadableAddress = (_fault: FastifyError, _request: FastifyRequest, reply: FastifyReply): void =>
  void answerRefusal(
    reply,
    new CallRefusal('invalid-input', "The address can't be read", { fields: { input: 'invalid' } }),
  )

/** Status for Node's own errors: not HTTP, too long headers, or too slow. */
const STATUS_OF_FAULT: Readonly<Record<string, [status: number, code: ErrorCode]>> = {
  HPE_HEADER_OVERFLOW: [431, 'too-large'],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, 'too-large'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'unavailable'],
}

/** Answers on a connection whose request can't be read as HTTP, in the contract's one shape, and ends the connection. */
export function answerUnreadableRequest(fault: NodeJS.ErrnoException, socket: Socket): void {
  if (fault.code === 'ECONNRESET' || !socket.writable || socket.destroyed) return void socket.destroy()
  const [status, code] = STATUS_OF_FAULT[fault.code ?? ''] ?? [400, 'invalid-input']
  const failure: CallFailure = { error: { code, message: "The request can't be read" } }
  const body = JSON.stringify(failure)
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'content-type: application/json; charset=utf-8',
      'cache-control: no-store',
      `content-length: ${Buffer.byteLength(body)}`,
      'connection: close',
      '',
      body,
    ].join('\r\n'),
    () => socket.destroy(),
  )
}

/** Answers every thrown error, and every unknown path below `/api`, in the contract's one shape. */
export function answerFaults(app: FastifyInstance, log: Log): void {
  app.setErrorHandler<Error>(async (fault, request, reply) => {
    const refusal = explainFault(fault)
    if (refusal.status >= 500)
      log.error(describeFault(fault), {
        event: 'request-failed',
        request: request.id,
        status: refusal.status,
        code: refusal.code,
      })
    return answerRefusal(reply, refusal)
  })
  app.all('/api/*', async (_request, reply) =>
    answerRefusal(reply, new CallRefusal('not-found', 'There is no such call')),
  )
}
