import type { FastifyInstance } from 'fastify'
import { CallRefusal } from '#server/platform/http/call-refusal.ts'

/** Tells whether the raw request has a header twice; Node joins or drops repeated ones. */
function isTwice(rawHeaders: readonly string[], name: string): boolean {
  let found = 0
  for (let place = 0; place < rawHeaders.length; place += 2) {
    const header = rawHeaders[place] ?? ''
    if (header.length === name.length && header.toLowerCase() === name) found++
  }
  return found > 1
}

/**
 * Refuses a request that names two hosts (RFC 9112, 3.2): a proxy could read one and this server the other. Node itself
 * refuses the other ambiguous requests.
 */
export function refuseAmbiguousRequests(app: FastifyInstance): void {
  app.addHook('onRequest', ({ raw }, _reply, done) => {
    if (isTwice(raw.rawHeaders, 'host'))
      done(new CallRefusal('invalid-input', 'The request names two hosts', { fields: { input: 'invalid' } }))
    else done()
  })
}
