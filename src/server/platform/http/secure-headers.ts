import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

/** Everything a page may ask a browser for, switched off: the product needs none of it (security goals, P14). */
const PERMISSIONS_POLICY = [
  'accelerometer', 'browsing-topics', 'camera', 'display-capture', 'geolocation', 'gyroscope', 'magnetometer', 'microphone', 'midi',
  'payment', 'usb', 'xr-spatial-tracking',
].map((feature) => `${feature}=()`).join(', ')

const ONE_YEAR = 365 * 24 * 60 * 60

const contentSecurityPolicy = (scriptHashes: readonly string[]): Record<string, string[]> => ({
  'default-src': ["'self'"],
  'script-src': ["'self'", ...scriptHashes.map((hash) => `'${hash}'`)],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'media-src': ["'self'", 'blob:'],
  'font-src': ["'self'", 'data:'],
  'connect-src': ["'self'"],
  'worker-src': ["'self'"],
  'manifest-src': ["'self'"],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
})

/**
 * Sends the headers that keep a page to itself. What needs https is left out without it: on a home network's plain http it would
 * make browsers ask for addresses that don't exist.
 * @param scriptHashes of the built pages' inline scripts, `sha256-…`
 */
export async function secureHeaders(app: FastifyInstance, scriptHashes: readonly string[], isHttps: boolean): Promise<void> {
  const directives = contentSecurityPolicy(scriptHashes)
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: isHttps ? { ...directives, 'upgrade-insecure-requests': [] } : directives },
    strictTransportSecurity: isHttps ? { maxAge: ONE_YEAR, includeSubDomains: true } : false,
    crossOriginOpenerPolicy: isHttps ? { policy: 'same-origin' } : false,
    originAgentCluster: isHttps,
    referrerPolicy: { policy: 'strict-origin' },
    xFrameOptions: { action: 'deny' },
  })
  app.addHook('onRequest', async (_request, reply) => {
    void reply.header('permissions-policy', PERMISSIONS_POLICY)
  })
}
