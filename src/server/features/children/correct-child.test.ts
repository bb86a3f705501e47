import { expect } from 'vitest'
import { accountsCalls } from '#contract/accounts.ts'
import { childrenCalls } from '#contract/children.ts'
import { guardiansCalls } from '#contract/guardians.ts'
import { test, type Visitor } from '../../../../tests/support/app-test.ts'
import { addChildTo, PICTURES } from '../../../../tests/support/children.ts'

const PASSWORD = { kind: 'password', value: 'amanzi ashushu ebusuku' } as const

const childrenOf = async (guardian: Visitor): Promise<unknown> =>
  (await guardian.send(childrenCalls.listChildren)).body['children']

test('child: the guardian corrects the username, and the child logs in by the new one only (H5)', async ({
  signUpAs,
  visit,
  sentEmails,
}) => {
  const gogo = await signUpAs('gogo')
  const childId = await addChildTo(gogo, 'thandi')
  const tablet = visit()
  await tablet.send(childrenCalls.signInChild, { username: 'thandi', secret: PICTURES })
  const sent = sentEmails.length
  const correction = { childId, username: 'thandeka', ageBand: 'child' }
  expect((await gogo.send(childrenCalls.correctChild, correction)).status).toBe(200)
  expect((await gogo.send(childrenCalls.correctChild, correction)).status).toBe(200)
  expect(await childrenOf(gogo)).toMatchObject([{ id: childId, username: 'thandeka', ageBand: 'child' }])
  expect((await tablet.send(accountsCalls.getMe)).body).toMatchObject({
    account: { username: 'thandeka', firstName: 'thandeka' },
  })
  expect((await visit().send(childrenCalls.signInChild, { username: 'thandi', secret: PICTURES })).status).toBe(401)
  expect((await visit().send(childrenCalls.signInChild, { username: 'thandeka', secret: PICTURES })).status).toBe(200)
  expect(sentEmails).toHaveLength(sent)
})

test("child: another age band needs a login of that band, and ends the child's sessions (H5)", async ({
  signUpAs,
  visit,
}) => {
  const gogo = await signUpAs('gogo')
  const childId = await addChildTo(gogo, 'thandi')
  const tablet = visit()
  await tablet.send(childrenCalls.signInChild, { username: 'thandi', secret: PICTURES })
  const correction = { childId, username: 'thandi', ageBand: 'teen' }
  expect((await gogo.send(childrenCalls.correctChild, correction)).body).toMatchObject({
    error: { code: 'invalid-input', fields: { secret: 'missing' } },
  })
  expect((await gogo.send(childrenCalls.correctChild, { ...correction, secret: PICTURES })).status).toBe(400)
  expect((await gogo.send(childrenCalls.correctChild, { ...correction, secret: PASSWORD })).status).toBe(200)
  expect((await tablet.send(accountsCalls.getMe)).body).toMatchObject({ account: null })
  expect((await visit().send(accountsCalls.signIn, { name: 'thandi', password: PASSWORD.value })).body).toMatchObject({
    account: { ageBand: 'teen' },
  })
  expect((await gogo.send(childrenCalls.correctChild, { ...correction, ageBand: 'adult' })).status).toBe(400)
})

test('child: a refused login leaves name and age band as they were (H5)', async ({ signUpAs }) => {
  const gogo = await signUpAs('gogo')
  const childId = await addChildTo(gogo, 'thandi')
  const answer = await gogo.send(childrenCalls.correctChild, {
    childId,
    username: 'password1',
    ageBand: 'teen',
    secret: { kind: 'password', value: 'password1' },
  })
  expect(answer.status).toBe(400)
  expect(await childrenOf(gogo)).toMatchObject([{ username: 'thandi', ageBand: 'child' }])
})

test('child: a username that somebody has is refused, and tries are limited (H5)', async ({ signUpAs }) => {
  const gogo = await signUpAs('gogo')
  const childId = await addChildTo(gogo, 'thandi')
  await addChildTo(gogo, 'sipho')
  const correct = (username: string) => gogo.send(childrenCalls.correctChild, { childId, username, ageBand: 'child' })
  expect((await correct('sipho')).body).toMatchObject({ error: { code: 'username-in-use' } })
  expect((await correct('GOGO')).body).toMatchObject({ error: { code: 'username-in-use' } })
  for (const tried of [1, 2, 3]) expect((await correct(`thandi-${tried}`)).status).toBe(200)
  expect((await correct('thandi-4')).body).toMatchObject({ error: { code: 'too-many-attempts' } })
})

test('child: only a guardian with manage-account corrects, and the first guardian is told (H5)', async ({
  signUpAs,
  sentEmails,
  visit,
}) => {
  const gogo = await signUpAs('gogo')
  const childId = await addChildTo(gogo, 'thandi')
  const malume = await signUpAs('malume')
  const correction = { childId, username: 'thandeka', ageBand: 'child' }
  expect((await visit().send(childrenCalls.correctChild, correction)).status).toBe(401)
  expect((await malume.send(childrenCalls.correctChild, correction)).status).toBe(404)
  await gogo.send(guardiansCalls.inviteGuardian, {
    childId,
    email: 'malume@example.com',
    scopes: ['see-progress'],
    endsAt: null,
  })
  const token = sentEmails.findLast(({ kind }) => kind === 'guardian-invitation')?.link?.split('#')[1] ?? ''
  const accepted = await malume.send(guardiansCalls.acceptInvitation, { token })
  expect(accepted.status).toBe(200)
  expect((await malume.send(childrenCalls.correctChild, correction)).status).toBe(403)
  const { body } = await malume.send(accountsCalls.getMe)
  const guardianId = (body['account'] as { id: string }).id
  expect(
    (await gogo.send(guardiansCalls.changeGuardian, { childId, guardianId, scopes: ['manage-account'], endsAt: null }))
      .status,
  ).toBe(200)
  expect((await malume.send(childrenCalls.correctChild, correction)).status).toBe(200)
  expect(sentEmails.at(-1)).toMatchObject({ kind: 'child-corrected', to: 'gogo@example.com', about: childId })
})
