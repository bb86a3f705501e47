import { expect } from 'vitest'
import { accountsCalls } from '#contract/accounts.ts'
import { GROWN_UP_CODE_TRIES } from '#core/people/grown-up-codes.ts'
import { signUpInput, test } from '../../../../tests/support/app-test.ts'

const { askGrownUp, confirmGrownUp, getProfile, signUp } = accountsCalls
const email = 'nomsa@example.com'

test("grown-up: the emailed code, typed on the child's device, makes a confirmed account (H1)", async ({
  visit,
  sentEmails,
}) => {
  const phone = visit()
  const { body } = await phone.send(askGrownUp, { email, language: 'xh' })
  expect(sentEmails).toEqual([
    { kind: 'grown-up-code', to: email, language: 'xh', values: { code: expect.stringMatching(/^\d{6}$/) as string } },
  ])
  const code = String(sentEmails[0]?.values?.['code'])
  const proved = await phone.send(confirmGrownUp, { challenge: body['challenge'], code: ` ${code} ` })
  expect(proved).toMatchObject({ status: 200, body: { email } })
  expect(
    (await phone.send(signUp, { ...signUpInput('nomsa'), addressToken: proved.body['addressToken'] })).status,
  ).toBe(200)
  expect((await phone.send(getProfile)).body).toMatchObject({ profile: { email, emailVerified: true } })
  expect(sentEmails).toHaveLength(1)
  expect(await visit().send(confirmGrownUp, { challenge: body['challenge'], code })).toMatchObject({
    status: 410,
    body: { error: { code: 'link-over' } },
  })
})

test("grown-up: a wrong code proves nothing, and after a few the right one doesn't either", async ({
  visit,
  sentEmails,
}) => {
  const phone = visit()
  const { body } = await phone.send(askGrownUp, { email })
  const code = String(sentEmails[0]?.values?.['code'])
  const wrong = code === '000000' ? '000001' : '000000'
  for (let tries = 0; tries < GROWN_UP_CODE_TRIES; tries++)
    expect(await phone.send(confirmGrownUp, { challenge: body['challenge'], code: wrong })).toMatchObject({
      status: 401,
      body: { error: { code: 'wrong-code' } },
    })
  expect((await phone.send(confirmGrownUp, { challenge: body['challenge'], code })).status).toBe(429)
})

test('grown-up: the token is for one address, works once, and is never guessed', async ({ visit, sentEmails }) => {
  const phone = visit()
  const { body } = await phone.send(askGrownUp, { email })
  const { addressToken } = (
    await phone.send(confirmGrownUp, { challenge: body['challenge'], code: sentEmails[0]?.values?.['code'] })
  ).body
  expect(await phone.send(signUp, { ...signUpInput('sipho'), addressToken })).toMatchObject({
    status: 403,
    body: { error: { code: 'other-address' } },
  })
  expect(await phone.send(signUp, { ...signUpInput('nomsa'), addressToken: 'm'.repeat(32) })).toMatchObject({
    status: 410,
    body: { error: { code: 'link-over' } },
  })
  expect((await phone.send(signUp, { ...signUpInput('nomsa'), addressToken })).status).toBe(200)
  expect((await phone.send(signUp, { ...signUpInput('nomsa'), username: 'other', addressToken })).status).toBe(410)
})
