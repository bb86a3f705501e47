import { expect } from 'vitest'
import { hubCalls, HUB_ADDRESSES, FROM_HUB_PAGE } from '#contract/hub.ts'
import { secondFactorCalls } from '#contract/second-factor.ts'
import { users } from '#server/features/accounts/index.ts'
import { accountsCalls } from '#contract/accounts.ts'
import { startForgingHub, type Forgery } from '../../../../tests/support/forging-hub.ts'
import { HUB_CLIENT } from '../../../../tests/support/hub.ts'
import { openAddress, test } from '../../../../tests/support/hub-test.ts'

const now = (): number => Math.floor(Date.now() / 1000)

test("an honest hub: believed, also with an access token's hash and a slightly wrong clock", async ({
  visitForged,
  comeBack,
  forger,
}) => {
  for (const claims of [
    {},
    { at_hash: '2Sv7HkXLd1ZwVPWUHPZ5Eg' },
    { iat: now() + 15, exp: now() + 60 },
    { exp: now() - 10 },
  ]) {
    forger.forgery = { claims: 'at_hash' in claims ? { at_hash: await halfHash('an access token') } : claims }
    expect((await comeBack(visitForged())).location).toBe(FROM_HUB_PAGE)
  }
})

const halfHash = async (token: string): Promise<string> =>
  Buffer.from(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token)))
    .subarray(0, 16)
    .toString('base64url')

const FORGERIES: readonly [what: string, Forgery][] = [
  ['without a signature [ASVS V9.1.2]', { signer: 'nobody' }],
  ["signed with the client's secret instead of a key [ASVS V9.1.2]", { signer: 'client' }],
  ['signed by a stranger [ASVS V9.1.1]', { signer: 'stranger' }],
  [
    'signed by a stranger who brings a key along [ASVS V9.1.3]',
    { signer: 'stranger', header: { jwk: { kty: 'EC', crv: 'P-256', x: 'x', y: 'y' }, kid: 'strange' } },
  ],
  [
    'signed by a stranger who names a place of keys [ASVS V9.1.3]',
    { signer: 'stranger', header: { jku: 'http://127.0.0.1:1/keys', x5u: 'http://127.0.0.1:1/cert' } },
  ],
  ['of another hub', { claims: { iss: 'https://other.example' } }],
  ['for another site [ASVS V10.5.4] [ASVS V9.2.3]', { claims: { aud: 'another' } }],
  ['for several sites, handed on by another [ASVS V10.5.4]', { claims: { aud: ['funda', 'another'], azp: 'another' } }],
  ['of another login: a wrong nonce [ASVS V10.5.1]', { claims: { nonce: 'another' } }],
  ['of another login: no nonce [ASVS V10.5.1]', { claims: { nonce: undefined } }],
  ['whose time is over [ASVS V9.2.1]', { claims: { iat: 1, exp: 2 } }],
  ['without an end [ASVS V9.2.1]', { claims: { exp: undefined } }],
  ['whose time has not begun [ASVS V9.2.1]', { claims: { nbf: 99_999_999_999 } }],
  ['of a login of which the time is not known [ASVS V6.8.4]', { claims: { auth_time: undefined } }],
  ['of a login that is older than any session here [ASVS V6.8.4]', { claims: { auth_time: now() - 100 * 86_400 } }],
  ['about nobody', { claims: { sub: undefined } }],
  ['about somebody without an end', { claims: { sub: '7'.repeat(256) } }],
  ["with another access token's hash", { claims: { at_hash: 'another' } }],
]

for (const [what, forgery] of FORGERIES) {
  test(`login by a forged hub: fails with an ID token ${what}`, async ({ visitForged, comeBack, forger, database }) => {
    forger.forgery = forgery
    const browser = visitForged()
    expect((await comeBack(browser)).location).toBe('/learn?login=failed')
    expect([await database.$count(users), (await browser.send(accountsCalls.getMe)).body]).toEqual([
      0,
      { account: null },
    ])
  })
}

