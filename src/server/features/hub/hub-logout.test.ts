import type { FastifyInstance } from 'fastify'
import { expect } from 'vitest'
import { accountsCalls } from '#contract/accounts.ts'
import { hubCalls, HUB_ADDRESSES } from '#contract/hub.ts'
import { learningCalls } from '#contract/learning.ts'
import { sessions } from '#server/features/accounts/index.ts'
import { hubNotices } from '#server/features/hub/tables.ts'
import { ORIGIN, signUpInput, type Visitor } from '../../../../tests/support/app-test.ts'
import type { Forgery } from '../../../../tests/support/forging-hub.ts'
import { test } from '../../../../tests/support/hub-test.ts'
import { makeEvent } from '../../../../tests/support/make-event.ts'

const EVENT = 'http://schemas.openid.net/event/backchannel-logout'
const now = (): number => Math.floor(Date.now() / 1000)
const form = (username: string) => ({
  firstName: 'Nomsa',
  lastName: 'Dlamini',
  username,
  termsAccepted: true,
  ageBand: 'adult',
})

/** Tells whether the browser may still change something, and still read. */
async function isSignedIn(browser: Visitor): Promise<boolean[]> {
  const { status } = await browser.send(learningCalls.recordEvents, { events: [makeEvent()] })
  return [status === 200, (await browser.send(accountsCalls.getMe)).body['account'] !== null]
}

const notify = async (app: FastifyInstance, payload: string, headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url: HUB_ADDRESSES.logout,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload,
  })

test('logout: here it leads to the hub and home; there it ends the session here [ASVS V10.5.5]', async ({
  hub,
  visitHub,
  logIn,
  logOutAtHub,
}) => {
  hub.people.set('17', { given_name: 'Nomsa' })
  const [phone, tablet] = [visitHub(), visitHub()]
  for (const browser of [phone, tablet]) {
    await logIn(browser, '17')
    await browser.send(hubCalls.signUpNewcomer, form('nomsa'))
  }
  const { body } = await phone.send(accountsCalls.signOut)
  const leaveAt = new URL(String(body['leaveAt']))
  expect(leaveAt.href.startsWith(`${hub.issuer}/session/end?`)).toBe(true)
  expect(Object.fromEntries(leaveAt.searchParams)).toMatchObject({
    client_id: 'funda',
    post_logout_redirect_uri: `${ORIGIN}/`,
    id_token_hint: expect.stringMatching(/^eyJ/),
  })
  expect([await isSignedIn(phone), await isSignedIn(tablet)]).toEqual([
    [false, false],
    [true, true],
  ])
  expect(await logOutAtHub(phone, leaveAt.href)).toBe(`${ORIGIN}/`)
  expect([hub.notices, await isSignedIn(tablet)]).toEqual([[''], [true, true]])
  await logOutAtHub(tablet, `${hub.issuer}/session/end`)
  expect([hub.notices, await isSignedIn(tablet)]).toEqual([
    ['', ''],
    [false, false],
  ])
})

test('logout after a password login: doesn’t lead to the hub', async ({ visit, visitHub }) => {
  await visit().send(accountsCalls.signUp, signUpInput('nomsa'))
  const browser = visitHub()
  await browser.send(accountsCalls.signIn, { name: 'nomsa', password: 'a quiet river bend' })
  expect((await browser.send(accountsCalls.signOut)).body).toEqual({})
})

test('logout while the hub is unavailable: succeeds here', async ({ visitForged, comeBack, forger, time }) => {
  const browser = visitForged()
  await comeBack(browser)
  await browser.send(hubCalls.signUpNewcomer, form('nomsa'))
  forger.instead = { '/.well-known/openid-configuration': (response) => response.destroy() }
  time.now = new Date(time.now.getTime() + 2 * 3_600_000)
  expect((await browser.send(accountsCalls.signOut)).status).toBe(200)
  expect(await isSignedIn(browser)).toEqual([false, false])
})

test("logout notice: ends that session, or all of the person's, at once [ASVS V7.6.1] [ASVS V10.5.5]", async ({
  visitForged,
  forgedApp,
  comeBack,
  forger,
}) => {
  const browsers: Record<string, Visitor> = {}
  for (const [name, sub, sid] of [
    ['phone', '1', 'a'],
    ['tablet', '1', 'b'],
    ['computer', '1', 'c'],
    ['other', '2', 'd'],
    ['third', '2', 'e'],
  ] as const) {
    forger.forgery = { claims: { sub, sid } }
    const browser = (browsers[name] = visitForged())
    await comeBack(browser)
    await browser.send(hubCalls.signUpNewcomer, form(`person${sub}`))
  }
  const signedIn = async () =>
    Object.fromEntries(
      await Promise.all(
        Object.entries(browsers).map(async ([name, browser]) => [name, (await isSignedIn(browser))[0]]),
      ),
    )
  const send = async (meant: object, jti: string) => {
    const claims = { iss: forger.issuer, aud: 'funda', iat: now(), exp: now() + 120, jti, events: { [EVENT]: {} } }
    const token = await forger.sign({ ...claims, ...meant }, { header: { typ: 'logout+jwt' } })
    return notify(forgedApp, `logout_token=${token}`)
  }
  const answer = await send({ sid: 'a' }, '1')
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store'])
  expect(await signedIn()).toEqual({ phone: false, tablet: true, computer: true, other: true, third: true })
  await send({ sub: '2', sid: 'b' }, '2')
  expect(await signedIn()).toEqual({ phone: false, tablet: true, computer: true, other: true, third: true })
  await send({ sub: '1' }, '3')
  expect(await signedIn()).toEqual({ phone: false, tablet: false, computer: false, other: true, third: true })
  await send({ sub: '2', sid: 'e' }, '4')
  expect(await signedIn()).toEqual({ phone: false, tablet: false, computer: false, other: true, third: false })
})

