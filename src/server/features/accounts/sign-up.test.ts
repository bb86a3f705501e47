import { expect } from 'vitest'
import { accountsCalls } from '#contract/accounts.ts'
import { childrenCalls } from '#contract/children.ts'
import { users } from '#server/features/accounts/index.ts'
import { signUpInput, test } from '../../../../tests/support/app-test.ts'
import { requestInput } from '../../../../tests/support/children.ts'

const { signUp, getMe } = accountsCalls
const UUID_V7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

test('sign-up: creates an account and signs it in [S3.01]', async ({ visit, database }) => {
  const browser = visit()
  const { status, body } = await browser.send(signUp, {
    ...signUpInput('nomsa'),
    email: ' Nomsa@Example.com ',
    username: 'Nomsa',
  })
  expect(status).toBe(200)
  expect(body).toEqual({
    account: {
      id: expect.stringMatching(UUID_V7),
      firstName: 'Nomsa',
      email: 'nomsa@example.com',
      username: 'nomsa',
      ageBand: 'adult',
    },
  })
  expect((await browser.send(getMe)).body).toEqual(body)
  expect(await database.select().from(users)).toMatchObject([
    {
      lastName: 'Dlamini',
      ageBand: 'adult',
      emailVerified: false,
      termsAcceptedAt: new Date('2026-03-02T10:00:00.000Z'),
    },
  ])
})

test("cookies: scripts can't read the session's; a readable one only says that one exists", async ({ visit }) => {
  const { response } = await visit().send(signUp, signUpInput('nomsa'))
  expect(response.cookies).toContainEqual(
    expect.objectContaining({
      name: 'funda.session_token',
      httpOnly: true,
      sameSite: 'Lax',
      path: '/',
      maxAge: 2_592_000,
    }),
  )
  expect(response.cookies).toContainEqual({
    name: 'funda_signed_in',
    value: '1',
    maxAge: 2_592_000,
    path: '/',
    sameSite: 'Lax',
  })
  expect(response.cookies.filter((cookie) => !cookie.httpOnly).map((cookie) => cookie.name)).toEqual([
    'funda_signed_in',
  ])
})

test("over https: every cookie is for https only, and the session's is bound to this host", async ({
  buildTestApp,
}) => {
  const app = await buildTestApp({
    config: { origin: 'https://funda.example', secret: 'a secret for tests, long enough' },
  })
  const { cookies } = await app.inject({ method: 'POST', url: signUp[1], payload: signUpInput('nomsa') })
  expect(cookies.map((cookie) => cookie.name).toSorted()).toEqual([
    '__Host-funda.session_token',
    'funda.device',
    'funda_signed_in',
  ])
  expect(cookies.every((cookie) => cookie.secure === true)).toBe(true)
  expect(cookies.find(({ name }) => name.startsWith('__Host-'))).toMatchObject({
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
  })
  expect(cookies.every(({ domain }) => domain === undefined)).toBe(true)
})

test('over https: a session that began under the earlier name of the cookie goes on, and ends', async ({
  buildTestApp,
}) => {
  const app = await buildTestApp({
    config: { origin: 'https://funda.example', secret: 'a secret for tests, long enough' },
  })
  const { cookies } = await app.inject({ method: 'POST', url: signUp[1], payload: signUpInput('nomsa') })
  const cookie = `__Secure-funda.session_token=${encodeURIComponent(cookies.find(({ name }) => name.startsWith('__Host-'))?.value ?? '')}`
  const me = async (): Promise<unknown> =>
    (await app.inject({ method: 'GET', url: getMe[1], headers: { cookie } })).json()
  expect(await me()).toMatchObject({ account: { username: 'nomsa' } })
  await app.inject({ method: 'POST', url: accountsCalls.signOut[1], headers: { cookie }, payload: {} })
  expect(await me()).toEqual({ account: null })
})

