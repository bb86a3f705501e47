import type { FastifyInstance } from 'fastify'
import { CallRefusal } from '#server/platform/http/call-refusal.ts'

/** How often a header stands in a request; Node joins or drops what is there twice. */
const countOf = (rawHeaders: readonly string[], name: string): number =>
  rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === name).length

/** Refuses a request that names two hosts (RFC 9112, 3.2): a proxy could read the one and this server the other. Node refuses the other doubtful ones itself. */
export function refuseAmbiguousRequests(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw }) => {
    if (countOf(raw.rawHeaders, 'host') > 1)
      throw new CallRefusal('invalid-input', 'The request names two hosts', { fields: { input: 'invalid' } })
  })
}
