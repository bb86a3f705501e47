import { SIGNED_IN_COOKIE } from '#contract/accounts.ts'

/** What cookies of this server's are called. */
export const COOKIE_PREFIX = 'funda'

const SESSION_COOKIE = `${COOKIE_PREFIX}.session_token`

const hint = (value: string, maxAge: string, isHttps: boolean): string =>
  [`${SIGNED_IN_COOKIE}=${value}`, `Max-Age=${maxAge}`, 'Path=/', 'SameSite=Lax', ...(isHttps ? ['Secure'] : [])].join('; ')

/** Adds to `set-cookie` lines the readable cookie that lives exactly as long as the session's own, which pages can't read. */
export function withSignedInCookie(setCookies: readonly string[], isHttps: boolean): string[] {
  const session = setCookies.findLast((line) => line.split('=', 1)[0]?.endsWith(SESSION_COOKIE))
  const maxAge = session === undefined ? undefined : /max-age=(\d+)/i.exec(session)?.[1]
  if (maxAge === undefined) return [...setCookies]
  return [...setCookies, maxAge === '0' ? hint('', '0', isHttps) : hint('1', maxAge, isHttps)]
}

/** The line that takes the readable cookie away where the request still carries it, though nobody is signed in any more. */
export function withoutSignedInCookie(setCookies: readonly string[], requestCookies: string, isHttps: boolean): string[] {
  const isCarried = requestCookies.split(';').some((cookie) => cookie.trim().startsWith(`${SIGNED_IN_COOKIE}=`))
  const isCleared = setCookies.some((line) => line.startsWith(`${SIGNED_IN_COOKIE}=`))
  return isCarried && !isCleared ? [...setCookies, hint('', '0', isHttps)] : [...setCookies]
}
