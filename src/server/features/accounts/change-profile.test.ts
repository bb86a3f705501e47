import { expect } from 'vitest'
import { accountsCalls } from '#contract/accounts.ts'
import { childrenCalls } from '#contract/children.ts'
import { test } from '../../../../tests/support/app-test.ts'
import { addChildTo, PICTURES } from '../../../../tests/support/children.ts'

const NAMES = { firstName: 'Nosipho', lastName: 'Dyantyi', username: 'nosipho' }

test('own names and language of emails: corrected, they are shown, log in, and an email tells (H5)', async ({
  signUpAs,
  visit,
  sentEmails,
}) => {
  const nomsa = await signUpAs('nomsa')
  expect(
    (await nomsa.send(accountsCalls.changeProfile, { ...NAMES, username: ' NoSipho ', language: 'xh' })).body,
  ).toMatchObject({ account: { firstName: 'Nosipho', username: 'nosipho' } })
  expect((await nomsa.send(accountsCalls.getProfile)).body).toMatchObject({
    profile: { ...NAMES, email: 'nomsa@example.com', ageBand: 'adult', language: 'xh' },
  })
  expect(sentEmails.at(-1)).toMatchObject({ kind: 'names-changed', to: 'nomsa@example.com', language: 'xh' })
  expect((await visit().send(accountsCalls.signIn, { name: 'nomsa', password: 'a quiet river bend' })).status).toBe(401)
  expect((await visit().send(accountsCalls.signIn, { name: 'nosipho', password: 'a quiet river bend' })).status).toBe(
    200,
  )
})

test('own names: nobody signed in, a wrong name, a taken one and an age band are refused (H5)', async ({
  signUpAs,
  visit,
}) => {
  const nomsa = await signUpAs('nomsa')
  await signUpAs('zola')
  expect((await visit().send(accountsCalls.changeProfile, NAMES)).status).toBe(401)
  for (const wrong of [{ firstName: ' ' }, { username: 'no@name' }, { lastName: 'a\u0000b' }, { ageBand: 'child' }]) {
    expect([wrong, (await nomsa.send(accountsCalls.changeProfile, { ...NAMES, ...wrong })).status]).toEqual([
      wrong,
      400,
    ])
  }
  expect((await nomsa.send(accountsCalls.changeProfile, { ...NAMES, username: 'zola' })).body).toMatchObject({
    error: { code: 'username-in-use' },
  })
  expect((await nomsa.send(accountsCalls.getProfile)).body).toMatchObject({
    profile: { username: 'nomsa', firstName: 'Nomsa' },
  })
})

test('own names: two people who take one username at once, one gets it (H5)', async ({ signUpAs }) => {
  const people = await Promise.all(['nomsa', 'zola'].map((name) => signUpAs(name)))
  const answers = await Promise.all(
    people.map((person) => person.send(accountsCalls.changeProfile, { ...NAMES, username: 'wanted' })),
  )
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
})

test("own names: a child's are the guardian's to correct (H5)", async ({ signUpAs, visit }) => {
  const gogo = await signUpAs('gogo')
  await addChildTo(gogo, 'thandi')
  const tablet = visit()
  await tablet.send(childrenCalls.signInChild, { username: 'thandi', secret: PICTURES })
  expect((await tablet.send(accountsCalls.changeProfile, NAMES)).body).toMatchObject({
    error: { code: 'guardian-needed' },
  })
})
