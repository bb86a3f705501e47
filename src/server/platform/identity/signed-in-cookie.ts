import { SIGNED_IN_COOKIE } from '#contract/get-me.ts'

/** Prefix of this server's cookies. */
export const COOKIE_PREFIX = 'funda'

const SESSION_COOKIE = `${COOKIE_PREFIX}.session_token`

/**
 * Returns the name of the session's cookie. Over https its prefix binds it to this host, path `/` and https. No other
 * host can set it (ASVS 5.0, 3.3.1).
 */
export const sessionCookieName = (isHttps: boolean): string => `${isHttps ? '__Host-' : ''}${SESSION_COOKIE}`

/** Name of the session's cookie on https in earlier versions. */
const EARLIER_COOKIE = `__Secure-${SESSION_COOKIE}`

/**
 * Renames the session's cookie from its earlier to its current name, so that older sessions continue. This can be
 * deleted once the longest such session has ended.
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

/** Adds the line that deletes the readable cookie, if the request still has it without a session. */
export function withoutSignedInCookie(
  setCookies: readonly string[],
  requestCookies: string,
  isHttps: boolean,
): string[] {
  const isCarried = requestCookies.split(';').some((cookie) => cookie.trim().startsWith(`${SIGNED_IN_COOKIE}=`))
  const isCleared = setCookies.some((line) => line.startsWith(`${SIGNED_IN_COOKIE}=`))
  return isCarried && !isCleared ? [...setCookies, hint('', '0', isHttps)] : [...setCookies]
}
