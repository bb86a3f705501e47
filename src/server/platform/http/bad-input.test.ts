import { once } from 'node:events'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import type { FastifyInstance } from 'fastify'
import { expect } from 'vitest'
import { accountsCalls } from '#contract/accounts.ts'
import { childrenCalls } from '#contract/children.ts'
import { failureSchema } from '#contract/error-schemas.ts'
import { guardiansCalls } from '#contract/guardians.ts'
import { healthCalls } from '#contract/health.ts'
import { spacesCalls } from '#contract/spaces.ts'
import { isMisfit, MOST_LEVELS, MOST_VALUES } from '#server/platform/http/refuse-misfits.ts'
import { test } from '../../../../tests/support/app-test.ts'

const BY_EMAIL = [
  accountsCalls.confirmEmail,
  accountsCalls.resetPassword,
  childrenCalls.readConsentRequest,
  childrenCalls.refuseConsent,
  childrenCalls.giveConsent,
  guardiansCalls.readInvitation,
  guardiansCalls.acceptInvitation,
  guardiansCalls.refuseInvitation,
  spacesCalls.readSpaceInvitation,
  spacesCalls.acceptSpaceInvitation,
  spacesCalls.refuseSpaceInvitation,
]

const nested = (levels: number): unknown => Array.from({ length: levels }).reduce<unknown>((inner) => [inner], 1)

async function listen(app: FastifyInstance): Promise<number> {
  await app.listen({ port: 0, host: '127.0.0.1' })
  return (app.server.address() as AddressInfo).port
}

async function connectTo(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  return socket
}

test('bad input: a token with U+0000 or half a character is refused by every call that takes one (M12)', async ({
  signUpAs,
  visit,
}) => {
  const browser = await signUpAs('nomsa')
  for (const call of BY_EMAIL) {
    for (const token of ['\0', 'a\0b', '\uD800', 'x\uDC00', 'a b']) {
      for (const sender of [browser, visit()]) {
        const { status, body } = await sender.send(call, { token })
        expect([call, token, status, body]).toMatchObject([call, token, 400, { error: { code: 'invalid-input' } }])
      }
    }
  }
})

test('bad input: thousands of levels in the place of a text are refused (M12)', async ({ app }) => {
  for (const deep of [
    `${'['.repeat(5000)}${']'.repeat(5000)}`,
    `${'['.repeat(500_000)}${']'.repeat(500_000)}`,
    `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`,
  ]) {
    for (const payload of [`{"name":{"length":${deep}},"password":"x"}`, deep, `{"events":${deep}}`]) {
      const answer = await app.inject({
        method: 'POST',
        url: accountsCalls.signIn[1],
        headers: { 'content-type': 'application/json' },
        payload,
      })
      expect([answer.statusCode, answer.json()]).toMatchObject([400, { error: { code: 'invalid-input' } }])
    }
  }
})

test('bad input: the gate counts levels and values, and looks at every text and name', () => {
  expect([isMisfit(nested(MOST_LEVELS)), isMisfit(nested(MOST_LEVELS + 1))]).toEqual([false, true])
  const many = Array.from({ length: MOST_VALUES }, () => 0)
  expect([isMisfit(many), isMisfit([...many, 0]), isMisfit({ a: many })]).toEqual([false, true, true])
  for (const one of ['\0', 'a\0', '\uD83D', '\uDE00'])
    for (const value of [one, [one], { a: { b: one } }, { [one]: 1 }])
      expect([value, isMisfit(value)]).toEqual([value, true])
  for (const value of [undefined, null, 'Nomsa 👪', { a: ['\u200B'] }, 1e308, true])
    expect([value, isMisfit(value)]).toEqual([value, false])
  expect([
    isMisfit({ events: ['\0'] }, { except: 'events' }),
    isMisfit({ events: [...many, 0] }, { except: 'events' }),
    isMisfit({ other: ['\0'] }, { except: 'events' }),
  ]).toEqual([false, true, true])
})

test('bad input: a refusal names at most 20 fields, however many are wrong', async ({ visit }) => {
  const { body } = await visit().send(
    accountsCalls.signOut,
    Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`${index}${'x'.repeat(300)}`, 1])),
  )
  const fields = Object.keys((body['error'] as { fields: object }).fields)
  expect([fields.length, Math.max(...fields.map(({ length }) => length))]).toEqual([20, 100])
})

test('bad input: unreadable addresses and requests get the one error shape (Low)', async ({ app, visit }) => {
  const port = await listen(app)
  for (const [request, status] of [
    ['GET /% HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n', 400],
    ['GET /api/%E0%A4%A HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n', 400],
    ['POST /api/accounts/%ff HTTP/1.1\r\nhost: a\r\ncontent-length: 0\r\nconnection: close\r\n\r\n', 400],
    ['nonsense\r\n\r\n', 400],
    ['GET / HTTP/1.1\r\nhost: a\r\nhost\0: b\r\n\r\n', 400],
    [`GET / HTTP/1.1\r\nhost: a\r\na: ${'x'.repeat(100_000)}\r\n\r\n`, 431],
    [
      'POST /api/accounts/sign-in HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ntransfer-encoding: ' +
        'chunked\r\nconnection: close\r\n\r\nzz\r\n',
      400,
    ],
    ['POST /api/accounts/sign-in HTTP/1.1\r\nhost: a\r\ncontent-length: 5\r\ncontent-length: 6\r\n\r\n12345', 400],
  ] as const) {
    const socket = await connectTo(port)
    socket.write(request)
    const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n')
    expect([
      request.slice(0, 40),
      Number(head.split(' ')[1]),
      failureSchema.strict().safeParse(JSON.parse(body)).success,
    ]).toEqual([request.slice(0, 40), status, true])
  }
  expect((await visit().send(healthCalls.getHealth)).status).toBe(200)
})

test('bad input: a slow body or endless headers lose the connection after their time (M14)', async ({
  app,
  buildTestApp,
}) => {
  expect([app.server.requestTimeout, app.server.headersTimeout, app.server.keepAliveTimeout]).toEqual([
    30_000, 15_000, 60_000,
  ])
  const port = await listen(await buildTestApp({ requestTimeout: 200 }))
  const head = 'POST /api/accounts/sign-in HTTP/1.1\r\nhost: a\r\n'
  for (const begin of [`${head}content-type: application/json\r\ncontent-length: 1000\r\n\r\n{`, `${head}a: b\r\n`]) {
    const socket = await connectTo(port)
    socket.on('error', () => {})
    socket.write(begin)
    const dripping = setInterval(() => socket.write('x'), 20)
    const answer = text(socket)
    await once(socket, 'close')
    clearInterval(dripping)
    expect((await answer).slice(0, 12)).toBe('HTTP/1.1 408')
  }
})
