import { expect, vi } from 'vitest'
import { accountsCalls } from '#contract/accounts.ts'
import type { Call } from '#contract/call.ts'
import { childrenCalls } from '#contract/children.ts'
import { ownDataCalls } from '#contract/own-data.ts'
import { secondFactorCalls } from '#contract/second-factor.ts'
import { FRESH_REAUTHENTICATION } from '#core/people/step-up.ts'
import { sessions, users } from '#server/features/accounts/index.ts'
import { test } from '../../../../tests/support/app-test.ts'
import { addChildTo } from '../../../../tests/support/children.ts'
import { appCode, turnOnSecondFactor } from '../../../../tests/support/second-factor.ts'

const { changeEmail, changePassword, confirmEmail, getMe, getProfile, listSessions, signIn } = accountsCalls
const { proveAgain } = secondFactorCalls
const PASSWORD = 'a quiet river bend'
const NEW_PASSWORD = { password: 'another river bend', confirmPassword: 'another river bend' }

/** Lets the time that sessions go by pass, and only that. */
function pass(milliseconds: number, onTestFinished: (end: () => void) => void): void {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  vi.setSystemTime(Date.now() + milliseconds)
}

test('risky acts: ten minutes after login they need reauthentication, else nothing happens [ASVS V7.5.1]', async ({
  signUpAs,
  database,
  sentEmails,
  time,
  onTestFinished,
}) => {
  const browser = await signUpAs('nomsa')
  const childId = await addChildTo(browser, 'thandi')
  await turnOnSecondFactor(browser, time.now)
  const told = sentEmails.length
  const guarded: [Call, object][] = [
    [changeEmail, { email: 'new@example.com' }],
    [ownDataCalls.exportOwnData, {}],
    [ownDataCalls.deleteOwnAccount, {}],
    [secondFactorCalls.beginSecondFactor, {}],
    [secondFactorCalls.renewRecoveryCodes, { code: '123456' }],
    [secondFactorCalls.endSecondFactor, { code: '123456' }],
    [childrenCalls.withdrawConsent, { childId }],
    [childrenCalls.deleteChild, { childId }],
    [childrenCalls.exportChild, { childId }],
  ]
  pass(FRESH_REAUTHENTICATION, onTestFinished)
  for (const [call, input] of guarded)
    expect([call, await browser.send(call, input)]).toMatchObject([
      call,
      { status: 403, body: { error: { code: 'proof-needed' } } },
    ])
  expect(sentEmails).toHaveLength(told)
  expect(await database.$count(users)).toBe(2)
  expect((await browser.send(secondFactorCalls.getSecondFactor)).body).toMatchObject({ recoveryCodesLeft: 10 })
  // A password is changed by who knows the present one, whenever.
  expect((await browser.send(changePassword, { presentPassword: 'not this one', ...NEW_PASSWORD })).status).toBe(400)
})

test('reauthentication by password: the session gets a new secret, the old one is void [ASVS V7.2.4] [ASVS V7.5.1]', async ({
  visit,
  signUpAs,
  database,
  onTestFinished,
}) => {
  const browser = await signUpAs('nomsa')
  const before = new Map(browser.cookies)
  const [session] = await database.select({ id: sessions.id }).from(sessions)
  pass(FRESH_REAUTHENTICATION, onTestFinished)
  expect(await browser.send(proveAgain, { password: 'a wrong password' })).toMatchObject({
    status: 400,
    body: { error: { fields: { password: 'wrong' } } },
  })
  expect((await browser.send(ownDataCalls.exportOwnData)).status).toBe(403)
  expect((await browser.send(proveAgain, { password: PASSWORD })).status).toBe(200)
  expect((await browser.send(ownDataCalls.exportOwnData)).status).toBe(200)
  expect((await browser.send(listSessions)).body).toMatchObject({ sessions: [{ id: session?.id, isCurrent: true }] })
  const stolen = visit()
  before.forEach((value, name) => stolen.cookies.set(name, value))
  expect((await stolen.send(getMe)).body).toEqual({ account: null })
  pass(FRESH_REAUTHENTICATION, onTestFinished)
  expect((await browser.send(ownDataCalls.exportOwnData)).status).toBe(403)
})

