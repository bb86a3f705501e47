import { eq } from 'drizzle-orm'
import { expect, vi } from 'vitest'
import { accountsCalls } from '#contract/accounts.ts'
import { guestCalls } from '#contract/guest.ts'
import { hubCalls, HUB_ADDRESSES, FROM_HUB_PAGE } from '#contract/hub.ts'
import { learningCalls } from '#contract/learning.ts'
import { accounts, sessions, users } from '#server/features/accounts/index.ts'
import { hubSessions } from '#server/features/hub/tables.ts'
import { ORIGIN, signUpInput, type Visitor } from '../../../../tests/support/app-test.ts'
import { openAddress, test } from '../../../../tests/support/hub-test.ts'
import { makeEvent } from '../../../../tests/support/make-event.ts'

const NOMSA = {
  given_name: 'Nomsa',
  family_name: 'Dlamini',
  preferred_username: 'Nomsa',
  email: 'Nomsa@Hub.example',
  email_verified: true,
}
const form = (username: string, ageBand = 'adult') => ({
  firstName: 'Nomsa',
  lastName: 'Dlamini',
  username,
  termsAccepted: true,
  ageBand,
})

/** Creates an account for the person from the hub. */
const becomeMember = async (browser: Visitor, username: string) => browser.send(hubCalls.signUpNewcomer, form(username))

test("no hub: 'Continue to login' leads to our own pages, and the hub's routes stay closed", async ({ app, visit }) => {
  const open = async (address: string) => (await app.inject(address)).headers.location
  expect(
    await Promise.all(['', '?returnTo=/learn', '?create'].map((query) => open(`${HUB_ADDRESSES.login}${query}`))),
  ).toEqual(['/login', '/login', '/signup'])
  expect(await open(`${HUB_ADDRESSES.callback}?code=x&state=y`)).toBe('/login')
  expect((await visit().send(hubCalls.getLoginWay)).body).toEqual({ way: 'here' })
  expect((await visit().send(hubCalls.readNewcomer)).body).toEqual({ newcomer: null, secondStep: null })
  expect(
    (
      await app.inject({
        method: 'POST',
        url: HUB_ADDRESSES.logout,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'logout_token=x',
      })
    ).statusCode,
  ).toBe(404)
})

test('login: sent to the hub with fresh code, PKCE, state, nonce [S1.05] [S7.02] [ASVS V10.2.1] [ASVS V10.1.2]', async ({
  hub,
  visitHub,
}) => {
  const browser = visitHub()
  const lead = async () =>
    new URL(String((await openAddress(browser, `${HUB_ADDRESSES.login}?next=https://evil.example`)).headers.location))
  const [first, second] = [await lead(), await lead()]
  expect(first.origin).toBe(hub.issuer)
  expect(Object.fromEntries(first.searchParams)).toEqual({
    client_id: 'funda',
    response_type: 'code',
    redirect_uri: `${ORIGIN}/api/hub/callback`,
    scope: 'openid profile email',
    max_age: '7776000',
    code_challenge_method: 'S256',
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    state: expect.stringMatching(/^[\w-]{43}$/),
    nonce: expect.stringMatching(/^[\w-]{43}$/),
  })
  for (const name of ['state', 'nonce', 'code_challenge'])
    expect(second.searchParams.get(name)).not.toBe(first.searchParams.get(name))
  expect((await browser.send(hubCalls.getLoginWay)).body).toEqual({ way: 'hub' })
})

test('hub login: an adult makes an account, then is signed in at once [S1.05] [ASVS V10.1.1] [ASVS V10.5.1]', async ({
  hub,
  visitHub,
  logIn,
  database,
}) => {
  hub.people.set('17', NOMSA)
  const browser = visitHub()
  const first = await logIn(browser, '17', '/learn/greetings?step=2')
  expect(first.location).toBe(FROM_HUB_PAGE)
  expect(await database.$count(users)).toBe(0)
  expect((await browser.send(hubCalls.readNewcomer)).body).toEqual({
    secondStep: null,
    newcomer: {
      firstName: 'Nomsa',
      lastName: 'Dlamini',
      username: 'nomsa',
      ageBand: null,
      returnTo: '/learn/greetings?step=2',
      linkable: null,
    },
  })
  const made = await becomeMember(browser, 'nomsa')
  expect([made.status, made.body]).toMatchObject([
    200,
    { account: { firstName: 'Nomsa', username: 'nomsa', email: 'nomsa@hub.example', ageBand: 'adult' } },
  ])
  expect((await browser.send(accountsCalls.getMe)).body).toEqual(made.body)
  expect(
    await database
      .select({ issuer: accounts.providerId, subject: accounts.accountId, token: accounts.accessToken })
      .from(accounts),
  ).toEqual([{ issuer: hub.issuer, subject: '17', token: null }])

  const phone = visitHub()
  const again = await logIn(phone, '17', '/learn')
  expect(again.location).toBe('/learn')
  expect((await phone.send(accountsCalls.getMe)).body).toEqual(made.body)
  expect(phone.cookies.has('funda_signed_in')).toBe(true)
  expect((await phone.send(accountsCalls.listSessions)).body).toMatchObject({
    sessions: [{ isCurrent: true, device: 'other' }, { isCurrent: false }],
  })
  const [kept] = await database.select().from(hubSessions)
  expect(kept?.idToken).not.toContain('eyJ')
  for (const { answer } of [first, again])
    expect(JSON.stringify(answer.headers)).not.toMatch(/eyJhbGciOi|access_token|id_token/)
})

