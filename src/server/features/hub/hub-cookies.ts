import type { FastifyReply, FastifyRequest } from 'fastify'
import type { HubParts } from '#server/features/hub/hub-parts.ts'

/**
 * Cookie for the hub: a login in progress, a new person, or a pending second factor. Scripts can't read it, and no
 * other call gets it.
 */
export type HubCookie = 'hub_flow' | 'hub_newcomer' | 'hub_second_step'

const nameOf = (cookie: HubCookie, isHttps: boolean): string => `${isHttps ? '__Secure-' : ''}funda.${cookie}`

const isHttpsAt = ({ config }: Pick<HubParts, 'config'>): boolean => config.origin.startsWith('https:')

/** Reads the value that the browser keeps under the name. */
export function readHubCookie(
  parts: Pick<HubParts, 'config'>,
  { headers }: FastifyRequest,
  cookie: HubCookie,
): string | undefined {
  const beginning = `${nameOf(cookie, isHttpsAt(parts))}=`
  return (headers.cookie ?? '')
    .split(';')
    .map((one) => one.trim())
    .find((one) => one.startsWith(beginning))
    ?.slice(beginning.length)
}

/** Has the browser keep a value for a time; none seconds take it away. */
export function writeHubCookie(
  parts: Pick<HubParts, 'config'>,
  reply: FastifyReply,
  cookie: HubCookie,
  value: string,
  seconds: number,
): void {
  const isHttps = isHttpsAt(parts)
  void reply.header(
    'set-cookie',
    [
      `${nameOf(cookie, isHttps)}=${value}`,
      `Max-Age=${seconds}`,
      'Path=/api/hub',
      'HttpOnly',
      'SameSite=Lax',
      ...(isHttps ? ['Secure'] : []),
    ].join('; '),
  )
}

export const forgetHubCookie = (parts: Pick<HubParts, 'config'>, reply: FastifyReply, cookie: HubCookie): void =>
  writeHubCookie(parts, reply, cookie, '', 0)