test('reauthentication by code: accepts app and recovery codes, and limits wrong ones', async ({
  signUpAs,
  time,
  onTestFinished,
}) => {
  const browser = await signUpAs('nomsa')
  const { secret, recoveryCodes } = await turnOnSecondFactor(browser, time.now)
  pass(FRESH_REAUTHENTICATION, onTestFinished)
  time.now = new Date(time.now.getTime() + 30_000)
  expect((await browser.send(proveAgain, { code: appCode(secret, time.now) })).status).toBe(200)
  expect((await browser.send(ownDataCalls.exportOwnData)).status).toBe(200)
  expect((await browser.send(proveAgain, { code: recoveryCodes[0] })).status).toBe(200)
  for (let guess = 0; guess < 5; guess++)
    expect((await browser.send(proveAgain, { code: '000000' })).body).toMatchObject({ error: { code: 'wrong-code' } })
  expect((await browser.send(proveAgain, { code: recoveryCodes[1] })).status).toBe(429)
})

test('reauthentication by password: refused without a session, and wrong ones are limited', async ({
  visit,
  signUpAs,
}) => {
  expect((await visit().send(proveAgain, { password: PASSWORD })).status).toBe(401)
  const browser = await signUpAs('nomsa')
  for (let guess = 0; guess < 10; guess++)
    expect((await browser.send(proveAgain, { password: 'a wrong password' })).status).toBe(400)
  expect((await browser.send(proveAgain, { password: PASSWORD })).status).toBe(429)
})

test('a new address: counts after its own email was answered; the current one is told first', async ({
  visit,
  signUpAs,
  sentEmails,
}) => {
  const browser = await signUpAs('nomsa')
  expect((await browser.send(changeEmail, { email: 'New@Example.com', language: 'xh' })).status).toBe(200)
  expect(sentEmails.slice(-2)).toMatchObject([
    { kind: 'change-email', to: 'new@example.com', language: 'en', link: expect.stringMatching(/\/confirm-email#.+/) },
    {
      kind: 'email-change-asked',
      to: 'nomsa@example.com',
      language: 'en',
      link: expect.stringMatching(/\/undo-email#[\w-]{32}$/),
    },
  ])
  expect((await browser.send(getProfile)).body).toMatchObject({ profile: { email: 'nomsa@example.com' } })
  const token = sentEmails.at(-2)?.link?.split('#')[1]
  expect((await visit().send(confirmEmail, { token })).status).toBe(200)
  expect((await browser.send(getProfile)).body).toMatchObject({
    profile: { email: 'new@example.com', emailVerified: true },
  })
  expect((await visit().send(signIn, { name: 'nomsa@example.com', password: PASSWORD })).status).toBe(401)
  expect((await visit().send(signIn, { name: 'new@example.com', password: PASSWORD })).status).toBe(200)
  expect((await visit().send(confirmEmail, { token })).status).toBe(410)
})

test("a new password: cancels a waiting address; one confirmed meanwhile stays its owner's (M9)", async ({
  visit,
  signUpAs,
  sentEmails,
}) => {
  const browser = await signUpAs('nomsa')
  const linkTo = (email: string): string | undefined =>
    sentEmails.findLast(({ kind, to }) => kind === 'change-email' && to === email)?.link?.split('#')[1]
  await browser.send(changeEmail, { email: 'new@example.com' })
  expect((await browser.send(changePassword, { presentPassword: PASSWORD, ...NEW_PASSWORD })).status).toBe(200)
  expect((await visit().send(confirmEmail, { token: linkTo('new@example.com') })).status).toBe(410)
  await browser.send(changeEmail, { email: 'thandi@example.com' })
  await signUpAs('thandi')
  expect((await visit().send(confirmEmail, { token: linkTo('thandi@example.com') })).status).toBe(409)
  expect((await browser.send(getProfile)).body).toMatchObject({ profile: { email: 'nomsa@example.com' } })
})

test('a change to an address that has an account: the same answer, and its owner is told (M9)', async ({
  signUpAs,
  sentEmails,
}) => {
  const browser = await signUpAs('nomsa')
  await signUpAs('thandi')
  const free = await browser.send(changeEmail, { email: 'free@example.com' })
  const taken = await browser.send(changeEmail, { email: 'thandi@example.com' })
  expect([taken.status, taken.body]).toEqual([free.status, free.body])
  expect(sentEmails.findLast(({ kind }) => kind !== 'email-change-asked')).toMatchObject({
    kind: 'address-claimed',
    to: 'thandi@example.com',
  })
})
