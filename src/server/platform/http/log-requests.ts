import type { FastifyInstance } from 'fastify'
import type { Log } from '#server/platform/log/create-log.ts'

/**
 * Logs one line a request, without personal data: its route, but no address, cookie, network address or browser. The
 * answer's header names the request's id, so that people who ask for help can quote it.
 */
export function logRequests(app: FastifyInstance, log: Log): void {
  app.addHook('onRequest', (request, reply, done) => {
    void reply.header('x-request-id', request.id)
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    const { url: route = 'unknown' } = request.routeOptions
    log.debug(`${request.method} ${route} ${reply.statusCode}`, {
      event: 'request',
      request: request.id,
      method: request.method,
      route,
      status: reply.statusCode,
      milliseconds: Math.round(reply.elapsedTime),
    })
    done()
  })
}
