import { expect } from 'vitest'
import { accountsCalls } from '#contract/accounts.ts'
import { childrenCalls } from '#contract/children.ts'
import { learningCalls } from '#contract/learning.ts'
import { secondFactorCalls } from '#contract/second-factor.ts'
import { sessions } from '#server/features/accounts/index.ts'
import { recoveryCodes, secondFactors } from '#server/features/accounts/tables.ts'
import { test, type Answer, type Visitor } from '../../../../tests/support/app-test.ts'
import { addChildTo, PICTURES } from '../../../../tests/support/children.ts'
import { appCode, turnOnSecondFactor } from '../../../../tests/support/second-factor.ts'

const { getMe, requestPasswordReset, resetPassword, signIn } = accountsCalls
const { beginSecondFactor, confirmSecondFactor, endSecondFactor, getSecondFactor, renewRecoveryCodes, signInWithCode } =
  secondFactorCalls
const PASSWORD = 'a quiet river bend'
const STEP = 30_000

const firstStep = (browser: Visitor, password = PASSWORD): Promise<Answer> =>
  browser.send(signIn, { name: 'nomsa', password })
const isSignedIn = async (browser: Visitor): Promise<boolean> => (await browser.send(getMe)).body['account'] !== null
const later = (time: { now: Date }, milliseconds: number): Date =>
  (time.now = new Date(time.now.getTime() + milliseconds))

test("second factor on: password alone fails; the app's code works here, once [ASVS V6.3.3] [ASVS V6.5.1] [ASVS V6.6.2]", async ({
  visit,
  signUpAs,
  database,
  time,
  sentEmails,
}) => {
  const owner = await signUpAs('nomsa')
  const { secret } = await turnOnSecondFactor(owner, time.now)
  expect(sentEmails.at(-1)).toMatchObject({ kind: 'second-factor-changed', to: 'nomsa@example.com' })
  const code = appCode(secret, later(time, STEP))
  const [browser, other] = [visit(), visit()]
  expect(await firstStep(browser)).toMatchObject({ status: 401, body: { error: { code: 'second-factor-needed' } } })
  expect([...browser.cookies.keys()]).toEqual(['funda.second_factor'])
  expect(await database.$count(sessions)).toBe(1)
  expect((await browser.send(learningCalls.getProgress)).status).toBe(401)
  // A browser that took no first step can't use the code.
  expect(await other.send(signInWithCode, { code })).toMatchObject({
    status: 401,
    body: { error: { code: 'not-signed-in' } },
  })
  expect(await browser.send(signInWithCode, { code: ` ${code.slice(0, 3)} ${code.slice(3)}` })).toMatchObject({
    status: 200,
    body: { account: { username: 'nomsa' } },
  })
  expect([...browser.cookies.keys()].toSorted()).toEqual(['funda.device', 'funda.session_token', 'funda_signed_in'])
  expect(await isSignedIn(browser)).toBe(true)
  await firstStep(other)
  expect(await other.send(signInWithCode, { code })).toMatchObject({
    status: 401,
    body: { error: { code: 'wrong-code' } },
  })
  expect((await other.send(signInWithCode, { code: appCode(secret, later(time, STEP)) })).status).toBe(200)
})

test('one-time code: of four simultaneous uses, one signs in', async ({ visit, signUpAs, time }) => {
  const { secret } = await turnOnSecondFactor(await signUpAs('nomsa'), time.now)
  const code = appCode(secret, later(time, STEP))
  const browsers = Array.from({ length: 4 }, visit)
  await Promise.all(browsers.map((browser) => firstStep(browser)))
  const answers = await Promise.all(browsers.map((browser) => browser.send(signInWithCode, { code })))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
})

