import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, SignJWT, type JWTHeaderParameters } from 'jose'

/** Difference between one answer of the hub and an honest one. */
export type Forgery = {
  /** Claims that differ; those that are undefined are left out. */
  claims?: Record<string, unknown>
  header?: Partial<JWTHeaderParameters>
  /** Signer of the token: the hub, a stranger's key, nobody, or a party with the client's secret. */
  signer?: 'hub' | 'stranger' | 'nobody' | 'client'
}

/** A hub that says whatever a test has it say. */
export type ForgingHub = {
  issuer: string
  /** Requests to the hub, by path. */
  asked: string[]
  /** The nonce of the login that is on its way. */
  nonce: string
  /** The ID token is forged so. */
  forgery: Forgery
  /** Changes to the discovery document. */
  metadata: Record<string, unknown>
  /** Takes the place of the honest answer at a path. */
  instead: Record<string, (response: ServerResponse) => void>
  /** The answer of the token endpoint, beside the ID token; `id_token: undefined` leaves it out. */
  tokens: Record<string, unknown>
  sign: (claims: Record<string, unknown>, forgery?: Forgery) => Promise<string>
  close: () => Promise<void>
}

type Keys = { own: CryptoKey; strange: CryptoKey; published: object }

async function makeKeys(): Promise<Keys> {
  const [own, strange] = await Promise.all([generateKeyPair('ES256'), generateKeyPair('ES256')])
  return {
    own: own.privateKey,
    strange: strange.privateKey,
    published: { keys: [{ ...(await exportJWK(own.publicKey)), kid: 'own', use: 'sig', alg: 'ES256' }] },
  }
}

const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url')

async function sign(
  keys: Keys,
  clientSecret: string,
  honest: Record<string, unknown>,
  { claims = {}, header = {}, signer = 'hub' }: Forgery,
): Promise<string> {
  const payload = { ...honest, ...claims }
  if (signer === 'nobody') return `${encode({ alg: 'none', ...header })}.${encode(payload)}.`
  const token = new SignJWT(payload).setProtectedHeader({
    alg: signer === 'client' ? 'HS256' : 'ES256',
    kid: 'own',
    ...header,
  })
  return token.sign(
    signer === 'client' ? new TextEncoder().encode(clientSecret) : signer === 'stranger' ? keys.strange : keys.own,
  )
}

/** Starts a forging hub on a free port. */
export async function startForgingHub({
  clientId,
  clientSecret,
}: {
  clientId: string
  clientSecret: string
}): Promise<ForgingHub> {
  const keys = await makeKeys()
  const server = createServer((request, response) => void answer(request.url?.split('?')[0] ?? '', response)).listen(
    0,
    '127.0.0.1',
  )
  await once(server, 'listening')
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const hub: ForgingHub = {
    issuer,
    asked: [],
    nonce: '',
    forgery: {},
    metadata: {},
    instead: {},
    tokens: {},
    sign: (claims, forgery = {}) => sign(keys, clientSecret, claims, forgery),
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
  const now = (): number => Math.floor(Date.now() / 1000)
  const honest: Record<string, () => Promise<object>> = {
    '/.well-known/openid-configuration': async () => ({
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/keys`,
      end_session_endpoint: `${issuer}/logout`,
      id_token_signing_alg_values_supported: ['ES256'],
      authorization_response_iss_parameter_supported: true,
      ...hub.metadata,
    }),
    '/keys': async () => keys.published,
    '/token': async () => ({
      access_token: 'an access token',
      token_type: 'Bearer',
      expires_in: 60,
      id_token: await hub.sign(
        {
          iss: issuer,
          sub: '1',
          aud: clientId,
          nonce: hub.nonce,
          iat: now(),
          exp: now() + 60,
          auth_time: now(),
          given_name: 'Nomsa',
        },
        hub.forgery,
      ),
      ...hub.tokens,
    }),
  }
  async function answer(path: string, response: ServerResponse): Promise<void> {
    hub.asked.push(path)
    const instead = hub.instead[path]
    if (instead) return instead(response)
    const body = await honest[path]?.()
    return void response
      .writeHead(body ? 200 : 404, { 'content-type': 'application/json' })
      .end(JSON.stringify(body ?? {}))
  }
  return hub
}
