import type { FastifyInstance } from 'fastify'
import type { Log } from '#server/platform/log/create-log.ts'

/**
 * One line a request, without personal data: the route and not the address, no cookies, no network address, no browser. The
 * request's id is also a header of the answer, so that somebody who asks for help can name it.
 */
export function logRequests(app: FastifyInstance, log: Log): void {
  app.addHook('onRequest', async (request, reply) => {
    void reply.header('x-request-id', request.id)
  })
  app.addHook('onResponse', async (request, reply) => {
    const { url: route = 'unknown' } = request.routeOptions
    log.debug(`${request.method} ${route} ${reply.statusCode}`, {
      event: 'request',
      request: request.id,
      method: request.method,
      route,
      status: reply.statusCode,
      milliseconds: Math.round(reply.elapsedTime),
    })
  })
}
