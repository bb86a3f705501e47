import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import net from 'node:net'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { expect } from 'vitest'
import { accountsCalls } from '#contract/accounts.ts'
import type { CallName } from '#contract/call-of.ts'
import { CALLS } from '#contract/calls.ts'
import { childrenCalls } from '#contract/children.ts'
import { guardiansCalls } from '#contract/guardians.ts'
import { spacesCalls } from '#contract/spaces.ts'
import { users } from '#server/features/accounts/index.ts'
import { ORIGIN, signUpInput, test as appTest } from '../../tests/support/app-test.ts'
import { readWholeDatabase } from '../../tests/support/canaries.ts'
import { addChildTo, requestInput } from '../../tests/support/children.ts'
import { ROWS } from '../../tests/support/matrix/rows.ts'

const SECURE = { origin: 'https://funda.example', secret: 'a secret for tests, long enough' }

const test = appTest.extend<{ webRoot: string; site: FastifyInstance; secureSite: FastifyInstance }>({
  webRoot: async ({}, use) => {
    const root = mkdtempSync(path.join(tmpdir(), 'funda-surface-'))
    const folder = path.join(root, 'web')
    for (const name of ['assets', 'menu']) mkdirSync(path.join(folder, name), { recursive: true })
    for (const [name, text] of [
      ['index.html', 'first'],
      ['404.html', 'not found'],
      ['app.html', 'shell'],
      ['menu/index.html', 'menu'],
      ['assets/main-abc123.js', 'script'],
      ['.env', 'hidden'],
      ['.git-config', 'hidden'],
    ] as const)
      writeFileSync(path.join(folder, name), text)
    writeFileSync(path.join(root, 'secret.txt'), 'hidden')
    await use(folder)
    rmSync(root, { recursive: true })
  },
  site: async ({ buildTestApp, webRoot }, use) => use(await buildTestApp({ webRoot })),
  secureSite: async ({ buildTestApp, webRoot }, use) => use(await buildTestApp({ webRoot, config: SECURE })),
})

/**
 * One request for each kind of answer: page, missing page, script, call, refused call, missing call, refused method.
 */
const CLASSES = [
  ['GET', '/'],
  ['GET', '/nowhere'],
  ['GET', '/assets/main-abc123.js'],
  ['GET', '/api/health'],
  ['GET', '/api/children'],
  ['GET', '/api/nothing'],
  ['DELETE', '/api/health'],
  ['POST', '/api/accounts/sign-in'],
] as const

const everyCall = Object.values(CALLS)

test('headers over https: every class of answer keeps browsers on https and guesses no type [ASVS V3.4.1] [ASVS V3.4.4]', async ({
  secureSite,
}) => {
  for (const [method, url] of CLASSES) {
    const { headers } = await secureSite.inject({ method, url, ...(method === 'POST' ? { payload: {} } : {}) })
    expect([url, headers['strict-transport-security'], headers['x-content-type-options']]).toEqual([
      url,
      'max-age=31536000; includeSubDomains',
      'nosniff',
    ])
  }
})

test("pages: other sites can't frame them, learn their address, or run a script in them [ASVS V3.4.3] [ASVS V3.4.5] [ASVS V3.4.6]", async ({
  site,
}) => {
  for (const url of ['/', '/menu', '/nowhere', '/api/health']) {
    const { headers } = await site.inject({ url })
    const policy = String(headers['content-security-policy'])
    for (const rule of ["default-src 'self'", "object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"])
      expect([url, policy]).toEqual([url, expect.stringContaining(rule)])
    expect(policy).not.toMatch(/script-src[^;]*'unsafe-(inline|eval)'|\*|https?:/)
    expect(headers['referrer-policy']).toBe('strict-origin')
  }
})

