import { generateKeyPairSync } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { Provider, type Claims, type Context } from 'oidc-provider'
import MemoryAdapter from 'oidc-provider/lib/adapters/memory_adapter.js'

/** A real OpenID provider on this machine. */
export type TestHub = {
  issuer: string
  /** Everybody who can log in, by the number that the hub has for them. */
  people: Map<string, Claims>
  /** Results of the hub's logout notices; empty for an accepted one. */
  notices: string[]
  /** Begins to serve the site at `origin`; `logoutAt` is where notices are sent. */
  serve: (site: { origin: string; logoutAt?: string }) => void
  close: () => Promise<void>
}

export const HUB_CLIENT = { clientId: 'funda', clientSecret: 'what only the hub and the site know' }

const page = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title>` +
  `<link rel="icon" href="data:,"></head><body><main><h1>${title}</h1>${body}</main></body></html>`

const loginPage = (uid: string): string =>
  page(
    'Hub login',
    `<form method="post" action="/interaction/${uid}/login"><label>Number <input name="number"></label>` +
      `<button>Log in at the hub</button></form><a href="/interaction/${uid}/refuse">Refuse</a>`,
  )

let key: JsonWebKey | undefined

/** Made once: the making takes longer than a test. */
const hubKey = (): JsonWebKey =>
  (key ??= generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' }))

function createProvider(
  issuer: string,
  people: TestHub['people'],
  { origin, logoutAt }: { origin: string; logoutAt?: string },
): Provider {
  return new Provider(issuer, {
    // The provider asks nothing on its own machine otherwise.
    fetch: (url: string, options: object) => fetch(url, { ...options, dispatcher: undefined } as RequestInit),
    adapter: (model: string) => new MemoryAdapter(model),
    clients: [
      {
        client_id: HUB_CLIENT.clientId,
        client_secret: HUB_CLIENT.clientSecret,
        redirect_uris: [`${origin}/api/hub/callback`],
        post_logout_redirect_uris: [`${origin}/`],
        ...(logoutAt === undefined
          ? {}
          : { backchannel_logout_uri: logoutAt, backchannel_logout_session_required: true }),
      },
    ],
    jwks: { keys: [{ ...hubKey(), kid: 'hub', use: 'sig', alg: 'RS256' }] },
    cookies: { keys: ['a key of the tests'] },
    pkce: { required: () => true },
    claims: {
      openid: ['sub'],
      profile: ['name', 'given_name', 'family_name', 'preferred_username', 'birthdate'],
      email: ['email', 'email_verified'],
    },
    findAccount: async (_context: unknown, id: string) =>
      people.has(id) ? { accountId: id, claims: async () => ({ sub: id, ...people.get(id) }) } : undefined,
    ttl: { AuthorizationCode: 60, IdToken: 600, AccessToken: 600, Grant: 3600, Session: 3600, Interaction: 600 },
    interactions: { url: (_context: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
    features: {
      devInteractions: { enabled: false },
      backchannelLogout: { enabled: true },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: async (context: Context, form: string) => {
          context.body = page(
            'Hub logout',
            `${form}<button form="op.logoutForm" name="logout" value="yes">Log out at the hub</button>`,
          )
        },
      },
    },
  })
}

/** Answers for a person who logs in at the hub and agrees at once to the site's request. */
async function finish(provider: Provider, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { params, uid, session } = await provider.interactionDetails(request, response)
  if (request.url?.endsWith('/refuse') === true)
    return provider.interactionFinished(request, response, { error: 'access_denied', error_description: 'refused' })
  const accountId =
    request.method === 'POST' ? new URLSearchParams(await text(request)).get('number') : session?.accountId
  if (typeof accountId !== 'string') {
    response.setHeader('content-type', 'text/html; charset=utf-8').end(loginPage(uid))
    return undefined
  }
  const grant = new provider.Grant({ accountId, clientId: String(params['client_id']) })
  grant.addOIDCScope(String(params['scope']))
  return provider.interactionFinished(request, response, {
    login: { accountId },
    consent: { grantId: await grant.save() },
  })
}

/** Starts a hub on a free port. It answers once it knows which site it serves. */
export async function startHub(): Promise<TestHub> {
  let answer: (request: IncomingMessage, response: ServerResponse) => Promise<void> = async (_request, response) =>
    void response.writeHead(503).end()
  const server = createServer((request, response) => {
    void answer(request, response)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const people: TestHub['people'] = new Map()
  const notices: string[] = []
  return {
    issuer,
    people,
    notices,
    serve: (site) => {
      const provider = createProvider(issuer, people, site)
      provider.on('backchannel.success', () => notices.push(''))
      provider.on('backchannel.error', (_context, error) => notices.push(String(error)))
      const callback = provider.callback()
      answer = (request, response) =>
        request.url?.startsWith('/interaction/') === true
          ? finish(provider, request, response)
          : callback(request, response)
    },
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
