import { expect } from 'vitest'
import { accountsCalls } from '#contract/accounts.ts'
import { learningCalls } from '#contract/learning.ts'
import { sessions } from '#server/features/accounts/index.ts'
import { makeEvent } from '../../../../tests/support/make-event.ts'
import { test } from '../../../../tests/support/app-test.ts'

const { changePassword, requestPasswordReset, resetPassword, signIn } = accountsCalls
const PASSWORD = 'a quiet river bend'
const NEXT = 'a mountain in the mist'
const change = (presentPassword: string, password = NEXT): object => ({
  presentPassword,
  password,
  confirmPassword: password,
  language: 'xh',
})

test('right current password: sets a new one, renews this session, ends the others [ASVS V6.2.2] [ASVS V7.4.3]', async ({
  visit,
  signUpAs,
  sentEmails,
  database,
}) => {
  const browser = await signUpAs('nomsa')
  const other = visit()
  await other.send(signIn, { name: 'nomsa', password: PASSWORD })
  const before = new Map(browser.cookies)
  expect(await browser.send(changePassword, change(PASSWORD))).toMatchObject({ status: 200, body: {} })
  expect(browser.cookies.get('funda.session_token')).not.toBe(before.get('funda.session_token'))
  expect(browser.cookies.get('funda_signed_in')).toBe('1')
  expect((await browser.send(learningCalls.recordEvents, { events: [makeEvent()] })).status).toBe(200)
  expect((await other.send(learningCalls.recordEvents, { events: [makeEvent()] })).status).toBe(401)
  expect(await database.$count(sessions)).toBe(1)
  expect(sentEmails.at(-1)).toMatchObject({
    kind: 'password-changed',
    to: 'nomsa@example.com',
    language: 'en',
    link: 'http://localhost:3000/forgot-password',
  })
  expect((await visit().send(signIn, { name: 'nomsa', password: PASSWORD })).status).toBe(401)
  expect((await visit().send(signIn, { name: 'nomsa', password: NEXT })).status).toBe(200)
})

test('wrong current password: nothing changes, guesses count, login stays open [ASVS V6.2.3]', async ({
  visit,
  signUpAs,
  sentEmails,
}) => {
  const browser = await signUpAs('nomsa')
  for (let guess = 1; guess <= 10; guess++) {
    expect(await browser.send(changePassword, change('a wrong password'))).toMatchObject({
      status: 400,
      body: { error: { fields: { presentPassword: 'wrong' } } },
    })
  }
  expect(await browser.send(changePassword, change(PASSWORD))).toMatchObject({ status: 429 })
  expect((await visit().send(signIn, { name: 'nomsa', password: PASSWORD })).status).toBe(200)
  expect(sentEmails.filter(({ kind }) => kind === 'password-changed')).toEqual([])
})

test('password change: invalidates the links of earlier password resets', async ({ visit, signUpAs, sentEmails }) => {
  const browser = await signUpAs('nomsa')
  await visit().send(requestPasswordReset, { email: 'nomsa@example.com' })
  const token = sentEmails.at(-1)?.link?.split('#')[1]
  await browser.send(changePassword, change(PASSWORD))
  expect((await visit().send(resetPassword, { token, password: PASSWORD, confirmPassword: PASSWORD })).status).toBe(410)
})

for (const [input, field, code] of [
  [{}, 'presentPassword', 'missing'],
  [change(PASSWORD, 'short'), 'password', 'too-short'],
  [change(PASSWORD, 'password123'), 'password', 'too-common'],
  [change(PASSWORD, 'NOMSA@example.com'), 'password', 'same-as-name'],
  [{ ...change(PASSWORD), confirmPassword: 'another' }, 'confirmPassword', 'different'],
] as const) {
  test(`password change with ${field} ${code}: refused, and the password stays`, async ({ visit, signUpAs }) => {
    const browser = await signUpAs('nomsa')
    expect(await browser.send(changePassword, input)).toMatchObject({
      status: 400,
      body: { error: { fields: { [field]: code } } },
    })
    expect((await visit().send(signIn, { name: 'nomsa', password: PASSWORD })).status).toBe(200)
  })
}

test('password change: refused without a session', async ({ visit }) => {
  expect((await visit().send(changePassword, change(PASSWORD))).status).toBe(401)
})