test('hub login as reauthentication: one of an hour ago doesn’t count [ASVS V6.8.4]', async ({
  visitForged,
  comeBack,
  forger,
}) => {
  const browser = visitForged()
  const begin = async (secondsAgo: number) => {
    forger.forgery = { claims: { auth_time: now() - secondsAgo } }
    await comeBack(browser)
    return (await browser.send(secondFactorCalls.beginSecondFactor)).body
  }
  await comeBack(browser)
  await browser.send(hubCalls.signUpNewcomer, {
    firstName: 'Nomsa',
    lastName: 'Dlamini',
    username: 'nomsa',
    termsAccepted: true,
    ageBand: 'adult',
  })
  expect(await begin(3600)).toMatchObject({ error: { code: 'proof-needed' } })
  expect(await begin(5)).toMatchObject({ secret: expect.any(String) })
  expect(await begin(-20)).toMatchObject({ secret: expect.any(String) })
})

test('ID token: one with a changed part, or none at all, is refused [ASVS V6.8.2] [ASVS V9.1.1]', async ({
  visitForged,
  comeBack,
  forger,
}) => {
  const browser = visitForged()
  const token = await forger.sign({ iss: forger.issuer, sub: '1', aud: 'funda', iat: now(), exp: now() + 60 })
  for (const [index, part] of token.split('.').entries()) {
    const parts = token.split('.')
    parts[index] = `${part[0] === 'a' ? 'b' : 'a'}${part.slice(1)}`
    forger.tokens = { id_token: parts.join('.') }
    expect((await comeBack(browser)).location).toBe('/learn?login=failed')
  }
  forger.tokens = { id_token: undefined }
  expect((await comeBack(browser)).location).toBe('/learn?login=failed')
})

test('ID token: a logout token or an access token in its place is refused [ASVS V9.2.2]', async ({
  visitForged,
  comeBack,
  forger,
}) => {
  const browser = visitForged()
  for (const token of [
    await forger.sign(
      {
        iss: forger.issuer,
        sub: '1',
        aud: 'funda',
        iat: now(),
        exp: now() + 60,
        jti: '1',
        events: { 'http://schemas.openid.net/event/backchannel-logout': {} },
      },
      { header: { typ: 'logout+jwt' } },
    ),
    'an access token',
  ]) {
    forger.tokens = { id_token: token }
    expect((await comeBack(browser)).location).toBe('/learn?login=failed')
  }
})

test("a bad state or another hub's answer: the code isn't exchanged [ASVS V10.2.1] [ASVS V10.2.2]", async ({
  visitForged,
  comeBack,
  forger,
}) => {
  const other = await startForgingHub(HUB_CLIENT)
  for (const [query, code] of [
    [{ state: 'another' }, 'over'],
    [{ state: undefined }, 'over'],
    [{ state: '' }, 'over'],
    [{ iss: other.issuer }, 'failed'],
    [{ iss: undefined }, 'failed'],
    [{ iss: `${forger.issuer}/` }, 'failed'],
    [{ code: undefined }, 'failed'],
    [{ code: undefined, error: 'access_denied', iss: other.issuer }, 'failed'],
    [{ response: 'x' }, 'failed'],
  ] as const) {
    expect([query, (await comeBack(visitForged(), query)).location]).toEqual([query, `/learn?login=${code}`])
  }
  expect([forger.asked.includes('/token'), other.asked]).toEqual([false, []])
  await other.close()
})

test.for([
  ['access_denied', 'refused'],
  ['temporarily_unavailable', 'unavailable'],
  ['server_error', 'unavailable'],
  ['login_required', 'failed'],
  ['<script>alert(1)</script>', 'failed'],
])(
  'hub answers %s: the login ends with the message %s [S2.17]',
  async ([error = '', code = ''], { visitForged, comeBack, logged }) => {
    const { location } = await comeBack(visitForged(), {
      code: undefined,
      error,
      error_description: 'Nomsa Dlamini <b>',
      error_uri: 'https://evil.example',
    })
    expect(location).toBe(`/learn?login=${code}`)
    expect(logged.join('\n')).not.toMatch(/Nomsa|script|evil/)
  },
)