test('other origins: none is allowed to read an answer, whatever it calls itself [ASVS V3.4.2]', async ({ site }) => {
  for (const origin of [
    'null',
    'https://evil.example',
    `${ORIGIN}.evil.example`,
    'http://evil.example/localhost:3000',
    ORIGIN,
  ]) {
    for (const [method, url] of [...CLASSES, ['OPTIONS', '/api/accounts/sign-in']] as const) {
      const { headers } = await site.inject({
        method,
        url,
        headers: { origin, 'access-control-request-method': 'POST' },
      })
      expect([origin, url, Object.keys(headers).filter((name) => name.startsWith('access-control-'))]).toEqual([
        origin,
        url,
        [],
      ])
    }
  }
})

test('calls: none is led elsewhere, also when asked by plain http behind a proxy [ASVS V4.1.2]', async ({
  secureSite,
}) => {
  for (const [method, url] of everyCall) {
    const { statusCode, headers } = await secureSite.inject({
      method,
      url,
      headers: { 'x-forwarded-proto': 'http', host: 'funda.example' },
      ...(method === 'GET' ? {} : { payload: {} }),
    })
    expect([url, statusCode >= 300 && statusCode < 400, headers.location]).toEqual([url, false, undefined])
  }
})

test('answers of calls: a browser that opens one gets JSON that it must not draw [ASVS V3.2.1]', async ({ site }) => {
  for (const [method, url] of everyCall) {
    const { headers } = await site.inject({
      method,
      url,
      headers: { 'sec-fetch-dest': 'document', accept: 'text/html' },
      ...(method === 'GET' ? {} : { payload: {} }),
    })
    expect([url, headers['content-type'], headers['x-content-type-options']]).toEqual([
      url,
      'application/json; charset=utf-8',
      'nosniff',
    ])
    expect(headers['content-security-policy']).toContain("default-src 'self'")
  }
})

test("cookies over https: Secure and SameSite; pages can't read session cookies [ASVS V3.3.2] [ASVS V3.3.4]", async ({
  secureSite,
}) => {
  const answer = await secureSite.inject({
    method: 'POST',
    url: accountsCalls.signUp[1],
    headers: { host: 'funda.example', origin: SECURE.origin },
    payload: signUpInput('nomsa'),
  })
  expect(answer.statusCode).toBe(200)
  expect(answer.cookies.length).toBeGreaterThanOrEqual(2)
  for (const { name, value, secure, sameSite, httpOnly } of answer.cookies) {
    expect([name, secure, sameSite]).toEqual([name, true, expect.stringMatching(/^(Lax|Strict)$/)])
    if (httpOnly !== true) expect([name, value]).toEqual([expect.stringContaining('signed_in'), '1'])
    if (value.length > 1) expect(answer.body).not.toContain(value.slice(0, 20))
  }
})

test('hidden files and sources: none of sixty paths is answered with anything but not found [ASVS V13.4.1]', async ({
  site,
}) => {
  const names = [
    '.env',
    '.env.local',
    '.git/HEAD',
    '.git/config',
    '.git-config',
    '.gitignore',
    '.svn/entries',
    '.hg/store',
    '.DS_Store',
    '.npmrc',
    '.vscode/settings.json',
    'package.json',
    'package-lock.json',
    'tsconfig.json',
    'src/server/main.ts',
    'src/server/app.ts',
    'server/main.ts',
    'main.ts',
    'assets/main-abc123.js.map',
    'index.html.map',
    'node_modules/pg/package.json',
    'dist/build-stamp.json',
    'csp-hashes.json',
    'data/secret',
    'secret',
    'secret.txt',
    'data/postgres.log',
    'postgres.log',
    'data/outbox/',
    'backup.sql',
    'dump.sql',
    'db.sqlite',
    'config.json',
    'config.yml',
    'docker-compose.yml',
    'Dockerfile',
    'Containerfile',
    'README.md',
    'ARCHITECTURE.md',
    'docs/logging.md',
    'drizzle.config.ts',
    'migrations/meta/_journal.json',
  ]
  const tricks = [
    '../secret.txt',
    '..%2fsecret.txt',
    '%2e%2e/secret.txt',
    '%252e%252e/secret.txt',
    'assets/../../secret.txt',
    'assets/..%2f..%2fsecret.txt',
    '..\\secret.txt',
    '%2e%2e%5csecret.txt',
    '.%2fenv',
    '%2eenv',
    '%2Eenv',
    './.env',
    '//.env',
    '.env%00.html',
    '.env;.js',
    'assets/%2e%2e/.env',
    'audio/../.env',
    'audio/recordings/..%2f..%2f.env',
    '%c0%ae%c0%ae/secret.txt',
    '..;/secret.txt',
  ]
  expect(names.length + tricks.length).toBeGreaterThanOrEqual(60)
  for (const name of [...names, ...tricks]) {
    const { statusCode, body } = await site.inject({ url: `/${name}` })
    expect([name, statusCode >= 400 && statusCode < 500, body.includes('hidden')]).toEqual([name, true, false])
  }
})

