import { decodeProtectedHeader } from 'jose'
import type { TokenEndpointResponse, TokenEndpointResponseHelpers } from 'openid-client'
import type { HubClaims } from '#core/hub/suggest-names.ts'
import { showedTwoFactors } from '#core/hub/two-factors-at-hub.ts'
import { requireTokenOf } from '#server/features/hub/check-token-hash.ts'
import { HubFailure } from '#server/features/hub/hub-failure.ts'
import { callbackOf, type Flow, type HubParts } from '#server/features/hub/hub-parts.ts'
import type { Connection, Hub } from '#server/features/hub/open-hub.ts'
import { LONGEST_LOGIN, SIGNATURES } from '#server/features/hub/policy.ts'

/** Verified identity of a person at the hub. */
export type HubPerson = {
  subject: string
  sid: string | undefined
  idToken: string
  /** Time of the login at the hub, in seconds since 1970; it may be long ago. */
  authTime: number
  /** True if the hub says that they showed two factors then. */
  hadTwoFactors: boolean
  /** Reads the claims of the ID token, and more from the hub's page about the person; see `readClaims`. */
  readClaims: () => Promise<HubClaims>
}

type Tokens = TokenEndpointResponse & TokenEndpointResponseHelpers

/** Longest number of a person at a hub (OpenID Connect Core, 2). */
const SUBJECT_MAX_LENGTH = 255

const textOf = (value: unknown, longest: number): string | undefined =>
  typeof value === 'string' && value !== '' && value.length <= longest ? value : undefined

function readTokens({ client, configuration }: Connection, tokens: Tokens): HubPerson {
  const claims = tokens.claims()
  const idToken = tokens.id_token
  const subject = textOf(claims?.sub, SUBJECT_MAX_LENGTH)
  if (claims === undefined || idToken === undefined || subject === undefined)
    throw new HubFailure('failed', 'it does not say who it is')
  const { alg = '' } = decodeProtectedHeader(idToken)
  if (!SIGNATURES.includes(alg)) throw new HubFailure('failed', 'its signature is of no kind that is taken')
  requireTokenOf(claims['at_hash'], alg, tokens.access_token)
  const hasPage = configuration.serverMetadata().userinfo_endpoint !== undefined
  return {
    subject,
    sid: textOf(claims['sid'], SUBJECT_MAX_LENGTH),
    idToken,
    authTime: claims.auth_time ?? 0,
    hadTwoFactors: showedTwoFactors(claims),
    readClaims: async () => ({
      ...claims,
      ...(hasPage ? await client.fetchUserInfo(configuration, tokens.access_token, subject) : {}),
    }),
  }
}

/**
 * Exchanges the browser's code at the hub and verifies the answer. It checks the issuer (`iss` beside the code and in
 * the token) and the audience (`aud`). It checks the login (`state`, `nonce`, PKCE), the times, and the signature by a
 * key of the hub.
 */
export async function askHub(parts: HubParts, hub: Hub, flow: Flow, query: string): Promise<HubPerson> {
  const connection = await hub.connect()
  const { client, configuration } = connection
  const tokens = await client.authorizationCodeGrant(configuration, new URL(`${callbackOf(parts)}?${query}`), {
    expectedState: flow.state,
    expectedNonce: flow.nonce,
    pkceCodeVerifier: flow.verifier,
    idTokenExpected: true,
    maxAge: LONGEST_LOGIN,
  })
  return readTokens(connection, tokens)
}
