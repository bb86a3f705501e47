import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

/**
 * Browser features that a page may use: the microphone, when a learner presses record. All others are off (security
 * goals, P14).
 */
const PERMISSIONS_POLICY = [
  ...['browsing-topics', 'camera', 'display-capture', 'geolocation', 'payment', 'usb'].map(
    (feature) => `${feature}=()`,
  ),
  'microphone=(self)',
].join(', ')

const ONE_YEAR = 365 * 24 * 60 * 60

/** Headers that matter for pages only. Scripts, styles and fonts go without them to save bytes. */
const PAGE_HEADERS = [
  'content-security-policy',
  'permissions-policy',
  'referrer-policy',
  'cross-origin-resource-policy',
]

/** Builds the content security policy; unnamed kinds fall under `default-src`. */
const contentSecurityPolicy = (scriptHashes: readonly string[]): Record<string, string[]> => ({
  'default-src': ["'self'"],
  'script-src': ["'self'", ...scriptHashes.map((hash) => `'${hash}'`)],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'media-src': ["'self'", 'blob:'],
  'font-src': ["'self'", 'data:'],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
})

/**
 * Sends the security headers of pages. Headers that need https are left out without it, since plain http in a home
 * network would break. @param scriptHashes of the built pages' inline scripts, `sha256-…`
 */
export async function secureHeaders(
  app: FastifyInstance,
  scriptHashes: readonly string[],
  isHttps: boolean,
): Promise<void> {
  const directives = contentSecurityPolicy(scriptHashes)
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: isHttps ? { ...directives, 'upgrade-insecure-requests': [] } : directives,
    },
    strictTransportSecurity: isHttps ? { maxAge: ONE_YEAR, includeSubDomains: true } : false,
    crossOriginOpenerPolicy: isHttps ? { policy: 'same-origin' } : false,
    originAgentCluster: isHttps,
    referrerPolicy: { policy: 'strict-origin' },
    // `frame-ancestors` says it to every browser that is still in use.
    xFrameOptions: false,
    // For browsers and plug-ins that are gone.
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  })
  app.addHook('onRequest', async (_request, reply) => {
    void reply.header('permissions-policy', PERMISSIONS_POLICY)
  })
  app.addHook('onSend', async (request, reply) => {
    if (!request.url.startsWith('/api/')) void reply.removeHeader('x-request-id')
    if (/^\/(?:assets|audio)\//.test(request.url)) for (const name of PAGE_HEADERS) void reply.removeHeader(name)
  })
}
