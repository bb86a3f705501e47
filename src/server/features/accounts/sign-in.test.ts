import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { accountsCalls } from '#contract/accounts.ts'
import { learningCalls } from '#contract/learning.ts'
import { sessions } from '#server/features/accounts/index.ts'
import { signInAttempts } from '#server/features/accounts/tables.ts'
import { makeEvent } from '../../../../tests/support/make-event.ts'
import { test } from '../../../../tests/support/app-test.ts'

const { getMe, signIn, signOut } = accountsCalls
const PASSWORD = 'a quiet river bend'
const MINUTE = 60_000

test('login: by email address or username, in any case of letters', async ({ visit, signUpAs }) => {
  await signUpAs('nomsa')
  for (const name of ['nomsa@example.com', ' Nomsa@Example.COM', 'nomsa', 'NOMSA']) {
    const browser = visit()
    const { status, body } = await browser.send(signIn, { name, password: PASSWORD })
    expect([status, body]).toMatchObject([200, { account: { username: 'nomsa', firstName: 'Nomsa' } }])
    expect((await browser.send(getMe)).body).toEqual(body)
  }
})

test('login: a wrong name and a wrong password get the same answer', async ({ visit, signUpAs }) => {
  await signUpAs('nomsa')
  const wrongPassword = await visit().send(signIn, { name: 'nomsa', password: 'another river bend' })
  expect(wrongPassword.status).toBe(401)
  expect(wrongPassword.body).toEqual({ error: { code: 'wrong-credentials', message: expect.any(String) } })
  for (const name of ['nobody', 'nobody@example.com', 'not@an@address', 'x\u202Ey']) {
    const wrongName = await visit().send(signIn, { name, password: PASSWORD })
    expect([wrongName.status, wrongName.body]).toEqual([401, wrongPassword.body])
  }
})

test('login: a name with a null character is refused as invalid input', async ({ visit }) => {
  const { status, body } = await visit().send(signIn, { name: 'nom\u0000sa', password: PASSWORD })
  expect([status, body]).toMatchObject([400, { error: { code: 'invalid-input' } }])
})

test('login: a missing name and an unknown field are refused by the field’s name', async ({ visit }) => {
  const { status, body } = await visit().send(signIn, { password: PASSWORD, rememberMe: true })
  expect([status, body]).toMatchObject([400, { error: { fields: { name: 'missing', rememberMe: 'unknown-field' } } }])
})

test('login limit: after ten wrong passwords, refused with the waiting time', async ({ visit, signUpAs, time }) => {
  await signUpAs('nomsa')
  for (let attempt = 1; attempt <= 10; attempt++) {
    expect(
      (await visit().send(signIn, { name: attempt % 2 ? 'nomsa' : 'nomsa@example.com', password: 'a wrong password' }))
        .status,
    ).toBe(401)
  }
  time.now = new Date(time.now.getTime() + 5 * MINUTE)
  const refused = await visit().send(signIn, { name: 'nomsa', password: PASSWORD })
  expect([refused.status, refused.body]).toMatchObject([429, { error: { code: 'too-many-attempts', retryAfter: 600 } }])
  expect(refused.response.headers['retry-after']).toBe('600')
  time.now = new Date(time.now.getTime() + 10 * MINUTE)
  expect((await visit().send(signIn, { name: 'nomsa', password: PASSWORD })).status).toBe(200)
})

test('login limit: applies to unknown names too, so it reveals no account', async ({ visit }) => {
  for (let attempt = 1; attempt <= 10; attempt++)
    expect((await visit().send(signIn, { name: 'nobody', password: PASSWORD })).status).toBe(401)
  expect((await visit().send(signIn, { name: 'nobody', password: PASSWORD })).status).toBe(429)
})

test('login limit: guesses at one account leave others at the same address free [ASVS V6.3.1]', async ({
  visit,
  signUpAs,
}) => {
  await signUpAs('nomsa')
  await signUpAs('thandi')
  for (let attempt = 1; attempt <= 11; attempt++)
    await visit().send(signIn, { name: 'nomsa', password: 'a wrong password' })
  expect((await visit().send(signIn, { name: 'thandi', password: PASSWORD })).status).toBe(200)
})

test('login limit: fifty simultaneous guesses are all counted [ASVS V6.3.1]', async ({ visit, signUpAs, database }) => {
  await signUpAs('nomsa')
  await database.delete(signInAttempts)
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => visit().send(signIn, { name: 'nomsa', password: 'a wrong password' })),
  )
  expect(answers.filter((answer) => answer.status === 401)).toHaveLength(10)
  // Those that are refused here fill no wider count.
  expect(
    (await database.select({ attempts: signInAttempts.attempts }).from(signInAttempts))
      .map(({ attempts }) => attempts)
      .toSorted((one, other) => one - other),
  ).toEqual([10, 10, 50])
})