test('a hub that is down, silent, endless or wrong: reported as away, others work [S8.05]', async ({
  visitAt,
  impatientApp,
  forgedApp,
  forger,
}) => {
  const lead = async (app = impatientApp) =>
    (await openAddress(visitAt(app), `${HUB_ADDRESSES.login}?returnTo=/learn`)).headers.location
  const discovery = '/.well-known/openid-configuration'
  const json = { 'content-type': 'application/json' }
  for (const instead of [
    (response) => response.destroy(),
    () => {},
    (response) => response.writeHead(500).end(),
    (response) => response.writeHead(200, json).end('{"issuer":'),
    (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Log in to the network</h1>'),
    (response) => response.writeHead(200, json).end('[]'),
    (response) => response.writeHead(200, json).end('null'),
    (response) => response.writeHead(302, { location: '/elsewhere' }).end(),
    (response) => response.writeHead(200, json).end(`"${'x'.repeat(300_000)}"`),
    (response) => {
      response.writeHead(200, json).write('{')
    },
  ] satisfies (typeof forger.instead)[string][]) {
    forger.instead = { [discovery]: instead }
    expect(await lead()).toBe('/learn?login=unavailable')
  }
  expect(forger.asked).not.toContain('/elsewhere')
  expect((await impatientApp.inject('/api/health')).statusCode).toBe(200)
  forger.instead = {}
  expect(await lead(forgedApp)).toContain(`${forger.issuer}/authorize`)
})

test('hub silent or failing when the browser returns: reported as unavailable', async ({
  visitForged,
  impatientApp,
  comeBack,
  forger,
}) => {
  for (const path of ['/token', '/keys']) {
    for (const instead of [
      () => {},
      (response: { writeHead: (status: number) => { end: () => void } }) => response.writeHead(503).end(),
    ]) {
      forger.instead = { [path]: instead }
      expect([path, (await comeBack(visitForged(), {}, impatientApp)).location]).toEqual([
        path,
        '/learn?login=unavailable',
      ])
    }
  }
})

test('hub metadata: with another issuer or none, the login is unavailable [ASVS V10.5.3]', async ({
  visitForged,
  forger,
}) => {
  for (const issuer of ['https://other.example', `${forger.issuer}/realm`, undefined, 7]) {
    forger.metadata = { issuer }
    expect((await openAddress(visitForged(), HUB_ADDRESSES.login)).headers.location).toBe(
      '/adults-dashboard?login=unavailable',
    )
  }
})

test("hub metadata: addresses outside the hub's own origin are never requested [ASVS V1.3.6]", async ({
  buildTestApp,
  visitAt,
  visitForged,
  comeBack,
  forger,
}) => {
  const canary = await startForgingHub(HUB_CLIENT)
  for (const name of ['token_endpoint', 'jwks_uri', 'userinfo_endpoint']) {
    for (const address of [
      `${canary.issuer}/token`,
      canary.issuer.replace('127.0.0.1', 'localhost'),
      'http://169.254.169.254/latest',
      'file:///etc/passwd',
      'gopher://127.0.0.1/',
    ]) {
      forger.metadata = { [name]: address }
      const app = await buildTestApp({
        config: {
          origin: 'http://localhost:3000',
          secret: 'a secret for tests, long enough',
          hub: { issuer: forger.issuer, ...HUB_CLIENT },
        },
      })
      expect([name, address, (await comeBack(visitAt(app))).location]).toEqual([
        name,
        address,
        expect.stringMatching(/^\/learn\?login=(unavailable|failed)$/),
      ])
    }
  }
  for (const name of ['authorization_endpoint', 'end_session_endpoint']) {
    forger.metadata = { [name]: 'javascript:alert(1)' }
    expect((await openAddress(visitForged(), HUB_ADDRESSES.login)).headers.location).toBe(
      '/adults-dashboard?login=unavailable',
    )
  }
  expect(canary.asked).toEqual([])
  await canary.close()
})