test('logout: a forged notice ends nothing [ASVS V10.5.5] [ASVS V9.1.1] [ASVS V9.1.2] [ASVS V9.2.1] [ASVS V9.2.2] [ASVS V9.2.3]', async ({
  visitForged,
  forgedApp,
  comeBack,
  forger,
  database,
}) => {
  const browser = visitForged()
  await comeBack(browser)
  await browser.send(hubCalls.signUpNewcomer, form('nomsa'))
  const honest = () => ({
    iss: forger.issuer,
    aud: 'funda',
    sub: '1',
    iat: now(),
    exp: now() + 120,
    jti: 'once',
    events: { [EVENT]: {} },
  })
  const header = { typ: 'logout+jwt' }
  const forgeries: (Forgery & { what: string })[] = [
    { what: 'no signature', signer: 'nobody', header },
    { what: 'the secret', signer: 'client', header },
    { what: 'a stranger', signer: 'stranger', header },
    { what: 'an ID token', header: {} },
    { what: 'another kind', header: { typ: 'JWT' } },
    { what: 'a nonce', header, claims: { nonce: 'x' } },
    { what: 'another hub', header, claims: { iss: 'https://other.example' } },
    { what: 'another site', header, claims: { aud: 'another' } },
    { what: 'no event', header, claims: { events: undefined } },
    { what: 'another event', header, claims: { events: { 'http://schemas.openid.net/event/other': {} } } },
    { what: 'an event as text', header, claims: { events: { [EVENT]: 'yes' } } },
    { what: 'an event as a list', header, claims: { events: { [EVENT]: [] } } },
    { what: 'events as text', header, claims: { events: EVENT } },
    { what: 'over', header, claims: { exp: now() - 60 } },
    { what: 'old', header, claims: { iat: now() - 600 } },
    { what: 'of tomorrow', header, claims: { iat: now() + 86_400, exp: now() + 90_000 } },
    { what: 'no end', header, claims: { exp: undefined } },
    { what: 'no time', header, claims: { iat: undefined } },
    { what: 'no number', header, claims: { jti: undefined } },
    { what: 'nobody', header, claims: { sub: undefined } },
    { what: 'an empty name', header, claims: { sub: '' } },
  ]
  for (const { what, ...forgery } of forgeries) {
    const token = await forger.sign(honest(), forgery)
    expect([what, (await notify(forgedApp, `logout_token=${token}`)).statusCode]).toEqual([what, 400])
  }
  for (const payload of ['', 'logout_token=', 'logout_token=x.y.z', 'token=x', `logout_token=${'x'.repeat(9000)}`])
    expect((await notify(forgedApp, payload)).statusCode).toBe(400)
  expect((await notify(forgedApp, `logout_token=${'x'.repeat(20_000)}`)).statusCode).toBe(413)
  expect((await notify(forgedApp, '{}', { 'content-type': 'application/json' })).statusCode).toBe(415)
  expect(
    (
      await notify(forgedApp, `logout_token=${await forger.sign(honest(), { header })}`, {
        origin: 'https://evil.example',
      })
    ).statusCode,
  ).toBe(403)
  expect(await isSignedIn(browser)).toEqual([true, true])

  const token = await forger.sign(honest(), { header })
  expect((await notify(forgedApp, `logout_token=${token}`)).statusCode).toBe(200)
  await comeBack(browser)
  expect(await isSignedIn(browser)).toEqual([true, true])
  const replays = await Promise.all([1, 2, 3].map(() => notify(forgedApp, `logout_token=${token}`)))
  expect(replays.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400])
  expect([await isSignedIn(browser), await database.$count(sessions), await database.$count(hubNotices)]).toEqual([
    [true, true],
    1,
    1,
  ])
})

test("logout notice: gets 503 while the hub's keys can't be read", async ({ forgedApp, forger }) => {
  forger.instead = { '/keys': (response) => response.destroy() }
  const token = await forger.sign(
    { iss: forger.issuer, aud: 'funda', sub: '1', iat: now(), exp: now() + 120, jti: '1', events: { [EVENT]: {} } },
    { header: { typ: 'logout+jwt' } },
  )
  expect((await notify(forgedApp, `logout_token=${token}`)).statusCode).toBe(503)
})
