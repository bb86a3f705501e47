import { like } from 'drizzle-orm'
import { expect, vi } from 'vitest'
import { accountsCalls } from '#contract/accounts.ts'
import { sessions, users, verifications } from '#server/features/accounts/index.ts'
import type { Mail } from '#server/platform/mail/create-mail.ts'
import type { EmailRequest } from '#server/platform/mail/email.ts'
import { signUpInput, test } from '../../../../tests/support/app-test.ts'
import { notedMail } from '../../../../tests/support/noted-mail.ts'

const { confirmEmail, getMe, requestPasswordReset, resetPassword, signIn } = accountsCalls
const PASSWORD = 'a quiet river bend'
const NEXT = 'a mountain in the mist'
const MINUTE = 60_000

/** Returns the token in the link of the newest email of a kind. */
const tokenIn = (sentEmails: readonly EmailRequest[], kind: EmailRequest['kind']): string =>
  sentEmails.findLast((message) => message.kind === kind)?.link?.split('#')[1] ?? 'there was no email'

const choose = (token: string, password = NEXT): object => ({ token, password, confirmPassword: password })

test("a forgotten password: the email is in the account's own language, whatever the asker picks (H4)", async ({
  visit,
  sentEmails,
}) => {
  await visit().send(accountsCalls.signUp, { ...signUpInput('nomsa'), language: 'af' })
  const { status, body } = await visit().send(requestPasswordReset, { email: ' Nomsa@Example.com ', language: 'xh' })
  expect([status, body]).toEqual([200, {}])
  expect(sentEmails.at(-1)).toMatchObject({
    kind: 'reset-password',
    to: 'nomsa@example.com',
    language: 'af',
    link: expect.stringMatching(/^http:\/\/localhost:3000\/reset-password#[\w-]{32}$/),
  })
})

test('password reset: an unknown address gets the same answer as an account, and no email [ASVS V6.4.3]', async ({
  visit,
  signUpAs,
  sentEmails,
  database,
}) => {
  await signUpAs('nomsa')
  const known = await visit().send(requestPasswordReset, { email: 'nomsa@example.com' })
  const count = sentEmails.length
  const unknown = await visit().send(requestPasswordReset, { email: 'nobody@example.com' })
  expect([unknown.status, unknown.body]).toEqual([known.status, known.body])
  expect(Object.keys(unknown.response.headers)).toEqual(Object.keys(known.response.headers))
  expect(sentEmails).toHaveLength(count)
  // The same work: a token is kept for either, and nobody's opens nothing.
  expect(await database.$count(verifications, like(verifications.value, '________-____-____-____-____________'))).toBe(
    2,
  )
})

test('reset link: sets the new password, ends every session and reports it by email', async ({
  visit,
  signUpAs,
  sentEmails,
  database,
}) => {
  const stolen = await signUpAs('nomsa')
  await visit().send(signIn, { name: 'nomsa', password: PASSWORD })
  await visit().send(requestPasswordReset, { email: 'nomsa@example.com' })
  expect(
    await visit().send(resetPassword, { ...choose(tokenIn(sentEmails, 'reset-password')), language: 'af' }),
  ).toMatchObject({ status: 200, body: {} })
  expect(await database.$count(sessions)).toBe(0)
  expect((await stolen.send(getMe)).body).toEqual({ account: null })
  expect((await visit().send(signIn, { name: 'nomsa', password: PASSWORD })).status).toBe(401)
  expect((await visit().send(signIn, { name: 'nomsa', password: NEXT })).status).toBe(200)
  expect(sentEmails.at(-1)).toMatchObject({
    kind: 'password-changed',
    to: 'nomsa@example.com',
    language: 'en',
    link: 'http://localhost:3000/forgot-password',
  })
})

test("password reset: signs nobody in, and confirms the account's address", async ({
  visit,
  signUpAs,
  sentEmails,
  database,
}) => {
  await signUpAs('nomsa')
  const browser = visit()
  await browser.send(requestPasswordReset, { email: 'nomsa@example.com' })
  await browser.send(resetPassword, choose(tokenIn(sentEmails, 'reset-password')))
  expect([...browser.cookies.keys()]).toEqual(['funda.device'])
  expect(await database.select({ emailVerified: users.emailVerified }).from(users)).toEqual([{ emailVerified: true }])
})

test("reset link: works once, and invalidates the account's other links [ASVS V6.5.1]", async ({
  visit,
  signUpAs,
  sentEmails,
}) => {
  await signUpAs('nomsa')
  await visit().send(requestPasswordReset, { email: 'nomsa@example.com' })
  const first = tokenIn(sentEmails, 'reset-password')
  await visit().send(requestPasswordReset, { email: 'nomsa@example.com' })
  const second = tokenIn(sentEmails, 'reset-password')
  expect((await visit().send(resetPassword, choose(second))).status).toBe(200)
  for (const token of [second, first]) {
    expect(await visit().send(resetPassword, choose(token, 'yet another password'))).toMatchObject({
      status: 410,
      body: { error: { code: 'link-over' } },
    })
  }
  expect((await visit().send(signIn, { name: 'nomsa', password: NEXT })).status).toBe(200)
})

test('reset link: of ten simultaneous uses, one succeeds', async ({ visit, signUpAs, sentEmails }) => {
  await signUpAs('nomsa')
  await visit().send(requestPasswordReset, { email: 'nomsa@example.com' })
  const token = tokenIn(sentEmails, 'reset-password')
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, index) => visit().send(resetPassword, choose(token, `${NEXT} ${index}`))),
  )
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
    200,
    ...Array<number>(9).fill(410),
  ])
})

