import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { accountsCalls } from '#contract/accounts.ts'
import type { Call } from '#contract/call.ts'
import { CALLS as EVERY_CALL } from '#contract/calls.ts'
import { FIELD_CODES } from '#contract/errors.ts'
import { users } from '#server/features/accounts/index.ts'
import { ORIGIN, signUpInput, test } from '../../tests/support/app-test.ts'

const CALLS: readonly Call[] = Object.values(EVERY_CALL)
const CHANGING = CALLS.filter(([method]) => method !== 'GET')
const signUp = accountsCalls.signUp[1]
const FAILURE_CODES = FIELD_CODES.join('|')

test('health check: 200 while the database answers, 503 with a retry time otherwise', async ({
  buildTestApp,
  database,
}) => {
  const well = await (await buildTestApp()).inject({ url: '/api/health' })
  expect([well.statusCode, well.json()]).toEqual([200, { status: 'ok' }])
  const away = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' })
  const lost = new Proxy(database, {
    get: (target, key, self) => (key === 'execute' ? () => Promise.reject(away) : Reflect.get(target, key, self)),
  })
  const ill = await (await buildTestApp({ database: lost })).inject({ url: '/api/health' })
  expect([ill.statusCode, ill.headers['retry-after'], ill.json()]).toEqual([
    503,
    '5',
    { error: { code: 'unavailable', message: "The database can't be reached; try again in a moment", retryAfter: 5 } },
  ])
})

test('OpenAPI description: lists exactly the calls of the contract', async ({ app }) => {
  const description = (await app.inject({ url: '/api/openapi.json' })).json<{
    openapi: string
    paths: Record<string, object>
  }>()
  expect(description.openapi).toMatch(/^3\.1/)
  const described = Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  )
  expect(described.toSorted()).toEqual(CALLS.map((call) => call.join(' ')).toSorted())
})

test('unknown calls: an unknown path or another method gets 404 as JSON', async ({ app }) => {
  for (const [method, url] of [
    ['GET', '/api/unknown'],
    ['POST', '/api/'],
    ['DELETE', '/api/health'],
    ['GET', signUp],
    ['PUT', signUp],
  ] as const) {
    const { statusCode, body } = await app.inject({ method, url, ...(method === 'PUT' ? { payload: {} } : {}) })
    expect([method, url, statusCode, JSON.parse(body)]).toMatchObject([
      method,
      url,
      404,
      { error: { code: 'not-found' } },
    ])
  }
})

for (const [method, url] of CHANGING) {
  test(`${method} ${url}: a request from a foreign origin is refused [ASVS V3.5.1]`, async ({ app, database }) => {
    for (const headers of [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: 'http://localhost:3000.evil.example' },
      { origin: 'https://evil.example/http://localhost:3000' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'http://localhost:3001' },
      { origin: 'http://192.168.0.9:3000', 'sec-fetch-site': 'cross-site' },
    ]) {
      const answer = await app.inject({
        method,
        url,
        headers: { host: '192.168.0.9:3000', ...headers },
        payload: signUpInput('nomsa'),
      })
      expect([headers, answer.statusCode, answer.json()]).toMatchObject([
        headers,
        403,
        { error: { code: 'foreign-origin' } },
      ])
    }
    expect(await database.$count(users)).toBe(0)
  })

  test(`${method} ${url}: content types other than JSON are refused [ASVS V3.5.2]`, async ({ app, database }) => {
    const payload = JSON.stringify(signUpInput('nomsa'))
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'application/xml',
      'application/jsonp',
      ' text/plain;application/json',
    ]) {
      const { statusCode } = await app.inject({
        method,
        url,
        headers: { origin: ORIGIN, host: 'localhost:3000', 'content-type': type },
        payload,
      })
      expect([type, statusCode]).toEqual([type, 415])
    }
    expect(await database.$count(users)).toBe(0)
  })

  test(`${method} ${url}: unreadable input gets 400 in the shape of all errors`, async ({ app }) => {
    for (const payload of ['', 'null', '[]', '{', '"text"', '{"__proto__":{"a":1}}', '{"a":1,"a":']) {
      const answer = await app.inject({ method, url, headers: { 'content-type': 'application/json' }, payload })
      expect([payload, answer.statusCode, answer.json()]).toMatchObject([
        payload,
        400,
        { error: { code: 'invalid-input', fields: { input: expect.stringMatching(FAILURE_CODES) } } },
      ])
    }
  })

  test(`${method} ${url}: a body of more than 256 KB is refused`, async ({ app }) => {
    const answer = await app.inject({ method, url, payload: { events: ['x'.repeat(1024 * 1024)] } })
    expect([answer.statusCode, answer.json()]).toMatchObject([413, { error: { code: 'too-large' } }])
  })
}