test('failed logins: stored without the name, and cleared by a successful login', async ({
  visit,
  signUpAs,
  database,
}) => {
  await signUpAs('nomsa')
  await database.delete(signInAttempts)
  await visit().send(signIn, { name: 'nomsa', password: 'a wrong password' })
  const [kept] = await database.select().from(signInAttempts)
  expect(kept?.subject).not.toContain('nomsa')
  await visit().send(signIn, { name: 'nomsa', password: PASSWORD })
  expect(
    (await database.select({ attempts: signInAttempts.attempts }).from(signInAttempts)).filter(
      ({ attempts }) => attempts > 0,
    ),
  ).toEqual([])
})

test('login: starts a session with a new token, and other browsers stay signed in', async ({ visit, signUpAs }) => {
  const first = await signUpAs('nomsa')
  const before = first.cookies.get('funda.session_token')
  await first.send(signIn, { name: 'nomsa', password: PASSWORD })
  expect(first.cookies.get('funda.session_token')).not.toBe(before)
  const second = visit()
  await second.send(signIn, { name: 'nomsa', password: PASSWORD })
  expect((await first.send(getMe)).body['account']).not.toBeNull()
})

test('current account: none without a session, and the request sets no cookie', async ({ visit }) => {
  const { status, body, response } = await visit().send(getMe)
  expect([status, body, response.cookies]).toEqual([200, { account: null }, []])
})

test('logging out: the session ends on the server, cookies go, a stolen one is useless [ASVS V7.4.1]', async ({
  signUpAs,
  database,
}) => {
  const browser = await signUpAs('nomsa')
  const stolen = new Map(browser.cookies)
  expect((await browser.send(signOut)).body).toEqual({})
  expect([...browser.cookies.keys()]).toEqual(['funda.device'])
  expect(await database.$count(sessions)).toBe(0)
  const restore = (): void => stolen.forEach((value, name) => void browser.cookies.set(name, value))
  restore()
  expect((await browser.send(learningCalls.recordEvents, { events: [makeEvent()] })).status).toBe(401)
  restore()
  expect((await browser.send(learningCalls.getProgress)).status).toBe(401)
})

test('logout: succeeds when repeated or without a session', async ({ visit, signUpAs }) => {
  expect((await visit().send(signOut)).status).toBe(200)
  const browser = await signUpAs('nomsa')
  await browser.send(signOut)
  expect((await browser.send(signOut)).status).toBe(200)
})

test('session ended elsewhere: the readable cookie is deleted too', async ({ signUpAs, database }) => {
  const browser = await signUpAs('nomsa')
  await database.delete(sessions)
  expect((await browser.send(getMe)).body).toEqual({ account: null })
  expect([...browser.cookies.keys()]).toEqual(['funda.device'])
})

test('readable cookie without a session: deleted', async ({ visit }) => {
  const browser = visit()
  browser.cookies.set('funda_signed_in', '1')
  expect((await browser.send(getMe)).body).toEqual({ account: null })
  expect(browser.cookies.has('funda_signed_in')).toBe(false)
})

test('session cookie: a changed one and the stored values of the session are refused [ASVS V7.2.1] [ASVS V7.2.2]', async ({
  signUpAs,
  database,
}) => {
  const browser = await signUpAs('nomsa')
  const whole = browser.cookies.get('funda.session_token') ?? ''
  const [kept] = await database.select({ id: sessions.id, token: sessions.token }).from(sessions)
  for (const forged of [
    `${whole.slice(0, 40)}x`,
    whole.split('.')[0] ?? '',
    `${whole.startsWith('x') ? 'y' : 'x'}${whole.slice(1)}`,
    kept?.token ?? '',
    kept?.id ?? '',
    `${kept?.token}.${whole.split('.')[1]}`,
  ]) {
    browser.cookies.set('funda.session_token', forged)
    expect([forged, (await browser.send(learningCalls.getProgress)).status]).toEqual([forged, 401])
  }
})

test('session token: 32 random characters, new at every login, stored as a hash only [ASVS V7.2.3]', async ({
  signUpAs,
  database,
}) => {
  const browser = await signUpAs('nomsa')
  const tokens = new Set<string>()
  for (let time = 0; time < 3; time++) {
    await browser.send(signIn, { name: 'nomsa', password: PASSWORD })
    const token = browser.cookies.get('funda.session_token')?.split('.')[0] ?? ''
    expect(token).toMatch(/^[A-Za-z0-9]{32}$/)
    tokens.add(token)
    const [kept] = await database.select({ token: sessions.token }).from(sessions)
    expect(kept?.token).toBe(createHash('sha256').update(token).digest('hex'))
  }
  expect(tokens.size).toBe(3)
})

test('expired session: counts as signed out', async ({ signUpAs, database }) => {
  const browser = await signUpAs('nomsa')
  const [session] = await database.select({ id: sessions.id }).from(sessions)
  await database
    .update(sessions)
    .set({ expiresAt: new Date(0) })
    .where(eq(sessions.id, session?.id ?? ''))
  expect((await browser.send(getMe)).body).toEqual({ account: null })
})

test('sessions: store neither the IP address nor the browser', async ({ signUpAs, database }) => {
  await signUpAs('nomsa')
  const [session] = await database
    .select({ ipAddress: sessions.ipAddress, userAgent: sessions.userAgent })
    .from(sessions)
  expect([session?.ipAddress || null, session?.userAgent || null]).toEqual([null, null])
})