test('sign-up: reserved usernames and undeliverable addresses are refused (Low)', async ({ visit, database }) => {
  for (const username of ['admin', 'funda-staff', 'khu1u', 'suppor7', 'teacher']) {
    expect(await visit().send(signUp, { ...signUpInput('nomsa'), username })).toMatchObject({
      status: 400,
      body: { error: { fields: { username: 'reserved' } } },
    })
    expect(await visit().send(childrenCalls.requestChildAccount, requestInput(username))).toMatchObject({
      status: 400,
      body: { error: { fields: { username: 'reserved' } } },
    })
  }
  for (const email of ['0195f3a0-0000-7000-8000-000000000001@child.invalid', 'x@hub.invalid', 'x@mail.local']) {
    expect(await visit().send(signUp, { ...signUpInput('nomsa'), email })).toMatchObject({
      status: 400,
      body: { error: { fields: { email: 'invalid' } } },
    })
  }
  expect(await database.$count(users)).toBe(0)
})

for (const [wrong, field, code] of [
  [{ email: 'nomsa' }, 'email', 'invalid'],
  [{ email: '' }, 'email', 'missing'],
  [{ email: undefined }, 'email', 'missing'],
  [{ email: `${'a'.repeat(250)}@b.co` }, 'email', 'too-long'],
  [{ password: '1234567', confirmPassword: '1234567' }, 'password', 'too-short'],
  [{ password: 'x'.repeat(129), confirmPassword: 'x'.repeat(129) }, 'password', 'too-long'],
  [{ confirmPassword: 'another quiet river' }, 'confirmPassword', 'different'],
  [{ password: 'Nomsa@example.com', confirmPassword: 'Nomsa@example.com' }, 'password', 'same-as-name'],
  [{ username: 'nomsadlamini', password: 'NomsaDlamini', confirmPassword: 'NomsaDlamini' }, 'password', 'same-as-name'],
  [{ password: 'password123', confirmPassword: 'password123' }, 'password', 'too-common'],
  [{ firstName: '  ' }, 'firstName', 'missing'],
  [{ lastName: 'Dla\u0007mini' }, 'lastName', 'invalid'],
  [{ username: 'no' }, 'username', 'too-short'],
  [{ username: 'nomsa@home' }, 'username', 'invalid'],
  [{ termsAccepted: false }, 'termsAccepted', 'not-accepted'],
  [{ isAdmin: true }, 'isAdmin', 'unknown-field'],
] as const) {
  const statement = field === 'termsAccepted' ? ' [S5.05]' : ''
  test(`sign-up: ${JSON.stringify(wrong).slice(0, 50)} is refused as ${field} ${code}${statement}`, async ({
    visit,
    database,
  }) => {
    const browser = visit()
    const { status, body } = await browser.send(signUp, { ...signUpInput('nomsa'), ...wrong })
    expect(status).toBe(400)
    expect(body).toMatchObject({ error: { code: 'invalid-input', fields: { [field]: code } } })
    expect(await database.$count(users)).toBe(0)
    expect(browser.cookies.size).toBe(0)
  })
}

for (const password of [
  'all small letters',
  'ONLYCAPITALSHERE',
  '🦁🐘🦓🐆🦒🦛🐊🦏',
  'kudu4711blue',
  `${'x '.repeat(40)}end`,
  '🦁🐘'.repeat(63) + 'xy',
]) {
  test(`a password needs no particular signs: ${password.slice(0, 20)} [ASVS V6.2.5]`, async ({ visit }) => {
    const { status } = await visit().send(signUp, { ...signUpInput('nomsa'), password, confirmPassword: password })
    expect(status).toBe(200)
  })
}

for (const ageBand of ['child', 'teen']) {
  test(`sign-up as a ${ageBand}: asks for a guardian and stores nothing`, async ({ visit, database }) => {
    const { status, body } = await visit().send(signUp, { ...signUpInput('nomsa'), ageBand })
    expect(status).toBe(403)
    expect(body).toMatchObject({ error: { code: 'guardian-needed' } })
    expect(await database.$count(users)).toBe(0)
  })
}

test('sign-up: a username in use is refused with that reason', async ({ visit, signUpAs }) => {
  await signUpAs('nomsa')
  const sameUsername = await visit().send(signUp, { ...signUpInput('thandi'), username: 'NOMSA' })
  expect([sameUsername.status, sameUsername.body]).toMatchObject([409, { error: { code: 'username-in-use' } }])
})

test('sign-up: ten identical simultaneous requests create one account', async ({ visit, database }) => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => visit().send(signUp, signUpInput('nomsa'))))
  expect(answers.map((answer) => answer.status).toSorted((one, other) => one - other)).toEqual([
    200,
    ...Array<number>(9).fill(409),
  ])
  expect(await database.$count(users)).toBe(1)
})
