import helmet, { type FastifyHelmetOptions } from '@fastify/helmet'
import Fastify, { type FastifyInstance } from 'fastify'

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

/** Headers that every answer of Fastify has. */
const OTHER_HEADERS = /^(?:content-length|content-type|connection|date|keep-alive)$/

/** Returns the headers that helmet writes by these options. They are the same for every answer, so it is asked once. */
async function writeHeaders(options: FastifyHelmetOptions): Promise<Record<string, string>> {
  const sample = Fastify()
  await sample.register(helmet, options)
  sample.get('/', async () => '')
  const { headers } = await sample.inject('/')
  await sample.close()
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (OTHER_HEADERS.test(name) ? [] : [[name, String(value)]])),
  )
}

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
  const headers = await writeHeaders({
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
  headers['permissions-policy'] = PERMISSIONS_POLICY
  app.addHook('onRequest', (_request, reply, done) => {
    void reply.headers(headers)
    done()
  })
  app.addHook('onSend', (request, reply, _payload, done) => {
    if (!request.url.startsWith('/api/')) void reply.removeHeader('x-request-id')
    if (/^\/(?:assets|audio)\//.test(request.url)) for (const name of PAGE_HEADERS) void reply.removeHeader(name)
    done()
  })
}