test('recovery code: replaces the app’s code at login, once, and an email reports it [ASVS V6.5.1] [ASVS V6.4.4]', async ({
  visit,
  signUpAs,
  time,
  sentEmails,
}) => {
  const { recoveryCodes: codes } = await turnOnSecondFactor(await signUpAs('nomsa'), time.now)
  expect(new Set(codes).size).toBe(10)
  const [browser, other] = [visit(), visit()]
  await firstStep(browser)
  const told = sentEmails.length
  // However it is typed from paper.
  expect((await browser.send(signInWithCode, { code: codes[3]?.toUpperCase().replace('-', ' ') })).status).toBe(200)
  expect(sentEmails.slice(told)).toMatchObject([{ kind: 'second-factor-changed' }])
  expect((await browser.send(getSecondFactor)).body).toMatchObject({ recoveryCodesLeft: 9 })
  await firstStep(other)
  expect((await other.send(signInWithCode, { code: codes[3] })).body).toMatchObject({ error: { code: 'wrong-code' } })
  expect((await other.send(signInWithCode, { code: codes[4] })).status).toBe(200)
})

test("stored second factor: neither the app's secret nor recovery codes in plain text [ASVS V6.5.2]", async ({
  signUpAs,
  database,
  time,
}) => {
  const browser = await signUpAs('nomsa')
  const { secret, recoveryCodes: codes } = await turnOnSecondFactor(browser, time.now)
  const kept = JSON.stringify([
    await database.select().from(secondFactors),
    await database.select().from(recoveryCodes),
  ])
  for (const hidden of [secret, ...codes, ...codes.map((code) => code.replace('-', ''))])
    expect(kept).not.toContain(hidden)
  const [row] = await database.select().from(recoveryCodes)
  // scrypt's 32 bytes.
  expect(row?.hash).toMatch(/^[\w-]{43}$/)
})

test('five wrong codes: the password is needed again, after 15 minutes [ASVS V6.6.3]', async ({
  visit,
  signUpAs,
  time,
}) => {
  const { secret, recoveryCodes: codes } = await turnOnSecondFactor(await signUpAs('nomsa'), time.now)
  later(time, STEP)
  const browser = visit()
  await firstStep(browser)
  for (const code of ['000000', '111111', codes[0]?.replaceAll(/./g, 'z').slice(0, 10), '222222', '333333']) {
    expect((await browser.send(signInWithCode, { code })).status).toBe(401)
  }
  expect(await browser.send(signInWithCode, { code: appCode(secret, time.now) })).toMatchObject({
    status: 429,
    body: { error: { code: 'too-many-attempts', retryAfter: 900 } },
  })
  later(time, 15 * 60_000)
  // The first step is over with it.
  expect(await browser.send(signInWithCode, { code: appCode(secret, time.now) })).toMatchObject({
    status: 401,
    body: { error: { code: 'not-signed-in' } },
  })
  await firstStep(browser)
  expect((await browser.send(signInWithCode, { code: appCode(secret, time.now) })).status).toBe(200)
})

test('second factor setup: a new secret each time, turned on only by its valid code', async ({
  visit,
  signUpAs,
  time,
}) => {
  const browser = await signUpAs('nomsa')
  expect((await browser.send(getSecondFactor)).body).toEqual({ since: null, recoveryCodesLeft: 0, isStaff: false })
  const [first, second] = [await browser.send(beginSecondFactor), await browser.send(beginSecondFactor)]
  expect(first.body['secret']).toMatch(/^[A-Z2-7]{32}$/)
  expect(second.body['address']).toBe(`otpauth://totp/Funda:nomsa?secret=${String(second.body['secret'])}&issuer=Funda`)
  expect(
    await browser.send(confirmSecondFactor, { code: appCode(String(first.body['secret']), time.now) }),
  ).toMatchObject({ body: { error: { code: 'wrong-code' } } })
  expect((await firstStep(visit())).status).toBe(200)
  const { status, body } = await browser.send(confirmSecondFactor, {
    code: appCode(String(second.body['secret']), time.now),
  })
  expect([status, body['recoveryCodes']]).toEqual([
    200,
    expect.arrayContaining([expect.stringMatching(/^[0-9a-z]{5}-[0-9a-z]{5}$/)]),
  ])
  expect((await browser.send(getSecondFactor)).body).toEqual({
    since: time.now.toISOString(),
    recoveryCodesLeft: 10,
    isStaff: false,
  })
  for (const call of [beginSecondFactor, confirmSecondFactor]) {
    expect(await browser.send(call, call === beginSecondFactor ? {} : { code: '123456' })).toMatchObject({
      status: 409,
      body: { error: { code: 'already-on' } },
    })
  }
})

