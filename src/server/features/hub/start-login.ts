import type { FastifyReply } from 'fastify'
import { HUB_ERROR_PARAMETER, type HubError } from '#core/hub/hub-errors.ts'
import { ownPath } from '#core/hub/own-path.ts'
import { writeHubCookie } from '#server/features/hub/hub-cookies.ts'
import { explainHubFailure } from '#server/features/hub/hub-failure.ts'
import { callbackOf, type Flow, type HubParts } from '#server/features/hub/hub-parts.ts'
import type { Connection, Hub } from '#server/features/hub/open-hub.ts'
import { FLOW_SECONDS, LONGEST_LOGIN, SCOPE } from '#server/features/hub/policy.ts'

/** Default page after a login: an adult's own dashboard. */
const AFTER_LOGIN = '/adults-dashboard'

/** Returns the page to return to, with the reason why the login failed; the login dialog shows its sentence. */
export function pageWithError(returnTo: string, code: HubError): string {
  const [path = '/', hash] = returnTo.split('#', 2)
  return `${path}${path.includes('?') ? '&' : '?'}${HUB_ERROR_PARAMETER}=${code}${hash === undefined ? '' : `#${hash}`}`
}

/** Notes in the log why a login came to nothing: neither who nor what they were called. */
export function noteFailure({ log }: Pick<HubParts, 'log'>, fault: unknown): HubError {
  const { code, message } = explainHubFailure(fault)
  log.warn(`hub: ${code}: ${message}`, { event: 'hub-refused' })
  return code
}

/** Returns the address at the hub that this login begins with. */
async function addressAtHub(
  parts: HubParts,
  { client, configuration }: Connection,
  { state, nonce, verifier }: Flow,
  creates: boolean,
): Promise<string> {
  const prompts = configuration.serverMetadata()['prompt_values_supported']
  return client.buildAuthorizationUrl(configuration, {
    redirect_uri: callbackOf(parts),
    scope: SCOPE,
    state,
    nonce,
    max_age: String(LONGEST_LOGIN),
    code_challenge: await client.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    ...(creates && Array.isArray(prompts) && prompts.includes('create') ? { prompt: 'create' } : {}),
  }).href
}

async function leaveForHub(
  parts: HubParts,
  hub: Hub,
  returnTo: string,
  creates: boolean,
  reply: FastifyReply,
): Promise<string> {
  const connection = await hub.connect()
  const { randomNonce, randomPKCECodeVerifier, randomState } = connection.client
  const flow: Flow = {
    issuer: hub.issuer,
    state: randomState(),
    nonce: randomNonce(),
    verifier: randomPKCECodeVerifier(),
    returnTo,
  }
  const address = await addressAtHub(parts, connection, flow, creates)
  writeHubCookie(
    parts,
    reply,
    'hub_flow',
    parts.seals.flow.close(flow, parts.clock().getTime() + FLOW_SECONDS * 1000),
    FLOW_SECONDS,
  )
  return address
}

/**
 * Returns the address for 'Continue to login': the hub if one is set, otherwise our own page. If the hub is away, it is
 * the page before, with the reason.
 */
export async function startLogin(
  parts: HubParts,
  query: { returnTo?: string | undefined; create?: string | undefined },
  reply: FastifyReply,
): Promise<string> {
  const creates = query.create !== undefined
  if (parts.hub === undefined) return creates ? '/signup' : '/login'
  const returnTo = ownPath(query.returnTo, AFTER_LOGIN)
  try {
    return await leaveForHub(parts, parts.hub, returnTo, creates, reply)
  } catch (fault) {
    return pageWithError(returnTo, noteFailure(parts, fault))
  }
}