test('reset link: expires after an hour [ASVS V6.4.3]', async ({ visit, signUpAs, sentEmails, onTestFinished }) => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  await signUpAs('nomsa')
  await visit().send(requestPasswordReset, { email: 'nomsa@example.com' })
  const over = tokenIn(sentEmails, 'reset-password')
  await visit().send(requestPasswordReset, { email: 'nomsa@example.com' })
  vi.setSystemTime(Date.now() + 60 * MINUTE + 1)
  expect(await visit().send(resetPassword, choose(over))).toMatchObject({
    status: 410,
    body: { error: { code: 'link-over' } },
  })
  await visit().send(requestPasswordReset, { email: 'nomsa@example.com' })
  vi.setSystemTime(Date.now() + 60 * MINUTE - 1000)
  expect((await visit().send(resetPassword, choose(tokenIn(sentEmails, 'reset-password')))).status).toBe(200)
})

for (const [password, code] of [
  ['short', 'too-short'],
  ['password123', 'too-common'],
  ['Nomsa@example.com', 'same-as-name'],
  ['x'.repeat(129), 'too-long'],
] as const) {
  test(`${code}: such a password is refused, and the link stays good`, async ({ visit, signUpAs, sentEmails }) => {
    await signUpAs('nomsa')
    await visit().send(requestPasswordReset, { email: 'nomsa@example.com' })
    const token = tokenIn(sentEmails, 'reset-password')
    expect(await visit().send(resetPassword, choose(token, password))).toMatchObject({
      status: 400,
      body: { error: { fields: { password: code } } },
    })
    expect((await visit().send(resetPassword, choose(token))).status).toBe(200)
  })
}

test('password reset: unequal passwords, a missing and a made-up link are refused', async ({ visit }) => {
  const refusalOf = async (input: object) => (await visit().send(resetPassword, input)).body
  expect(await refusalOf({ token: 'x', password: NEXT, confirmPassword: PASSWORD })).toMatchObject({
    error: { fields: { confirmPassword: 'different' } },
  })
  expect(await refusalOf({ password: NEXT, confirmPassword: NEXT })).toMatchObject({
    error: { fields: { token: 'missing' } },
  })
  expect(await refusalOf(choose('made-up'))).toMatchObject({ error: { code: 'link-over' } })
  for (const token of ['reset-password:x', '%00', '../..'])
    expect(await refusalOf(choose(token))).toMatchObject({ error: { fields: { token: 'invalid' } } })
})

