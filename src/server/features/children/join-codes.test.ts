import { expect } from 'vitest'
import { accountsCalls } from '#contract/accounts.ts'
import { childrenCalls } from '#contract/children.ts'
import { guardiansCalls } from '#contract/guardians.ts'
import { JOIN_CODE_TIME, JOIN_CODE_TRIES, JOIN_CODES_MADE, showJoinCode } from '#core/people/join-codes.ts'
import { joinCodes } from '#server/features/children/tables.ts'
import { test, type Visitor } from '../../../../tests/support/app-test.ts'
import { addChildTo } from '../../../../tests/support/children.ts'

const { makeJoinCode, signInByCode, withdrawConsent } = childrenCalls
const OVER = { status: 410, body: { error: { code: 'code-over' } } }

const codeFor = async (guardian: Visitor, childId: string): Promise<string> =>
  String((await guardian.send(makeJoinCode, { childId })).body['code'])

test('join code: logs the child in on another device, as typed, once, and is stored as a hash', async ({
  signUpAs,
  visit,
  database,
}) => {
  const gogo = await signUpAs('gogo')
  const childId = await addChildTo(gogo, 'thandi')
  const { body } = await gogo.send(makeJoinCode, { childId })
  expect(body).toEqual({
    code: expect.stringMatching(/^[A-Z]{8}$/) as string,
    username: 'thandi',
    expiresAt: '2026-03-02T10:15:00.000Z',
  })
  expect(JSON.stringify(await database.select().from(joinCodes))).not.toContain(String(body['code']))
  const tablet = visit()
  expect(
    await tablet.send(signInByCode, { code: ` ${showJoinCode(String(body['code'])).toLowerCase()} ` }),
  ).toMatchObject({ status: 200, body: { account: { id: childId, username: 'thandi', ageBand: 'child' } } })
  expect((await tablet.send(accountsCalls.getMe)).body).toMatchObject({ account: { id: childId } })
  expect(await visit().send(signInByCode, { code: body['code'] })).toMatchObject(OVER)
})

test('join code: of ten devices at the same moment one gets in', async ({ signUpAs, visit }) => {
  const gogo = await signUpAs('gogo')
  const code = await codeFor(gogo, await addChildTo(gogo, 'thandi'))
  const answers = await Promise.all(Array.from({ length: 10 }, () => visit().send(signInByCode, { code })))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
})

test('join code: it is over after fifteen minutes, with a newer one, and with the consent', async ({
  signUpAs,
  visit,
  time,
}) => {
  const gogo = await signUpAs('gogo')
  const childId = await addChildTo(gogo, 'thandi')
  const first = await codeFor(gogo, childId)
  const second = await codeFor(gogo, childId)
  expect(await visit().send(signInByCode, { code: first })).toMatchObject(OVER)
  time.now = new Date(time.now.getTime() + JOIN_CODE_TIME)
  expect(await visit().send(signInByCode, { code: second })).toMatchObject(OVER)
  const third = await codeFor(gogo, childId)
  await gogo.send(withdrawConsent, { childId })
  expect(await visit().send(signInByCode, { code: third })).toMatchObject(OVER)
  expect(await gogo.send(makeJoinCode, { childId })).toMatchObject({
    status: 403,
    body: { error: { code: 'guardian-needed' } },
  })
})

test('join code: it is worth nothing once the access of the guardian who made it has ended (H2)', async ({
  signUpAs,
  visit,
  sentEmails,
}) => {
  const [gogo, malume] = [await signUpAs('gogo'), await signUpAs('malume')]
  const childId = await addChildTo(gogo, 'thandi')
  await gogo.send(guardiansCalls.inviteGuardian, { childId, email: 'malume@example.com', scopes: ['manage-account'] })
  await malume.send(guardiansCalls.acceptInvitation, { token: sentEmails.at(-1)?.link?.split('#')[1] })
  const code = await codeFor(malume, childId)
  const people = (await gogo.send(guardiansCalls.listGuardians, { childId })).body['guardians'] as {
    id: string
    kind: string
  }[]
  await gogo.send(guardiansCalls.endGuardian, {
    childId,
    guardianId: people.find(({ kind }) => kind === 'invited')?.id,
  })
  expect(await visit().send(signInByCode, { code })).toMatchObject(OVER)
  expect((await malume.send(makeJoinCode, { childId })).status).toBe(404)
})

test('join code: guesses are limited by source; a right one costs nothing; other sources go on', async ({
  signUpAs,
  visit,
}) => {
  const gogo = await signUpAs('gogo')
  const childId = await addChildTo(gogo, 'thandi')
  const guess = (address: string) => visit(address).send(signInByCode, { code: 'BCDFGHJK' })
  for (let tries = 1; tries < JOIN_CODE_TRIES.public; tries++) expect((await guess('203.0.113.7')).status).toBe(410)
  expect((await visit('203.0.113.8').send(signInByCode, { code: await codeFor(gogo, childId) })).status).toBe(200)
  expect((await guess('203.0.113.9')).status).toBe(410)
  expect(await visit('203.0.113.7').send(signInByCode, { code: await codeFor(gogo, childId) })).toMatchObject({
    status: 429,
    body: { error: { code: 'too-many-attempts' } },
  })
  expect((await visit('198.51.100.1').send(signInByCode, { code: await codeFor(gogo, childId) })).status).toBe(200)
})

test('join code: one guardian makes so many in a quarter of an hour and no more', async ({ signUpAs }) => {
  const gogo = await signUpAs('gogo')
  const childId = await addChildTo(gogo, 'thandi')
  for (let made = 0; made < JOIN_CODES_MADE; made++)
    expect((await gogo.send(makeJoinCode, { childId })).status).toBe(200)
  expect((await gogo.send(makeJoinCode, { childId })).status).toBe(429)
})
