import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { HUB_ADDRESSES } from '#contract/hub.ts'
import { ORIGIN, test as appTest, type Visitor } from './app-test.ts'
import { startForgingHub, type ForgingHub } from './forging-hub.ts'
import { HUB_CLIENT, startHub, type TestHub } from './hub.ts'

const SECRET = 'a secret for tests, long enough'

/** Login that returns from the hub: the next address, and the query of the return. */
type Return = { answer: LightMyRequestResponse; location: string; query: string }

type Fixtures = {
  /** A real provider, and a server whose hub it is; the server listens, so that the hub reaches it. */
  hub: TestHub
  hubApp: FastifyInstance
  /** A new browser in front of `hubApp`. */
  visitHub: () => Visitor
  /** Logs in through the real hub; `person` undefined refuses there. */
  /** The same in two steps: what the hub sends back with the browser, and coming back with it. */
  leave: (browser: Visitor, person: string | undefined, returnTo?: string) => Promise<string>
  comeBackWith: (browser: Visitor, query: string) => Promise<Return>
  logIn: (browser: Visitor, person: string | undefined, returnTo?: string) => Promise<Return>
  /** Logs out at the real hub, on the page of the address; returns the hub's next address. */
  logOutAtHub: (browser: Visitor, address: string) => Promise<string | null>
  forger: ForgingHub
  /** A server whose hub is the forger. */
  forgedApp: FastifyInstance
  /** App that hardly waits for the hub. It is only for a silent hub, since a busy machine is slow too. */
  impatientApp: FastifyInstance
  /** A new browser in front of `forgedApp`. */
  visitForged: () => Visitor
  /**
   * Begins a login at the forger and returns, on request to another server `at`. `query` replaces the hub's own query.
   */
  comeBack: (browser: Visitor, query?: Record<string, string | undefined>, at?: FastifyInstance) => Promise<Return>
}

/** Opens an address as a browser's own tab does, and keeps the cookies. */
export async function openAddress(browser: Visitor, url: string): Promise<LightMyRequestResponse> {
  const response = await browser.app.inject({
    url,
    headers: {
      host: 'localhost:3000',
      cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    },
  })
  for (const { name, value, maxAge } of response.cookies) {
    if (maxAge === 0) browser.cookies.delete(name)
    else browser.cookies.set(name, value)
  }
  return response
}

/** Cookies of each browser for the hub. */
const hubCookies = new WeakMap<Visitor, Map<string, string>>()

function hubCookiesOf(browser: Visitor): Map<string, string> {
  const kept = hubCookies.get(browser) ?? new Map<string, string>()
  hubCookies.set(browser, kept)
  return kept
}

async function openAtHub(url: string, cookies: Map<string, string>, body?: string): Promise<Response> {
  const response = await fetch(url, {
    redirect: 'manual',
    headers: {
      cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      ...(body === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded' }),
    },
    ...(body === undefined ? {} : { method: 'POST', body }),
  })
  for (const line of response.headers.getSetCookie())
    cookies.set(line.split('=', 1)[0] ?? '', line.split(';', 1)[0]?.replace(/^[^=]*=/, '') ?? '')
  return response
}

/** Goes through the hub's pages until it leads back to the site. */
async function passHub(address: string, person: string | undefined, cookies: Map<string, string>): Promise<string> {
  let [url, body]: [string, string | undefined] = [address, undefined]
  for (let step = 0; step < 12 && !url.startsWith(ORIGIN); step++) {
    const response: Response = await openAtHub(url, cookies, body)
    const next: string | null = response.headers.get('location')
    const page = next === null ? await response.text() : ''
    if (next === null && !page.includes('/login"')) throw new Error(`The hub answered with ${response.status}: ${page}`)
    ;[url, body] =
      next !== null
        ? [new URL(next, url).href, undefined]
        : person === undefined
          ? [`${url}/refuse`, undefined]
          : [`${url}/login`, `number=${person}`]
  }
  return new URL(url).search.slice(1)
}

const returnWith = async (browser: Visitor, query: string): Promise<Return> => {
  const answer = await openAddress(browser, `${HUB_ADDRESSES.callback}?${query}`)
  return { answer, location: String(answer.headers.location), query }
}

/** A vitest `test` with hubs: a real one, and one that forges. */
export const test = appTest.extend<Fixtures>({
  hub: async ({}, use) => {
    const hub = await startHub()
    await use(hub)
    await hub.close()
  },
  hubApp: async ({ hub, buildTestApp }, use) => {
    const app = await buildTestApp({
      config: { origin: ORIGIN, secret: SECRET, hub: { issuer: hub.issuer, ...HUB_CLIENT } },
    })
    const address = await app.listen({ host: '127.0.0.1', port: 0 })
    hub.serve({ origin: ORIGIN, logoutAt: `${address}${HUB_ADDRESSES.logout}` })
    await use(app)
  },
  visitHub: async ({ hubApp, visitAt }, use) => use(() => visitAt(hubApp)),
  leave: async ({}, use) =>
    use(async (browser, person, returnTo) => {
      const start = await openAddress(
        browser,
        `${HUB_ADDRESSES.login}${returnTo === undefined ? '' : `?returnTo=${encodeURIComponent(returnTo)}`}`,
      )
      return passHub(String(start.headers.location), person, hubCookiesOf(browser))
    }),
  comeBackWith: async ({}, use) => use(returnWith),
  logIn: async ({ leave }, use) =>
    use(async (browser, person, returnTo) => returnWith(browser, await leave(browser, person, returnTo))),
  logOutAtHub: async ({}, use) =>
    use(async (browser, address) => {
      const cookies = hubCookiesOf(browser)
      const page = await (await openAtHub(address, cookies)).text()
      const [, action = '', xsrf = ''] = /action="([^"]+)".*name="xsrf" value="([^"]+)"/.exec(page) ?? []
      return (await openAtHub(action, cookies, `xsrf=${xsrf}&logout=yes`)).headers.get('location')
    }),
  forger: async ({}, use) => {
    const hub = await startForgingHub(HUB_CLIENT)
    await use(hub)
    await hub.close()
  },
  forgedApp: async ({ forger, buildTestApp }, use) =>
    use(
      await buildTestApp({ config: { origin: ORIGIN, secret: SECRET, hub: { issuer: forger.issuer, ...HUB_CLIENT } } }),
    ),
  impatientApp: async ({ forger, buildTestApp }, use) =>
    use(
      await buildTestApp({
        config: { origin: ORIGIN, secret: SECRET, hub: { issuer: forger.issuer, ...HUB_CLIENT } },
        hubPatience: 300,
      }),
    ),
  visitForged: async ({ forgedApp, visitAt }, use) => use(() => visitAt(forgedApp)),
  comeBack: async ({ forger }, use) =>
    use(async (browser, query = {}, at = browser.app) => {
      const start = await openAddress(browser, `${HUB_ADDRESSES.login}?returnTo=/learn`)
      const asked = new URL(String(start.headers.location), ORIGIN).searchParams
      forger.nonce = asked.get('nonce') ?? ''
      const honest = { code: 'a-code', state: asked.get('state') ?? '', iss: forger.issuer }
      const sent = Object.entries({ ...honest, ...query }).flatMap(([name, value]) =>
        value === undefined ? [] : [[name, value]],
      )
      return returnWith({ ...browser, app: at }, new URLSearchParams(sent).toString())
    }),
})
