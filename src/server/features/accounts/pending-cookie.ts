import type { FastifyRequest } from 'fastify'
import { COOKIE_PREFIX } from '#server/platform/identity/signed-in-cookie.ts'

const NAME = `${COOKIE_PREFIX}.second_factor`

/**
 * Returns the `set-cookie` line of a login that still needs its second factor. It ties the login to the browser, and
 * pages can't read it. Without a token it deletes the cookie.
 */
export const pendingCookie = (token: string, seconds: number, isHttps: boolean): string =>
  [
    `${NAME}=${token}`,
    `Max-Age=${seconds}`,
    'Path=/api/accounts',
    'HttpOnly',
    'SameSite=Strict',
    ...(isHttps ? ['Secure'] : []),
  ].join('; ')

/** Returns the token that the request's cookie holds; empty where there is none. */
export const pendingToken = ({ headers }: FastifyRequest): string =>
  (headers.cookie ?? '')
    .split('; ')
    .find((cookie) => cookie.startsWith(`${NAME}=`))
    ?.slice(NAME.length + 1) ?? ''
