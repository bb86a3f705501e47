import type { FastifyInstance } from 'fastify'
import { CallRefusal } from '#server/platform/http/call-refusal.ts'

/** Counts a header in the raw request; Node joins or drops repeated ones. */
const countOf = (rawHeaders: readonly string[], name: string): number =>
  rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === name).length

/**
 * Refuses a request that names two hosts (RFC 9112, 3.2): a proxy could read one and this server the other. Node itself
 * refuses the other ambiguous requests.
 */
export function refuseAmbiguousRequests(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw }) => {
    if (countOf(raw.rawHeaders, 'host') > 1)
      throw new CallRefusal('invalid-input', 'The request names two hosts', { fields: { input: 'invalid' } })
  })
}