test("origin check: accepts the configured origin and any equal to the request's own host", async ({ app }) => {
  for (const [host, origin] of [
    ['192.168.0.9:3000', 'http://192.168.0.9:3000'],
    ['proxy.internal', ORIGIN],
    ['funda.example', 'http://funda.example'],
  ] as const) {
    expect(
      (await app.inject({ method: 'POST', url: accountsCalls.signOut[1], headers: { host, origin }, payload: {} }))
        .statusCode,
    ).toBe(200)
  }
})

test('security headers: in every answer, with no CORS access and no server name', async ({ app }) => {
  for (const url of ['/', '/api/health', '/api/unknown']) {
    const { headers } = await app.inject({ url })
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'strict-origin' })
    expect(headers['permissions-policy']).toContain('camera=(), ')
    expect(headers['permissions-policy']).toMatch(/microphone=\(self\)$/)
    if (url.startsWith('/api/')) expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
    else expect(headers['x-request-id']).toBeUndefined()
    for (const name of ['access-control-allow-origin', 'strict-transport-security', 'x-powered-by', 'server'])
      expect(headers[name]).toBeUndefined()
    expect(headers['content-security-policy']).not.toContain('upgrade-insecure-requests')
  }
})

test('https origin: answers carry HSTS for a year and upgrade insecure requests', async ({ buildTestApp }) => {
  const app = await buildTestApp({
    config: { origin: 'https://funda.example', secret: 'a secret for tests, long enough' },
  })
  const { headers } = await app.inject({ url: '/api/health' })
  expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
  expect(headers['content-security-policy']).toContain('upgrade-insecure-requests')
})

test('API answers: always JSON and never cached [ASVS V14.2.2] [ASVS V4.1.1]', async ({ app }) => {
  for (const [method, url] of CALLS) {
    const { headers } = await app.inject({ method, url, ...(method === 'GET' ? {} : { payload: {} }) })
    expect([url, headers['cache-control'], headers['content-type']]).toEqual([
      url,
      'no-store',
      'application/json; charset=utf-8',
    ])
  }
})

test('a fault: the answer holds no internals, the log no person [ASVS V13.4.2] [ASVS V16.3.4] [ASVS V16.5.1]', async ({
  buildTestApp,
  visit,
  database,
  logged,
}) => {
  const broken = new Proxy(database, {
    get: (target, key, self) =>
      key === 'select' ? () => target.select({ gone: sql`secret_column` }) : Reflect.get(target, key, self),
  })
  const app = await buildTestApp({ database: broken })
  const answer = await app.inject({ method: 'POST', url: signUp, payload: signUpInput('nomsa') })
  expect([answer.statusCode, answer.json()]).toEqual([
    500,
    { error: { code: 'internal', message: 'Something went wrong on the server' } },
  ])
  const said = logged.join('\n')
  expect(said).toContain(String(answer.headers['x-request-id']))
  expect(said).toContain('42703')
  expect(said).not.toMatch(/nomsa|secret_column|river/i)
  await visit().send(accountsCalls.signIn, { name: 'nomsa@example.com', password: 'a quiet river bend' })
  expect(logged.join('\n')).not.toMatch(/nomsa|river|127\.0\.0\.1/)
})

test("closing server: a request that arrives meanwhile gets an answer in the contract's shape (C1)", async ({
  buildTestApp,
}) => {
  const app = await buildTestApp()
  let status = 0
  app.addHook('preClose', async () => {
    status = (await fetch(`${address}/api/health`)).status
  })
  const address = await app.listen({ host: '127.0.0.1', port: 0 })
  await app.close()
  expect(status).toBe(200)
})
