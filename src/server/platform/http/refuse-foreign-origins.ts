import type { FastifyInstance, FastifyRequest } from 'fastify'
import { CallRefusal } from '#server/platform/http/call-refusal.ts'

const READING_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

function isSameAddress(origin: string, protocol: string, host: string | undefined): boolean {
  if (!URL.canParse(origin)) return false
  const page = new URL(origin)
  return page.host === host && page.protocol === `${protocol}:`
}

/**
 * Tells whether the request comes from one of our own pages. It compares the page's protocol and host with the
 * requested ones, so the server also works by its local address. A request without either header isn't a browser's and
 * carries no foreign cookies.
 */
function isOwnOrigin({ headers, protocol }: FastifyRequest, trustedOrigins: ReadonlySet<string>): boolean {
  const { origin, host } = headers
  const site = headers['sec-fetch-site']
  if (origin !== undefined && trustedOrigins.has(origin)) return true
  const isOwnSite = site === undefined || site === 'same-origin' || site === 'none'
  return isOwnSite && (origin === undefined || isSameAddress(origin, protocol, host))
}

/** Refuses every request that changes something and comes from a page of another site (CSRF; ASVS 5.0, 3.5.1). */
export function refuseForeignOrigins(app: FastifyInstance, trustedOrigins: readonly string[]): void {
  const trusted = new Set(trustedOrigins)
  app.addHook('onRequest', (request, _reply, done) => {
    if (READING_METHODS.has(request.method) || isOwnOrigin(request, trusted)) done()
    else done(new CallRefusal('foreign-origin', 'The request comes from a page of another site'))
  })
}
