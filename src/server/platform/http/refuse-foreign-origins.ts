import type { FastifyInstance, FastifyRequest } from 'fastify'
import { CallRefusal } from '#server/platform/http/call-refusal.ts'

const READING_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

function isSameAddress(origin: string, protocol: string, host: string | undefined): boolean {
  if (!URL.canParse(origin)) return false
  const page = new URL(origin)
  return page.host === host && page.protocol === `${protocol}:`
}

/**
 * Whether the request comes from one of our own pages. The page's protocol and host are compared with those that were asked, so that the
 * same server also works by its address in a home or school network. Without either header it isn't a browser's, and carries
 * nobody's cookies but its own.
 */
function isOwnOrigin({ headers, protocol }: FastifyRequest, trustedOrigins: ReadonlySet<string>): boolean {
  const { origin, host } = headers
  const site = headers['sec-fetch-site']
  if (origin !== undefined && trustedOrigins.has(origin)) return true
  const isOwnSite = site === undefined || site === 'same-origin' || site === 'none'
  return isOwnSite && (origin === undefined || isSameAddress(origin, protocol, host))
}

/** Refuses every request that changes something and was sent by a page of another site (CSRF; ASVS 5.0, 3.5.1). */
export function refuseForeignOrigins(app: FastifyInstance, trustedOrigins: readonly string[]): void {
  const trusted = new Set(trustedOrigins)
  app.addHook('onRequest', async (request) => {
    if (READING_METHODS.has(request.method) || isOwnOrigin(request, trusted)) return
    throw new CallRefusal('foreign-origin', 'A page of another site may not do this')
  })
}
