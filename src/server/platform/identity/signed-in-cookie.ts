import { SIGNED_IN_COOKIE } from '#contract/accounts.ts'

/** What cookies of this server's are called. */
export const COOKIE_PREFIX = 'funda'

const SESSION_COOKIE = `${COOKIE_PREFIX}.session_token`

/** Name of the session's cookie. On https browsers bind it to this very host, path `/` and https: no other host can set it (ASVS 5.0, 3.3.1). */
export const sessionCookieName = (isHttps: boolean): string => `${isHttps ? '__Host-' : ''}${SESSION_COOKIE}`

/** Name of the session's cookie on https in earlier versions. */
const EARLIER_COOKIE = `__Secure-${SESSION_COOKIE}`

/**
 * Cookies of a request with the session's under its present name: a session that began under the earlier name goes on, and gets the present one when it is
 * renewed. It can go once the longest session since has ended.
 */
export function withPresentName(cookies: string): string {
  if (cookies.includes(`${sessionCookieName(true)}=`)) return cookies
  return cookies
    .split('; ')
    .map((cookie) =>
      cookie.startsWith(`${EARLIER_COOKIE}=`)
        ? `${sessionCookieName(true)}${cookie.slice(EARLIER_COOKIE.length)}`
        : cookie,
    )
    .join('; ')
}

const hint = (value: string, maxAge: string, isHttps: boolean): string =>
  [`${SIGNED_IN_COOKIE}=${value}`, `Max-Age=${maxAge}`, 'Path=/', 'SameSite=Lax', ...(isHttps ? ['Secure'] : [])].join(
    '; ',
  )

/** Adds to `set-cookie` lines the readable cookie that lives exactly as long as the session's own, which pages can't read. */
export function withSignedInCookie(setCookies: readonly string[], isHttps: boolean): string[] {
  const session = setCookies.findLast((line) => line.split('=', 1)[0]?.endsWith(SESSION_COOKIE))
  const maxAge = session === undefined ? undefined : /max-age=(\d+)/i.exec(session)?.[1]
  if (maxAge === undefined) return [...setCookies]
  return [...setCookies, maxAge === '0' ? hint('', '0', isHttps) : hint('1', maxAge, isHttps)]
}

/** The line that takes the readable cookie away where the request still carries it, though nobody is signed in any more. */
export function withoutSignedInCookie(
  setCookies: readonly string[],
  requestCookies: string,
  isHttps: boolean,
): string[] {
  const isCarried = requestCookies.split(';').some((cookie) => cookie.trim().startsWith(`${SIGNED_IN_COOKIE}=`))
  const isCleared = setCookies.some((line) => line.startsWith(`${SIGNED_IN_COOKIE}=`))
  return isCarried && !isCleared ? [...setCookies, hint('', '0', isHttps)] : [...setCookies]
}
