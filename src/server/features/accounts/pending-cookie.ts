import type { FastifyRequest } from 'fastify'
import { COOKIE_PREFIX } from '#server/platform/identity/signed-in-cookie.ts'

const NAME = `${COOKIE_PREFIX}.second_factor`

/**
 * The `set-cookie` line that ties a login whose second step is still to come to the browser that took the first; pages can't read it. Without a proof it
 * takes the cookie away.
 */
export const pendingCookie = (proof: string, seconds: number, isHttps: boolean): string =>
  [
    `${NAME}=${proof}`,
    `Max-Age=${seconds}`,
    'Path=/api/accounts',
    'HttpOnly',
    'SameSite=Strict',
    ...(isHttps ? ['Secure'] : []),
  ].join('; ')

/** The proof that the request's cookie holds; empty where there is none. */
export const pendingProof = ({ headers }: FastifyRequest): string =>
  (headers.cookie ?? '')
    .split('; ')
    .find((cookie) => cookie.startsWith(`${NAME}=`))
    ?.slice(NAME.length + 1) ?? ''