test('recovery codes: new ones replace the old; without the second factor, no code is asked for', async ({
  visit,
  signUpAs,
  database,
  time,
}) => {
  const owner = await signUpAs('nomsa')
  const { secret, recoveryCodes: old } = await turnOnSecondFactor(owner, time.now)
  const fresh = (await owner.send(renewRecoveryCodes, { code: appCode(secret, later(time, STEP)) })).body[
    'recoveryCodes'
  ] as string[]
  const browser = visit()
  await firstStep(browser)
  expect((await browser.send(signInWithCode, { code: old[0] })).status).toBe(401)
  expect((await browser.send(signInWithCode, { code: fresh[0] })).status).toBe(200)
  expect((await owner.send(endSecondFactor, { code: fresh[1] })).status).toBe(200)
  expect((await firstStep(visit())).status).toBe(200)
  expect([await database.$count(secondFactors), await database.$count(recoveryCodes)]).toEqual([0, 0])
  expect((await owner.send(renewRecoveryCodes, { code: '123456' })).status).toBe(404)
})

test("password reset by email: doesn't turn off the second factor [ASVS V6.4.3] [ASVS V6.3.4]", async ({
  visit,
  signUpAs,
  time,
  sentEmails,
}) => {
  const { secret } = await turnOnSecondFactor(await signUpAs('nomsa'), time.now)
  await visit().send(requestPasswordReset, { email: 'nomsa@example.com' })
  const token = sentEmails.findLast(({ kind }) => kind === 'reset-password')?.link?.split('#')[1]
  expect(
    (
      await visit().send(resetPassword, {
        token,
        password: 'another river bend',
        confirmPassword: 'another river bend',
      })
    ).status,
  ).toBe(200)
  const browser = visit()
  expect((await firstStep(browser, 'another river bend')).body).toMatchObject({
    error: { code: 'second-factor-needed' },
  })
  expect((await browser.send(signInWithCode, { code: appCode(secret, later(time, STEP)) })).status).toBe(200)
})

test('a child has no second step: its guardian decides how it gets in', async ({ visit, signUpAs }) => {
  await addChildTo(await signUpAs('gogo'), 'thandi')
  const child = visit()
  await child.send(childrenCalls.signInChild, { username: 'thandi', secret: PICTURES })
  for (const call of [getSecondFactor, beginSecondFactor, endSecondFactor])
    expect((await child.send(call, call === endSecondFactor ? { code: '123456' } : {})).status).toBe(403)
  expect((await visit().send(getSecondFactor)).status).toBe(401)
})

test('login with a one-time code: text that is no code is refused with the field’s name', async ({ visit }) => {
  expect(await visit().send(signInWithCode, { code: 'never mind' })).toMatchObject({
    status: 400,
    body: { error: { fields: { code: 'invalid' } } },
  })
})

test('switching it off, or new recovery codes: a password and an open session are not enough (M8)', async ({
  visit,
  signUpAs,
  time,
  sentEmails,
}) => {
  const owner = await signUpAs('nomsa')
  const { secret, recoveryCodes: codes } = await turnOnSecondFactor(owner, time.now)
  expect((await owner.send(secondFactorCalls.proveAgain, { password: 'a quiet river bend' })).status).toBe(200)
  for (const call of [endSecondFactor, renewRecoveryCodes]) {
    expect((await owner.send(call)).status).toBe(400)
    expect(await owner.send(call, { code: '000000' })).toMatchObject({
      status: 401,
      body: { error: { code: 'wrong-code' } },
    })
  }
  expect((await firstStep(visit())).body).toMatchObject({ error: { code: 'second-factor-needed' } })
  const told = sentEmails.length
  const code = appCode(secret, later(time, STEP))
  const answers = await Promise.all(Array.from({ length: 50 }, () => owner.send(endSecondFactor, { code })))
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0)
  expect(sentEmails.slice(told).filter(({ kind }) => kind === 'second-factor-changed')).toHaveLength(1)
  expect((await firstStep(visit())).status).toBe(200)
  expect((await owner.send(getSecondFactor)).body).toMatchObject({ since: null, recoveryCodesLeft: 0 })
  expect(codes).toHaveLength(10)
})
