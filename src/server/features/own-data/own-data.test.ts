import { expect } from 'vitest'
import { accountsCalls } from '#contract/accounts.ts'
import { childrenCalls } from '#contract/children.ts'
import { learningCalls } from '#contract/learning.ts'
import { ownDataCalls } from '#contract/own-data.ts'
import { sessions, users, verifications } from '#server/features/accounts/index.ts'
import { test } from '../../../../tests/support/app-test.ts'
import { addChildTo, PICTURES } from '../../../../tests/support/children.ts'
import { makeEvent } from '../../../../tests/support/make-event.ts'
import { turnOnSecondFactor } from '../../../../tests/support/second-factor.ts'

const { deleteOwnAccount, exportOwnData } = ownDataCalls

test('an adult gets a copy of all that is kept of them, and nothing that opens the account [ASVS V14.2.4]', async ({ signUpAs, time }) => {
  const browser = await signUpAs('nomsa')
  const { secret } = await turnOnSecondFactor(browser, time.now)
  await browser.send(learningCalls.recordEvents, { events: [makeEvent()] })
  const childId = await addChildTo(browser, 'thandi')
  const { status, body } = await browser.send(exportOwnData)
  expect([status, body]).toMatchObject([200, {
    exportedAt: time.now.toISOString(),
    tables: {
      users: [{ email: 'nomsa@example.com', username: 'nomsa', firstName: 'Nomsa', lastName: 'Dlamini' }],
      secondFactors: [{ confirmedAt: time.now.toISOString() }],
      sessions: [{ device: 'other' }],
      learningEvents: [{}],
      guardianOf: [{ learnerId: childId }],
      consentsGiven: [{ act: 'given' }],
    },
  }])
  expect(JSON.stringify(body)).not.toContain(secret)
  expect(JSON.stringify(body)).not.toMatch(/"(password|token|secret|hash|salt)"/)
})

test('a deleted account is gone with all that was kept under it, and every session ends at once [ASVS V7.4.2] [ASVS V14.2.4]', async ({ visit, signUpAs, database, time }) => {
  const browser = await signUpAs('nomsa')
  await turnOnSecondFactor(browser, time.now)
  await browser.send(learningCalls.recordEvents, { events: [makeEvent()] })
  await browser.send(accountsCalls.changeEmail, { email: 'new@example.com' })
  const thandi = await signUpAs('thandi')
  const tablet = visit()
  browser.cookies.forEach((value, name) => tablet.cookies.set(name, value))
  expect((await browser.send(deleteOwnAccount)).status).toBe(200)
  expect([...browser.cookies.keys()]).toEqual(['funda.device'])
  expect((await tablet.send(learningCalls.getProgress)).status).toBe(401)
  expect((await visit().send(accountsCalls.signIn, { name: 'nomsa', password: 'a quiet river bend' })).status).toBe(401)
  expect([await database.$count(users), await database.$count(sessions), (await database.select().from(verifications)).filter(({ value }) => value.includes('example'))])
    .toMatchObject([1, 1, [{ value: expect.stringContaining('thandi@example.com') }]])
  expect((await thandi.send(accountsCalls.getProfile)).status).toBe(200)
})

test('who decides for a child deletes the child\'s account first, and nobody under 18 deletes or copies an account', async ({ visit, signUpAs, database }) => {
  const guardian = await signUpAs('gogo')
  const childId = await addChildTo(guardian, 'thandi')
  expect(await guardian.send(deleteOwnAccount)).toMatchObject({ status: 409, body: { error: { code: 'children-first' } } })
  const child = visit()
  await child.send(childrenCalls.signInChild, { username: 'thandi', secret: PICTURES })
  for (const call of [deleteOwnAccount, exportOwnData]) {
    expect((await child.send(call)).status).toBe(403)
    expect((await visit().send(call)).status).toBe(401)
  }
  await guardian.send(childrenCalls.deleteChild, { childId })
  expect((await guardian.send(deleteOwnAccount)).status).toBe(200)
  expect(await database.$count(users)).toBe(0)
})