test('reset request: an invalid address or language is refused with the field’s name', async ({ visit }) => {
  expect(await visit().send(requestPasswordReset, { email: 'nomsa' })).toMatchObject({
    status: 400,
    body: { error: { fields: { email: 'invalid' } } },
  })
  expect(await visit().send(requestPasswordReset, {})).toMatchObject({
    status: 400,
    body: { error: { fields: { email: 'missing' } } },
  })
  expect(await visit().send(requestPasswordReset, { email: 'nomsa@example.com', language: 'de' })).toMatchObject({
    status: 400,
    body: { error: { fields: { language: 'invalid' } } },
  })
})

test("account locked by another's guesses: its owner logs in after a password reset", async ({
  visit,
  signUpAs,
  sentEmails,
}) => {
  await signUpAs('nomsa')
  for (let guess = 1; guess <= 11; guess++) await visit().send(signIn, { name: 'nomsa', password: 'a wrong password' })
  await visit().send(requestPasswordReset, { email: 'nomsa@example.com' })
  await visit().send(resetPassword, choose(tokenIn(sentEmails, 'reset-password')))
  expect((await visit().send(signIn, { name: 'nomsa', password: NEXT })).status).toBe(200)
})

test('link for one purpose: refused for another [ASVS V6.6.2]', async ({ visit, signUpAs, sentEmails }) => {
  await signUpAs('nomsa')
  await visit().send(requestPasswordReset, { email: 'nomsa@example.com' })
  const [reset, confirm] = [tokenIn(sentEmails, 'reset-password'), tokenIn(sentEmails, 'confirm-email')]
  expect((await visit().send(confirmEmail, { token: reset })).status).toBe(410)
  expect((await visit().send(resetPassword, choose(confirm))).status).toBe(410)
})

test('stored link tokens: useless to a reader of the database [ASVS V6.5.2]', async ({
  visit,
  signUpAs,
  sentEmails,
  database,
}) => {
  await signUpAs('nomsa')
  await visit().send(requestPasswordReset, { email: 'nomsa@example.com' })
  const kept = await database.select().from(verifications)
  expect(kept).toHaveLength(2)
  for (const token of [tokenIn(sentEmails, 'reset-password'), tokenIn(sentEmails, 'confirm-email')])
    expect(JSON.stringify(kept)).not.toContain(token)
  for (const { identifier } of kept) expect((await visit().send(resetPassword, choose(identifier))).status).toBe(410)
})

for (const [failing, act] of [
  ['reset-password', 'asked'],
  ['password-changed', 'reset'],
] as const) {
  test(`password ${act}, but the server fails before its email is queued: asking again works`, async ({
    buildTestApp,
    visitAt,
    sentEmails,
  }) => {
    let isDown = false
    const working = notedMail(sentEmails)
    const send: Mail['send'] = async (email, database) => {
      if (isDown && email.kind === failing) throw new Error('The server was killed')
      await working.send(email, database)
    }
    const browser = visitAt(await buildTestApp({ mail: { ...working, send } }))
    await browser.send(accountsCalls.signUp, signUpInput('nomsa'))
    const ask = () => browser.send(requestPasswordReset, { email: 'nomsa@example.com' })
    if (act === 'reset') await ask()
    isDown = true
    const failed = await (act === 'reset'
      ? browser.send(resetPassword, choose(tokenIn(sentEmails, 'reset-password')))
      : ask())
    expect(failed.status).toBe(500)
    // The new password holds where it was stored, so nobody stands without one.
    const present = act === 'reset' ? NEXT : PASSWORD
    expect((await browser.send(signIn, { name: 'nomsa', password: present })).status).toBe(200)
    isDown = false
    expect((await ask()).status).toBe(200)
    const again = choose(tokenIn(sentEmails, 'reset-password'), 'a lamp beside the door')
    expect((await browser.send(resetPassword, again)).status).toBe(200)
    expect(sentEmails.at(-1)).toMatchObject({ kind: 'password-changed', to: 'nomsa@example.com' })
  })
}