test('folders: none is listed [ASVS V13.4.3]', async ({ site }) => {
  for (const url of [
    '/assets',
    '/assets/',
    '/audio/',
    '/audio/xh/',
    '/audio/recordings/',
    '/api/',
    '/menu/../',
    '/.',
  ]) {
    const { body } = await site.inject({ url })
    expect([url, /main-abc123|index\.html|\.mp3/.test(body)]).toEqual([url, false])
  }
  expect((await site.inject({ url: '/assets/' })).statusCode).toBe(404)
})

test('monitoring: health answers "ok" only, and no metrics are served [ASVS V13.4.5]', async ({ site }) => {
  expect((await site.inject({ url: '/api/health' })).json()).toEqual({ status: 'ok' })
  for (const url of [
    '/metrics',
    '/api/metrics',
    '/status',
    '/debug',
    '/api/debug',
    '/docs',
    '/documentation',
    '/swagger',
    '/api/docs',
    '/healthz',
    '/dev/outbox',
    '/server-status',
    '/actuator',
  ])
    expect([url, (await site.inject({ url })).statusCode]).toEqual([url, 404])
})

test("uploads: where recordings are fetched, paths of others' making lead nowhere [ASVS V5.3.2]", async ({ site }) => {
  for (const name of [
    '../../etc/passwd',
    '..%2f..%2fetc%2fpasswd',
    '%2e%2e%2fsecret.txt',
    '/etc/passwd',
    'C:%5cwindows',
    `${'a'.repeat(64)}.wav%00.html`,
    `${'a'.repeat(64)}.html`,
    `${'g'.repeat(64)}.wav`,
    '\\\\host\\share.wav',
  ]) {
    const { statusCode, body } = await site.inject({ url: `/audio/recordings/${name}` })
    expect([name, statusCode >= 400 && statusCode < 500, /root:|hidden/.test(body)]).toEqual([name, true, false])
  }
})

test('addresses: encoded twice, they are no other call [ASVS V1.1.1]', async ({ site }) => {
  for (const url of [
    '/api%2fhealth',
    '/api/%68ealth',
    '/api/health%2f',
    '/api//health',
    '/api/./health',
    '/%61pi/health',
    '/api/%2568ealth',
    '/api/health%00',
    '/api/children%252fprogress',
  ]) {
    const { statusCode, body } = await site.inject({ url })
    expect([url, statusCode === 200 ? JSON.parse(body) : undefined]).toEqual([
      url,
      statusCode === 200 ? { status: 'ok' } : undefined,
    ])
    if (url.includes('%25')) expect([url, statusCode]).toEqual([url, 404])
  }
})

