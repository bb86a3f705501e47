import { expect } from 'vitest'
import { accountsCalls } from '#contract/accounts.ts'
import { secondFactorCalls } from '#contract/second-factor.ts'
import { signUpInput, test } from '../../../../tests/support/app-test.ts'
import { notedMail } from '../../../../tests/support/noted-mail.ts'
import { appCode, turnOnSecondFactor } from '../../../../tests/support/second-factor.ts'

const { beginSecondFactor, confirmSecondFactor, endSecondFactor, getSecondFactor } = secondFactorCalls

test('second factor: it is turned on or off only together with its email', async ({
  buildTestApp,
  visitAt,
  sentEmails,
  time,
}) => {
  let isFailing = true
  const app = await buildTestApp({
    mail: notedMail(sentEmails, {
      send: async (email) => {
        if (isFailing && email.kind === 'second-factor-changed') throw new Error('The email can’t be queued')
        sentEmails.push(email)
      },
    }),
  })
  const browser = visitAt(app)
  expect((await browser.send(accountsCalls.signUp, signUpInput('nomsa'))).status).toBe(200)
  const isOn = async (): Promise<boolean> => (await browser.send(getSecondFactor)).body['since'] !== null
  const secret = String((await browser.send(beginSecondFactor)).body['secret'])
  expect((await browser.send(confirmSecondFactor, { code: appCode(secret, time.now) })).status).toBe(500)
  expect(await isOn()).toBe(false)
  isFailing = false
  time.now = new Date(time.now.getTime() + 60_000)
  const { recoveryCodes } = await turnOnSecondFactor(browser, time.now)
  expect(await isOn()).toBe(true)
  isFailing = true
  expect((await browser.send(endSecondFactor, { code: recoveryCodes[0] })).status).toBe(500)
  expect(await isOn()).toBe(true)
  isFailing = false
  expect((await browser.send(endSecondFactor, { code: recoveryCodes[1] })).status).toBe(200)
  expect(await isOn()).toBe(false)
  expect(sentEmails.filter(({ kind }) => kind === 'second-factor-changed')).toHaveLength(2)
})