test('session from a hub login: lasts as long as any other of its age band', async ({
  hub,
  visitHub,
  logIn,
  database,
}) => {
  hub.people.set('17', NOMSA)
  const browser = visitHub()
  await logIn(browser, '17')
  await becomeMember(browser, 'nomsa')
  const [session] = await database.select().from(sessions)
  expect(session && Math.round((session.expiresAt.getTime() - session.createdAt.getTime()) / 86_400_000)).toBe(30)
  await browser.send(accountsCalls.endOtherSessions)
  expect((await browser.send(learningCalls.getProgress, { utcOffsetMinutes: 120 })).status).toBe(200)
})

test('hub login: starts a new session and ends the browser’s previous one [ASVS V7.2.4]', async ({
  hub,
  visitHub,
  logIn,
  database,
}) => {
  hub.people.set('17', NOMSA)
  const browser = visitHub()
  await logIn(browser, '17')
  await becomeMember(browser, 'nomsa')
  const before = browser.cookies.get('funda.session_token')
  await logIn(browser, '17')
  expect(browser.cookies.get('funda.session_token')).not.toBe(before)
  expect(await database.$count(sessions)).toBe(1)
})

test('an account is known by the hub and the number there: an e-mail address links nothing [ASVS V10.5.2] [ASVS V6.8.1]', async ({
  hub,
  visit,
  visitHub,
  logIn,
  database,
}) => {
  await visit().send(accountsCalls.signUp, signUpInput('nomsa'))
  await database.update(users).set({ emailVerified: true }).where(eq(users.username, 'nomsa'))
  hub.people
    .set('17', { ...NOMSA, email: 'nomsa@example.com' })
    .set('18', { ...NOMSA, email: 'nomsa@example.com' })
    .set('19', { ...NOMSA, email: 'thandi@example.com', email_verified: false })
  const made = []
  for (const [number, username] of [
    ['17', 'nomsa.two'],
    ['18', 'nomsa.three'],
    ['19', 'nomsa.four'],
  ] as const) {
    const browser = visitHub()
    await logIn(browser, number)
    expect((await becomeMember(browser, 'nomsa')).body).toMatchObject({ error: { code: 'username-in-use' } })
    made.push((await becomeMember(browser, username)).body['account'] as { id: string; email: string })
  }
  expect(new Set(made.map(({ id }) => id)).size).toBe(3)
  expect(made.map(({ id, email }) => email === `${id}@hub.invalid`)).toEqual([true, true, true])
  const [own] = await database.select({ id: users.id }).from(users).where(eq(users.email, 'nomsa@example.com'))
  expect(made.map(({ id }) => id)).not.toContain(own?.id)
})

test('account of the hub: a password reset sends no email and adds no password', async ({
  hub,
  visitHub,
  logIn,
  sentEmails,
  database,
}) => {
  hub.people.set('17', NOMSA)
  const browser = visitHub()
  await logIn(browser, '17')
  await becomeMember(browser, 'nomsa')
  expect((await visitHub().send(accountsCalls.requestPasswordReset, { email: 'nomsa@hub.example' })).status).toBe(200)
  expect(sentEmails).toEqual([])
  expect(await database.$count(accounts, eq(accounts.providerId, 'credential'))).toBe(0)
})

test('with a hub: new accounts are made there; earlier accounts here keep their password', async ({
  visit,
  visitHub,
}) => {
  await visit().send(accountsCalls.signUp, signUpInput('nomsa'))
  expect((await visitHub().send(accountsCalls.signUp, signUpInput('thandi'))).body).toMatchObject({
    error: { code: 'at-the-hub' },
  })
  expect((await visitHub().send(accountsCalls.signIn, { name: 'nomsa', password: 'a quiet river bend' })).status).toBe(
    200,
  )
})

for (const [who, claims, ageBand] of [
  ['a teen, who says so', NOMSA, 'teen'],
  ['a child, who says so', NOMSA, 'child'],
  ["a teen by the hub's own word, who says to be an adult", { ...NOMSA, birthdate: '2011-05-01' }, 'adult'],
] as const) {
  test(`${who}: a hub login needs a guardian, and nothing is stored`, async ({ hub, visitHub, logIn, database }) => {
    hub.people.set('17', claims)
    const browser = visitHub()
    expect((await logIn(browser, '17')).location).toBe(FROM_HUB_PAGE)
    expect((await browser.send(hubCalls.signUpNewcomer, form('nomsa', ageBand))).body).toMatchObject({
      error: { code: 'guardian-needed' },
    })
    expect((await browser.send(hubCalls.signUpNewcomer, form('nomsa'))).body).toMatchObject({
      error: { code: 'link-over' },
    })
    expect([await database.$count(users), await database.$count(accounts), [...browser.cookies.keys()]]).toEqual([
      0,
      0,
      [],
    ])
  })
}