test('parameters that are there twice: refused, or read the same everywhere [ASVS V15.3.7]', async ({ signUpAs }) => {
  const gogo = await signUpAs('gogo')
  const childId = await addChildTo(gogo, 'thandi')
  const cookie = [...gogo.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  for (const query of [
    `childId=${childId}&childId=${crypto.randomUUID()}`,
    `childId=${crypto.randomUUID()}&childId=${childId}`,
    `childId[]=${childId}`,
    `childId=${childId}&utcOffsetMinutes=1&utcOffsetMinutes=2`,
  ]) {
    expect([
      query,
      (await gogo.app.inject({ url: `/api/children/progress?${query}`, headers: { cookie } })).statusCode,
    ]).toEqual([query, 400])
  }
})

/** Fields that would give more than is due, if anybody believed them. */
const WISHES = {
  role: 'admin',
  isStaff: true,
  id: '01999999-0000-7000-8000-0000000000aa',
  userId: 'x',
  learnerId: 'x',
  emailVerified: true,
  points: 99_999,
  ageBand: 'adult',
  scopes: ['consent'],
  kind: 'first',
  secondFactorAt: '2026-01-01T00:00:00Z',
  createdAt: '2020-01-01T00:00:00Z',
}

/** Wishes that are a field of the call, whose rule is its own. */
const DUE = ['signUp.ageBand', 'requestChildAccount.ageBand', 'addChild.ageBand']

test('fields that nobody asked for: every call refuses each by its name, and nothing is kept [ASVS V15.3.3]', async ({
  signUpAs,
  database,
}) => {
  const nomsa = await signUpAs('nomsa')
  const before = await database.select().from(users)
  for (const name of Object.keys(CALLS) as CallName[]) {
    // A valid input with one field too many.
    const { targets, input } = ROWS[name]
    const fits = input(targets[0] ?? '', Object.fromEntries(targets.map((target) => [target, crypto.randomUUID()])))
    for (const [field, value] of [
      ['zzUnknown', 1],
      ...Object.entries(WISHES).filter(([wish]) => !(wish in fits)),
    ] as const) {
      if (DUE.includes(`${name}.${field}`)) continue
      expect([name, field, (await nomsa.send(CALLS[name], { ...fits, [field]: value })).status]).toEqual([
        name,
        field,
        400,
      ])
    }
  }
  const more = await nomsa.send(accountsCalls.signUp, { ...signUpInput('another'), role: 'admin', emailVerified: true })
  expect([more.status, (more.body['error'] as { fields: object }).fields]).toEqual([
    400,
    { role: 'unknown-field', emailVerified: 'unknown-field' },
  ])
  expect(await database.select().from(users)).toEqual(before)
})

test('names that all objects have: no body changes what objects are made of [ASVS V1.5.2] [ASVS V15.3.6]', async ({
  app,
}) => {
  const bodies = [
    '{"__proto__":{"polluted":1}}',
    '{"constructor":{"prototype":{"polluted":1}}}',
    '{"a":{"__proto__":{"polluted":1}}}',
    '{"__proto__":null}',
    '{"prototype":{"polluted":1}}',
    '{"\\u005f_proto__":{"polluted":1}}',
  ]
  for (const [, url] of everyCall.filter(([method]) => method === 'POST')) {
    for (const payload of bodies) {
      const { statusCode } = await app.inject({
        method: 'POST',
        url,
        headers: { 'content-type': 'application/json', host: 'localhost:3000', origin: ORIGIN },
        payload,
      })
      expect([url, payload, statusCode >= 400 && statusCode < 500]).toEqual([url, payload, true])
    }
  }
  expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
})

test("requests that read: nothing of anybody's data is another after each of them [ASVS V3.5.3]", async ({
  signUpAs,
  database,
}) => {
  const gogo = await signUpAs('gogo')
  const childId = await addChildTo(gogo, 'thandi')
  await gogo.send(spacesCalls.createSpace, { kind: 'family', name: 'us' })
  // The record of a look, and the time of a session's last use, aren't data that a request changes.
  const read = async () =>
    (await readWholeDatabase(database))
      .split('\n')
      .filter((line) => !/^(security_events|sessions) /.test(line))
      .toSorted()
  const before = await read()
  for (const call of everyCall.filter(([method]) => method === 'GET'))
    for (const input of [{}, { childId }, { id: childId }, { spaceId: childId }]) await gogo.send(call, input)
  expect(await read()).toEqual(before)
})

test('fields that belong together: what fits alone and not together is refused [ASVS V2.2.3]', async ({
  visit,
  database,
}) => {
  const refused = [
    [accountsCalls.signUp, { ...signUpInput('nomsa'), confirmPassword: 'another river bend' }],
    [accountsCalls.signUp, { ...signUpInput('nomsa'), ageBand: 'child' }],
    [childrenCalls.requestChildAccount, { ...requestInput('thandi'), ageBand: 'teen' }],
  ] as const
  for (const [call, input] of refused)
    expect([call[1], (await visit().send(call, input)).status >= 400]).toEqual([call[1], true])
  expect(await database.$count(users)).toBe(0)
})

test('steps out of order: a code without a password, a used link and a made-up one open nothing [ASVS V2.3.1]', async ({
  signUpAs,
  visit,
  sentEmails,
}) => {
  expect((await visit().send(['POST', '/api/accounts/sign-in-with-code'], { code: '123456' })).status).toBe(401)
  const [gogo, malume] = [await signUpAs('gogo'), await signUpAs('malume')]
  const childId = await addChildTo(gogo, 'thandi')
  await gogo.send(guardiansCalls.inviteGuardian, { childId, email: 'malume@example.com', scopes: ['see-progress'] })
  const token = sentEmails.at(-1)?.link?.split('#')[1] ?? ''
  expect((await malume.send(guardiansCalls.acceptInvitation, { token })).status).toBe(200)
  expect((await malume.send(guardiansCalls.acceptInvitation, { token })).status).toBe(410)
  expect(
    (
      await malume.send(childrenCalls.giveConsent, {
        token,
        purposes: ['learning-record'],
        textVersion: 'x',
        termsAccepted: true,
      })
    ).status,
  ).toBeGreaterThanOrEqual(400)
})

test('an act that fails in the middle: nothing of it is kept [ASVS V2.3.3]', async ({ signUpAs, database }) => {
  const gogo = await signUpAs('gogo')
  await database.execute('alter table consent_acts rename to away')
  const { status } = await gogo.send(childrenCalls.addChild, {
    username: 'thandi',
    secret: { kind: 'pictures', value: ['cat', 'drum', 'sun', 'cat'] },
    purposes: ['learning-record'],
    textVersion: (await import('#core/permissions/consent.ts')).CONSENT_TEXT_VERSION,
    termsAccepted: true,
  })
  await database.execute('alter table away rename to consent_acts')
  expect(status).toBe(500)
  expect((await database.select({ username: users.username }).from(users)).map(({ username }) => username)).toEqual([
    'gogo',
  ])
  expect(await readWholeDatabase(database)).not.toContain('thandi')
})

test("a permission that can't be looked up: refused, and nothing shown [ASVS V16.5.3]", async ({
  signUpAs,
  database,
}) => {
  const gogo = await signUpAs('gogo')
  const childId = await addChildTo(gogo, 'thandi')
  for (const table of ['guardian_relations', 'sessions']) {
    await database.execute(`alter table ${table} rename to away`)
    const { status, body } = await gogo.send(childrenCalls.getChildProgress, { childId })
    await database.execute(`alter table away rename to ${table}`)
    expect([table, status >= 500, Object.keys(body)]).toEqual([table, true, ['error']])
  }
  expect((await gogo.send(childrenCalls.getChildProgress, { childId })).status).toBe(200)
})

test('line ends in an address or a name: refused, and no email is written [ASVS V1.3.11]', async ({
  visit,
  sentEmails,
}) => {
  for (const text of [
    'a@example.com\r\nBcc: b@example.com',
    'a@example.com\nb',
    'a@example.com%0d%0aBcc:b@example.com',
    'a@example.com\u0000',
  ]) {
    expect([
      text,
      (await visit().send(childrenCalls.requestChildAccount, { ...requestInput('thandi'), parentEmail: text })).status,
    ]).toEqual([text, 400])
    expect([text, (await visit().send(accountsCalls.requestPasswordReset, { email: text })).status]).toEqual([
      text,
      400,
    ])
  }
  expect(
    (await visit().send(accountsCalls.signUp, { ...signUpInput('nomsa'), firstName: 'A\r\nBcc: b@example.com' }))
      .status,
  ).toBe(400)
  expect(sentEmails).toEqual([])
})

/** Sends bytes as they are, and gives back what comes until the server closes. */
async function sendRaw(port: number, text: string): Promise<string> {
  const socket = net.connect(port, '127.0.0.1')
  let answer = ''
  socket.on('data', (chunk: Buffer) => {
    answer += chunk.toString('latin1')
  })
  socket.on('error', () => {})
  socket.write(text, 'latin1')
  await Promise.race([
    once(socket, 'close'),
    expect
      .poll(() => answer, { timeout: 3000 })
      .toMatch(/HTTP\/1\.1/)
      .catch(() => {}),
  ])
  socket.destroy()
  return answer
}

const HEAD = 'Host: localhost:3000\r\n'
const BODY = 'POST /api/accounts/sign-out HTTP/1.1\r\nHost: localhost:3000\r\nContent-Type: application/json\r\n'

test("ambiguous requests: refused or cut off; a hidden second request isn't served [ASVS V4.2.1]", async ({ site }) => {
  const address = await site.listen({ host: '127.0.0.1', port: 0 })
  const port = Number(new URL(address).port)
  const hidden = 'GET /api/health HTTP/1.1\r\nHost: x\r\n\r\n'
  const cases = [
    `${BODY}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${hidden}`,
    `${BODY}Transfer-Encoding: chunked\r\nContent-Length: 2\r\n\r\n0\r\n\r\n${hidden}`,
    `${BODY}Content-Length: 2\r\nContent-Length: 40\r\n\r\n{}${hidden}`,
    `${BODY}Content-Length: 2, 40\r\n\r\n{}`,
    `${BODY}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n`,
    `${BODY}Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n`,
    `${BODY}Content-Length: +2\r\n\r\n{}`,
    `${BODY}Content-Length: 0x2\r\n\r\n{}`,
    `GET / HTTP/1.1\r\n${HEAD}X-A: 1\r\n Transfer-Encoding: chunked\r\n\r\n`,
    `GET / HTTP/1.1\r\n${HEAD}${HEAD}\r\n`,
    'GET / HTTP/1.1\r\n\r\n',
    `GET /\u0000 HTTP/1.1\r\n${HEAD}\r\n`,
    `${BODY}Transfer-Encoding: chunked\r\n\r\n2;x\nx\r\n{}\r\n0\r\n\r\n`,
    `GET / HTTP/9.9\r\n${HEAD}\r\n`,
  ]
  const taken: string[] = []
  for (const text of cases) {
    const answer = await sendRaw(port, text)
    if (!(/^HTTP\/1\.1 [45]\d\d/.test(answer) || answer === '') || answer.includes('"status":"ok"'))
      taken.push(`${text} → ${answer.slice(0, 80)}`)
  }
  expect(taken).toEqual([])
})

test('TRACE, TRACK and CONNECT: not answered with what was sent [ASVS V13.4.4]', async ({ site }) => {
  const port = Number(new URL(await site.listen({ host: '127.0.0.1', port: 0 })).port)
  for (const method of ['TRACE', 'TRACK', 'CONNECT']) {
    for (const target of ['/', '/api/health']) {
      const answer = await sendRaw(port, `${method} ${target} HTTP/1.1\r\n${HEAD}X-Canary: zkcanary\r\n\r\n`)
      expect([
        method,
        target,
        /^HTTP\/1\.1 [45]\d\d/.test(answer) || answer === '',
        answer.includes('zkcanary'),
      ]).toEqual([method, target, true, false])
    }
  }
})
