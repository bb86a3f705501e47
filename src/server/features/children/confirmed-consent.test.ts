import { expect, vi } from 'vitest'
import { accountsCalls } from '#contract/accounts.ts'
import { childrenCalls } from '#contract/children.ts'
import { FRESH_REAUTHENTICATION } from '#core/people/step-up.ts'
import { secondFactorCalls } from '#contract/second-factor.ts'
import { users } from '#server/features/accounts/index.ts'
import { consentActs } from '#server/features/children/tables.ts'
import { signUpInput, test } from '../../../../tests/support/app-test.ts'
import { addChildTo, AGREED, PICTURES, tokenIn, requestInput } from '../../../../tests/support/children.ts'

const { addChild, decidePurpose, giveConsent, readConsentRequest, renewConsent, requestChildAccount, withdrawConsent } =
  childrenCalls
const UNCONFIRMED = { status: 403, body: { error: { code: 'email-unconfirmed' } } }
const OTHER_ADDRESS = { status: 403, body: { error: { code: 'other-address' } } }
const NOT_FRESH = { status: 403, body: { error: { code: 'proof-needed' } } }

test('adding a child: an account with an unconfirmed address is refused until it confirms (H1)', async ({
  signUpAs,
  visit,
  sentEmails,
  database,
}) => {
  const guardian = await signUpAs('gogo', 'unconfirmed')
  const input = { username: 'thandi', secret: PICTURES, ...AGREED }
  expect(await guardian.send(addChild, input)).toMatchObject(UNCONFIRMED)
  expect([await database.$count(users), await database.$count(consentActs)]).toEqual([1, 0])
  await visit().send(accountsCalls.confirmEmail, { token: sentEmails[0]?.link?.split('#')[1] })
  expect((await guardian.send(addChild, input)).status).toBe(200)
})

test('agreeing to a request: an account of another address sees nothing and agrees to nothing (H1)', async ({
  signUpAs,
  visit,
  sentEmails,
  database,
}) => {
  await visit().send(requestChildAccount, requestInput('thandi'))
  const token = tokenIn(sentEmails)
  for (const stranger of [await signUpAs('malume', 'unconfirmed'), await signUpAs('nomsa')]) {
    expect(await stranger.send(readConsentRequest, { token })).toMatchObject(OTHER_ADDRESS)
    expect(await stranger.send(giveConsent, { token, ...AGREED })).toMatchObject(OTHER_ADDRESS)
  }
  expect(await database.$count(consentActs)).toBe(0)
})

test('agreeing to a request: its link confirms the address that it was sent to (H1)', async ({
  signUpAs,
  visit,
  sentEmails,
}) => {
  await visit().send(requestChildAccount, requestInput('thandi'))
  const token = tokenIn(sentEmails)
  const guardian = await signUpAs('gogo', 'unconfirmed')
  expect((await guardian.send(giveConsent, { token, ...AGREED })).status).toBe(200)
  expect((await guardian.send(accountsCalls.getProfile)).body).toMatchObject({ profile: { emailVerified: true } })
})

test('renewing or widening a consent: an unconfirmed address is refused, withdrawing is not (H1)', async ({
  signUpAs,
  database,
}) => {
  const guardian = await signUpAs('gogo')
  const childId = await addChildTo(guardian, 'thandi')
  await database.update(users).set({ emailVerified: false })
  const decision = { childId, purpose: 'assistant', textVersion: AGREED.textVersion }
  expect(await guardian.send(decidePurpose, { ...decision, isAgreed: true })).toMatchObject(UNCONFIRMED)
  expect((await guardian.send(decidePurpose, { ...decision, isAgreed: false })).status).toBe(200)
  expect((await guardian.send(withdrawConsent, { childId })).status).toBe(200)
  expect(await guardian.send(renewConsent, { childId, ...AGREED })).toMatchObject(UNCONFIRMED)
  expect(await database.$count(consentActs)).toBe(2)
})

test('giving a consent: a login of ten minutes ago has to show again who it is (H1)', async ({
  signUpAs,
  visit,
  sentEmails,
  onTestFinished,
}) => {
  await visit().send(requestChildAccount, requestInput('sipho'))
  const token = tokenIn(sentEmails)
  const guardian = await signUpAs('gogo')
  const childId = await addChildTo(guardian, 'thandi')
  await guardian.send(withdrawConsent, { childId })
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  vi.setSystemTime(Date.now() + FRESH_REAUTHENTICATION)
  const acts = [
    [addChild, { username: 'lwazi', secret: PICTURES, ...AGREED }],
    [giveConsent, { token, ...AGREED }],
    [renewConsent, { childId, ...AGREED }],
  ] as const
  for (const [call, input] of acts) expect(await guardian.send(call, input)).toMatchObject(NOT_FRESH)
  await guardian.send(secondFactorCalls.proveAgain, { password: signUpInput('gogo')['password'] })
  for (const [call, input] of acts) expect((await guardian.send(call, input)).status).toBe(200)
})