test('hub sign-up form: cancelling leaves nothing, and it expires after half an hour', async ({
  hub,
  visitHub,
  logIn,
  time,
}) => {
  hub.people.set('17', NOMSA)
  const browser = visitHub()
  await logIn(browser, '17')
  await browser.send(hubCalls.forgetNewcomer)
  expect((await browser.send(hubCalls.readNewcomer)).body).toEqual({ newcomer: null, secondStep: null })
  await logIn(browser, '17')
  time.now = new Date(time.now.getTime() + 30 * 60_000)
  expect((await becomeMember(browser, 'nomsa')).status).toBe(410)
})

test('hub sign-up: two simultaneous ones of one person create one account', async ({
  hub,
  visitHub,
  logIn,
  database,
}) => {
  hub.people.set('17', NOMSA)
  const browsers = [visitHub(), visitHub()]
  for (const browser of browsers) await logIn(browser, '17')
  const answers = await Promise.all(browsers.map((browser, index) => becomeMember(browser, `nomsa${index}`)))
  expect(await database.$count(users)).toBe(1)
  for (const [index, { status }] of answers.entries())
    if (status !== 200) expect((await becomeMember(browsers[index] as Visitor, 'nomsa.again')).status).toBe(200)
  expect(await database.$count(users)).toBe(1)
})

test('a guest who logs in by the hub: answers and session move, twice the same [S4.06] [S7.03]', async ({
  hub,
  visitHub,
  logIn,
}) => {
  hub.people.set('17', NOMSA)
  const browser = visitHub()
  const handOver = async () => {
    await browser.send(learningCalls.recordEvents, { events: [event] })
    return browser.send(guestCalls.transferGuestSession, session)
  }
  const event = makeEvent()
  const session = {
    guestSessionId: crypto.randomUUID(),
    createdAt: '2026-11-20T10:00:00.000Z',
    data: { progress: { value: { points: 10 }, savedAt: '2026-11-20T10:05:00.000Z' } },
  }
  await logIn(browser, '17')
  expect((await handOver()).status).toBe(401)
  await becomeMember(browser, 'nomsa')
  expect((await handOver()).body).toMatchObject({ data: { progress: { value: { points: 10 } } } })
  await logIn(browser, '17')
  expect((await handOver()).body).toMatchObject({ data: { progress: { value: { points: 10 } } } })
  expect((await browser.send(learningCalls.getProgress, { utcOffsetMinutes: 120 })).body).toMatchObject({
    progress: { answers: 1 },
  })
})

test('login refused at the hub: leads back to the same page, with the reason', async ({ visitHub, logIn }) => {
  const browser = visitHub()
  expect((await logIn(browser, undefined, '/phrases?mode=listen#top')).location).toBe(
    '/phrases?mode=listen&login=refused#top',
  )
  expect([...browser.cookies.keys()]).toEqual([])
})

test('expired code of the hub: the login has to begin again', async ({ hub, visitHub, leave, comeBackWith }) => {
  hub.people.set('17', NOMSA)
  const browser = visitHub()
  const query = await leave(browser, '17')
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 })
  try {
    expect((await comeBackWith(browser, query)).location).toBe('/adults-dashboard?login=over')
  } finally {
    vi.useRealTimers()
  }
})

test('return from the hub: valid once, and only in the browser that began the login [ASVS V7.6.2] [ASVS V10.1.2]', async ({
  hub,
  visitHub,
  leave,
  comeBackWith,
}) => {
  hub.people.set('17', NOMSA)
  const browser = visitHub()
  const query = await leave(browser, '17')
  const stolen = browser.cookies.get('funda.hub_flow') ?? ''
  expect((await comeBackWith(visitHub(), query)).location).toBe('/?login=over')
  expect((await comeBackWith(browser, query)).location).toBe(FROM_HUB_PAGE)
  expect((await comeBackWith(browser, query)).location).toBe('/?login=over')
  browser.cookies.set('funda.hub_flow', stolen)
  expect((await comeBackWith(browser, query)).location).toBe('/adults-dashboard?login=over')
})

test('return from the hub: refused after half an hour', async ({ hub, visitHub, leave, comeBackWith, time }) => {
  hub.people.set('17', NOMSA)
  const browser = visitHub()
  const query = await leave(browser, '17')
  time.now = new Date(time.now.getTime() + 30 * 60_000)
  expect((await comeBackWith(browser, query)).location).toBe('/?login=over')
})

test('return address: anything but a page of the site is ignored [ASVS V3.7.2]', async ({ hub, visitHub, logIn }) => {
  hub.people.set('17', NOMSA)
  for (const returnTo of [
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/api/accounts/login',
    'javascript:alert(1)',
    '/learn/..//evil.example',
  ]) {
    const browser = visitHub()
    await logIn(browser, '17', returnTo)
    expect((await browser.send(hubCalls.readNewcomer)).body).toMatchObject({
      newcomer: { returnTo: '/adults-dashboard' },
    })
  }
})
