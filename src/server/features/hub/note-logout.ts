import { createHash } from 'node:crypto'
import type { JWTPayload } from 'jose'
import type { Hub } from '#server/features/hub/open-hub.ts'
import type { HubParts } from '#server/features/hub/hub-parts.ts'
import { explainHubFailure } from '#server/features/hub/hub-failure.ts'
import { CLOCK_TOLERANCE, NOTICE_SECONDS, SIGNATURES } from '#server/features/hub/policy.ts'
import { endHubSessions, noteNotice } from '#server/features/hub/queries.ts'
import { asSystem } from '#server/platform/database/actor.ts'
import { CallRefusal } from '#server/platform/http/call-refusal.ts'

/** The event that a logout token tells of (OpenID Connect Back-Channel Logout, 2.4). */
const LOGOUT_EVENT = 'http://schemas.openid.net/event/backchannel-logout'

const refused = (): CallRefusal =>
  new CallRefusal('invalid-input', 'The logout token is not valid', { fields: { logout_token: 'invalid' } })

/** Checks a logout token: who signed it, for whom, when, and that it is a logout token and nothing else. */
async function readNotice(hub: Hub, token: string): Promise<JWTPayload> {
  const { jwtVerify } = await import('jose')
  const { keys, configuration } = await hub.connect()
  const { payload } = await jwtVerify(token, keys, {
    issuer: configuration.serverMetadata().issuer,
    audience: hub.clientId,
    typ: 'logout+jwt',
    algorithms: SIGNATURES,
    clockTolerance: CLOCK_TOLERANCE,
    maxTokenAge: NOTICE_SECONDS,
    requiredClaims: ['iss', 'aud', 'iat', 'exp', 'jti', 'events'],
  })
  return payload
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''
const isAbsentOrText = (value: unknown): value is string | undefined => value === undefined || isText(value)

/** Reads the sessions that a verified notice ends; undefined for anything else. */
function readMeant({
  events,
  sub,
  sid,
  nonce,
  jti,
}: JWTPayload): { subject: string | undefined; sid: string | undefined; jti: string } | undefined {
  const event =
    typeof events === 'object' && events !== null ? (events as Record<string, unknown>)[LOGOUT_EVENT] : undefined
  const isLogout = typeof event === 'object' && event !== null && !Array.isArray(event)
  // An ID token with such a claim in it would have a nonce.
  if (
    !isLogout ||
    nonce !== undefined ||
    !isText(jti) ||
    !isAbsentOrText(sub) ||
    !isAbsentOrText(sid) ||
    (sub ?? sid) === undefined
  )
    return undefined
  return { subject: sub, sid, jti }
}

/** Ends the sessions of a person who logged out at the hub. Each notice counts once. */
export async function noteLogout(parts: HubParts, body: unknown): Promise<void> {
  const { hub, database, clock, log } = parts
  if (hub === undefined) throw new CallRefusal('not-found', 'This server has no hub')
  const token = typeof body === 'string' ? new URLSearchParams(body).get('logout_token') : null
  if (token === null) throw refused()
  const payload = await readNotice(hub, token).catch((fault: unknown) => {
    const { code, message } = explainHubFailure(fault)
    log.warn(`hub: a logout notice was refused: ${message}`, { event: 'hub-refused' })
    throw code === 'unavailable'
      ? new CallRefusal('unavailable', "The hub's keys can't be read now; try again in a moment", { retryAfter: 5 })
      : refused()
  })
  const meant = readMeant(payload)
  if (meant === undefined) throw refused()
  const now = clock()
  await asSystem(() =>
    database.transaction(async (transaction) => {
      const id = createHash('sha256').update(meant.jti).digest('base64url')
      if (!(await noteNotice(transaction, id, new Date(now.getTime() + 2 * NOTICE_SECONDS * 1000), now)))
        throw refused()
      await endHubSessions(transaction, hub.issuer, meant)
    }),
  )
}
