import { eq } from 'drizzle-orm'
import { expect, vi } from 'vitest'
import { accountsCalls } from '#contract/accounts.ts'
import { users, verifications } from '#server/features/accounts/index.ts'
import { signUpInput, test } from '../../../../tests/support/app-test.ts'

const { confirmEmail, getMe, getProfile, sendConfirmation, signUp } = accountsCalls
const DAY = 24 * 60 * 60 * 1000

const tokenOf = (link: string | undefined): string => link?.split('#')[1] ?? 'there was no link'

test('sign-up: emails a confirmation link to the address, in the language of the page', async ({
  visit,
  sentEmails,
}) => {
  await visit().send(signUp, { ...signUpInput('nomsa'), firstName: 'http://evil.example', language: 'xh' })
  expect(sentEmails).toMatchObject([
    {
      kind: 'confirm-email',
      to: 'nomsa@example.com',
      language: 'xh',
      link: expect.stringMatching(/^http:\/\/localhost:3000\/confirm-email#[\w-]{32}$/),
    },
  ])
})

test('confirmation link: works on any device, once, and signs nobody in [ASVS V6.4.1]', async ({
  visit,
  signUpAs,
  sentEmails,
  database,
}) => {
  const browser = await signUpAs('nomsa', 'unconfirmed')
  expect((await browser.send(getProfile)).body).toMatchObject({ profile: { emailVerified: false } })
  const elsewhere = visit()
  const token = tokenOf(sentEmails[0]?.link)
  expect(await elsewhere.send(confirmEmail, { token })).toMatchObject({ status: 200, body: {} })
  expect((await elsewhere.send(getMe)).body).toEqual({ account: null })
  expect((await browser.send(getProfile)).body).toMatchObject({
    profile: {
      firstName: 'Nomsa',
      lastName: 'Dlamini',
      email: 'nomsa@example.com',
      username: 'nomsa',
      emailVerified: true,
    },
  })
  expect(await elsewhere.send(confirmEmail, { token })).toMatchObject({
    status: 410,
    body: { error: { code: 'link-over' } },
  })
  expect(await database.$count(verifications)).toBe(0)
})

test('confirmation link: of ten simultaneous uses, one succeeds', async ({ visit, signUpAs, sentEmails }) => {
  await signUpAs('nomsa', 'unconfirmed')
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => visit().send(confirmEmail, { token: tokenOf(sentEmails[0]?.link) })),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
})

test('confirmation link: expires after a day [ASVS V6.4.1]', async ({
  visit,
  signUpAs,
  sentEmails,
  database,
  onTestFinished,
}) => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  await signUpAs('nomsa', 'unconfirmed')
  vi.setSystemTime(Date.now() + DAY + 1)
  expect((await visit().send(confirmEmail, { token: tokenOf(sentEmails[0]?.link) })).status).toBe(410)
  expect(await database.select({ emailVerified: users.emailVerified }).from(users)).toEqual([{ emailVerified: false }])
})

test('confirmation link: one for an earlier address of the account confirms nothing', async ({
  visit,
  signUpAs,
  sentEmails,
  database,
}) => {
  await signUpAs('nomsa', 'unconfirmed')
  await database.update(users).set({ email: 'another@example.com' }).where(eq(users.username, 'nomsa'))
  await visit().send(confirmEmail, { token: tokenOf(sentEmails[0]?.link) })
  expect(await database.select({ emailVerified: users.emailVerified }).from(users)).toEqual([{ emailVerified: false }])
})

test('confirmation link: the former field name of an older page is read', async ({ visit, signUpAs, sentEmails }) => {
  await signUpAs('nomsa', 'unconfirmed')
  const former = Object.fromEntries([['proof', tokenOf(sentEmails[0]?.link)]])
  expect((await visit().send(confirmEmail, former)).status).toBe(200)
})

test('confirmation link: a made-up or missing token is refused', async ({ visit }) => {
  expect(await visit().send(confirmEmail, { token: 'made-up' })).toMatchObject({
    status: 410,
    body: { error: { code: 'link-over' } },
  })
  expect(await visit().send(confirmEmail, {})).toMatchObject({
    status: 400,
    body: { error: { fields: { token: 'missing' } } },
  })
})

test('confirmation email: sent again three times on request, a fourth request is refused', async ({
  visit,
  signUpAs,
  sentEmails,
}) => {
  const browser = await signUpAs('nomsa', 'unconfirmed')
  for (let message = 1; message <= 3; message++)
    expect((await browser.send(sendConfirmation, { language: 'af' })).status).toBe(200)
  // In the account's own language, and not in one that the asker picks.
  expect(sentEmails.slice(1)).toMatchObject(
    ['en', 'en', 'en'].map((language) => ({ kind: 'confirm-email', to: 'nomsa@example.com', language })),
  )
  expect(await browser.send(sendConfirmation)).toMatchObject({
    status: 429,
    body: { error: { code: 'too-many-attempts' } },
  })
  expect((await visit().send(confirmEmail, { token: tokenOf(sentEmails[1]?.link) })).status).toBe(200)
  expect((await browser.send(sendConfirmation)).body).toEqual({})
  expect(sentEmails).toHaveLength(4)
})

test('confirmation email and profile: refused without a session', async ({ visit, sentEmails }) => {
  expect((await visit().send(sendConfirmation)).status).toBe(401)
  expect((await visit().send(getProfile)).status).toBe(401)
  expect(sentEmails).toEqual([])
})
