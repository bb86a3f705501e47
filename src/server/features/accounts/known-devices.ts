import { randomBytes } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { DEVICE_KNOWN_FOR, KNOWN_DEVICES } from '#core/people/sign-in-limits.ts'
import type { AccountsParts } from '#server/features/accounts/accounts-parts.ts'
import { isDeviceKnown, keepDevice } from '#server/features/accounts/attempt-queries.ts'
import { subjectOf } from '#server/features/accounts/limit-attempts.ts'
import { setCookies, type Visit } from '#server/platform/identity/require-account.ts'
import { COOKIE_PREFIX } from '#server/platform/identity/signed-in-cookie.ts'

const NAME = `${COOKIE_PREFIX}.device`

/** Nobody's account, asked for as any other is. */
export const NOBODY = '00000000-0000-0000-0000-000000000000'

type Parts = Pick<AccountsParts, 'database' | 'clock' | 'config'>

/** Reads the random device id from the browser's cookie, which identifies nobody; empty without a cookie. */
export function deviceOf({ headers }: FastifyRequest): string {
  const value =
    (headers.cookie ?? '')
      .split('; ')
      .find((cookie) => cookie.startsWith(`${NAME}=`))
      ?.slice(NAME.length + 1) ?? ''
  return /^[\w-]{32}$/.test(value) ? value : ''
}

const hashFor = (parts: Parts, accountId: string, device: string): string =>
  subjectOf(parts, `device ${accountId} ${device}`)

const knownSince = ({ clock }: Parts): Date => new Date(clock().getTime() - DEVICE_KNOWN_FOR)

/** Tells whether the account was entered on this device before. Nobody's account takes the same work. */
export const knowsDevice = (parts: Parts, accountId: string | undefined, device: string): Promise<boolean> =>
  isDeviceKnown(parts.database, accountId ?? NOBODY, hashFor(parts, accountId ?? NOBODY, device), knownSince(parts))

/** Stores the device as known to the account, after a complete login. It grants no access. */
export async function rememberDevice(parts: Parts, accountId: string, { request, reply }: Visit): Promise<void> {
  const device = deviceOf(request) || randomBytes(24).toString('base64url')
  await keepDevice(parts.database, accountId, hashFor(parts, accountId, device), parts.clock(), KNOWN_DEVICES)
  const isHttps = parts.config.origin.startsWith('https:')
  const line = [
    `${NAME}=${device}`,
    `Max-Age=${DEVICE_KNOWN_FOR / 1000}`,
    'Path=/api',
    'HttpOnly',
    'SameSite=Strict',
    ...(isHttps ? ['Secure'] : []),
  ]
  setCookies(reply, [line.join('; ')])
}
