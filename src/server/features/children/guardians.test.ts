import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { childrenCalls } from '#contract/children.ts'
import { guardiansCalls } from '#contract/guardians.ts'
import { switchesCalls } from '#contract/switches.ts'
import { QUOTAS } from '#core/people/quotas.ts'
import { GUARDIAN_SCOPES, INVITATION_DAYS } from '#core/permissions/guardian-scopes.ts'
import { users, verifications } from '#server/features/accounts/index.ts'
import { guardianInvitations, guardianRelations } from '#server/features/children/tables.ts'
import type { EmailRequest } from '#server/platform/mail/email.ts'
import { test, type Visitor } from '../../../../tests/support/app-test.ts'
import { addChildTo } from '../../../../tests/support/children.ts'

const {
  acceptInvitation,
  changeGuardian,
  endGuardian,
  inviteGuardian,
  listGuardians,
  readInvitation,
  refuseInvitation,
  withdrawInvitation,
} = guardiansCalls
const DAY = 24 * 60 * 60 * 1000
const LATER = '2026-05-02T10:00:00.000Z'

const tokenIn = (sentEmails: readonly EmailRequest[]): string =>
  sentEmails.findLast(({ kind }) => kind === 'guardian-invitation')?.link?.split('/guardian-invitation#')[1] ??
  'there was no email'

const idOf = async (browser: Visitor): Promise<string> => {
  const { body } = await browser.send(['GET', '/api/accounts/me'])
  return (body['account'] as { id: string }).id
}

test('an invited guardian: accepts with that account and may act as agreed until the end date', async ({
  signUpAs,
  sentEmails,
  database,
  time,
}) => {
  const gogo = await signUpAs('gogo')
  const childId = await addChildTo(gogo, 'thandi')
  expect(
    (
      await gogo.send(inviteGuardian, {
        childId,
        email: ' Malume@Example.com ',
        scopes: ['see-progress'],
        endsAt: LATER,
        language: 'xh',
      })
    ).status,
  ).toBe(200)
  expect(sentEmails.at(-1)).toEqual({
    kind: 'guardian-invitation',
    to: 'malume@example.com',
    language: 'xh',
    link: expect.stringContaining('http://localhost:3000/guardian-invitation#'),
  })
  const expiresAt = new Date(time.now.getTime() + INVITATION_DAYS * DAY).toISOString()
  expect((await gogo.send(listGuardians, { childId })).body).toMatchObject({
    guardians: [{ kind: 'first' }],
    invitations: [{ email: 'malume@example.com', scopes: ['see-progress'], endsAt: LATER, expiresAt }],
  })
  const malume = await signUpAs('malume')
  const token = tokenIn(sentEmails)
  expect((await malume.send(readInvitation, { token })).body).toEqual({
    username: 'thandi',
    invitedBy: 'Nomsa Dlamini',
    scopes: ['see-progress'],
    endsAt: LATER,
  })
  expect((await malume.send(acceptInvitation, { token })).body).toEqual({ childId })
  expect((await malume.send(childrenCalls.listChildren)).body).toMatchObject({
    children: [{ id: childId, kind: 'invited', scopes: ['see-progress'], endsAt: LATER }],
  })
  expect((await malume.send(childrenCalls.getChildProgress, { childId })).status).toBe(200)
  expect(await malume.send(childrenCalls.exportChild, { childId })).toMatchObject({
    status: 403,
    body: {
      error: { code: 'not-allowed', message: expect.stringContaining("copy the child's data") },
    },
  })
  expect([
    await database.$count(guardianInvitations),
    await database.$count(verifications, eq(verifications.value, `${childId} ${token}`)),
  ]).toEqual([0, 0])
  time.now = new Date(LATER)
  expect((await malume.send(childrenCalls.getChildProgress, { childId })).status).toBe(404)
  expect((await malume.send(childrenCalls.listChildren)).body).toEqual({ children: [] })
})

test('guardian invitation: of fifty simultaneous answers, exactly one counts [B11]', async ({
  signUpAs,
  sentEmails,
  database,
}) => {
  const gogo = await signUpAs('gogo')
  const childId = await addChildTo(gogo, 'thandi')
  await gogo.send(inviteGuardian, { childId, email: 'malume@example.com', scopes: ['see-progress'] })
  const malume = await signUpAs('malume')
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => malume.send(acceptInvitation, { token: tokenIn(sentEmails) })),
  )
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
    200,
    ...Array.from({ length: 49 }, () => 410),
  ])
  expect(await database.$count(guardianRelations, eq(guardianRelations.learnerId, childId))).toBe(2)
})

test('guardian invitation: only for the account of its address, and not under 18', async ({
  visit,
  signUpAs,
  sentEmails,
  database,
}) => {
  const gogo = await signUpAs('gogo')
  const childId = await addChildTo(gogo, 'thandi')
  await gogo.send(inviteGuardian, { childId, email: 'malume@example.com', scopes: ['see-progress'] })
  const token = tokenIn(sentEmails)
  for (const call of [readInvitation, acceptInvitation]) {
    expect(await visit().send(call, { token })).toMatchObject({ status: 401 })
    expect(await gogo.send(call, { token })).toMatchObject({ status: 403, body: { error: { code: 'other-address' } } })
    expect(await gogo.send(call, { token: 'made-up' })).toMatchObject({
      status: 410,
      body: { error: { code: 'link-over' } },
    })
  }
  await database.update(users).set({ email: 'other@example.com' }).where(eq(users.username, 'gogo'))
  await database.update(users).set({ email: 'malume@example.com', ageBand: 'teen' }).where(eq(users.username, 'gogo'))
  expect(await gogo.send(acceptInvitation, { token })).toMatchObject({
    status: 403,
    body: { error: { code: 'guardian-needed' } },
  })
  expect(await database.$count(guardianRelations)).toBe(1)
})

test('invitations and changes: only by the first guardian; others are refused with any scope', async ({
  signUpAs,
  sentEmails,
}) => {
  const gogo = await signUpAs('gogo')
  const childId = await addChildTo(gogo, 'thandi')
  await gogo.send(inviteGuardian, { childId, email: 'malume@example.com', scopes: GUARDIAN_SCOPES })
  const malume = await signUpAs('malume')
  await malume.send(acceptInvitation, { token: tokenIn(sentEmails) })
  const guardianId = await idOf(gogo)
  for (const [call, input] of [
    [listGuardians, {}],
    [inviteGuardian, { email: 'dabawo@example.com', scopes: ['consent'] }],
    [withdrawInvitation, { id: childId }],
    [changeGuardian, { guardianId, scopes: ['see-progress'], endsAt: null }],
    [endGuardian, { guardianId }],
  ] as const) {
    expect([call[1], await malume.send(call, { childId, ...input })]).toMatchObject([
      call[1],
      {
        status: 403,
        body: { error: { code: 'not-allowed', message: 'Only the first guardian can choose the others' } },
      },
    ])
  }
  for (const [call, input] of [
    [changeGuardian, { guardianId, scopes: ['see-progress'], endsAt: null }],
    [endGuardian, { guardianId }],
  ] as const) {
    expect((await gogo.send(call, { childId, ...input })).status).toBe(404)
  }
})

test("the first guardian: changes another's scopes and ends them at once; the other leaves alone", async ({
  signUpAs,
  sentEmails,
}) => {
  const gogo = await signUpAs('gogo')
  const childId = await addChildTo(gogo, 'thandi')
  const malume = await signUpAs('malume')
  const guardianId = await idOf(malume)
  const join = async (): Promise<void> => {
    await gogo.send(inviteGuardian, { childId, email: 'malume@example.com', scopes: ['see-progress'] })
    await malume.send(acceptInvitation, { token: tokenIn(sentEmails) })
  }
  await join()
  expect(
    (await gogo.send(changeGuardian, { childId, guardianId, scopes: ['manage-account'], endsAt: null })).status,
  ).toBe(200)
  expect((await malume.send(childrenCalls.getChildProgress, { childId })).status).toBe(403)
  expect((await malume.send(switchesCalls.getChildSwitches, { childId })).status).toBe(200)
  expect(await gogo.send(changeGuardian, { childId, guardianId, scopes: [], endsAt: null })).toMatchObject({
    status: 400,
  })
  expect(
    await gogo.send(changeGuardian, { childId, guardianId, scopes: ['consent'], endsAt: '2026-03-02T10:00:00.000Z' }),
  ).toMatchObject({ status: 400, body: { error: { fields: { endsAt: 'invalid' } } } })
  expect((await gogo.send(endGuardian, { childId, guardianId })).status).toBe(200)
  expect((await malume.send(switchesCalls.getChildSwitches, { childId })).status).toBe(404)
  await join()
  expect((await malume.send(endGuardian, { childId, guardianId })).status).toBe(200)
  expect((await gogo.send(listGuardians, { childId })).body).toMatchObject({
    guardians: [{ kind: 'first' }],
    invitations: [],
  })
})

test('first guardian: accepting an invitation leaves all scopes as they were', async ({
  signUpAs,
  sentEmails,
  database,
}) => {
  const gogo = await signUpAs('gogo')
  const childId = await addChildTo(gogo, 'thandi')
  expect(
    await gogo.send(inviteGuardian, { childId, email: 'gogo@example.com', scopes: ['see-progress'] }),
  ).toMatchObject({ status: 400, body: { error: { fields: { email: 'invalid' } } } })
  await gogo.send(inviteGuardian, { childId, email: 'gogo2@example.com', scopes: ['see-progress'], endsAt: LATER })
  await database.update(users).set({ email: 'gogo2@example.com' }).where(eq(users.username, 'gogo'))
  expect((await gogo.send(acceptInvitation, { token: tokenIn(sentEmails) })).status).toBe(200)
  expect((await gogo.send(childrenCalls.listChildren)).body).toMatchObject({
    children: [{ kind: 'first', endsAt: null, scopes: [...GUARDIAN_SCOPES] }],
  })
})

test('an invitation: void after seven days, a withdrawal, a refusal or a newer one', async ({
  visit,
  signUpAs,
  sentEmails,
  database,
  time,
}) => {
  const gogo = await signUpAs('gogo')
  const childId = await addChildTo(gogo, 'thandi')
  const malume = await signUpAs('malume')
  const invite = async (): Promise<string> => {
    await gogo.send(inviteGuardian, { childId, email: 'malume@example.com', scopes: ['see-progress'] })
    return tokenIn(sentEmails)
  }
  const first = await invite()
  const second = await invite()
  expect((await malume.send(acceptInvitation, { token: first })).status).toBe(410)
  const { body } = await gogo.send(listGuardians, { childId })
  const [invitation] = body['invitations'] as { id: string }[]
  expect((await gogo.send(withdrawInvitation, { childId, id: invitation?.id })).status).toBe(200)
  expect((await gogo.send(withdrawInvitation, { childId, id: invitation?.id })).status).toBe(404)
  expect((await malume.send(acceptInvitation, { token: second })).status).toBe(410)
  const third = await invite()
  expect((await visit().send(refuseInvitation, { token: third })).status).toBe(200)
  expect((await visit().send(refuseInvitation, { token: third })).status).toBe(410)
  time.now = new Date(time.now.getTime() + DAY)
  const fourth = await invite()
  time.now = new Date(time.now.getTime() + INVITATION_DAYS * DAY)
  expect((await malume.send(acceptInvitation, { token: fourth })).status).toBe(410)
  expect(await database.$count(guardianInvitations)).toBe(1)
  await gogo.send(inviteGuardian, { childId, email: 'dabawo@example.com', scopes: ['see-progress'] })
  expect(await database.select({ email: guardianInvitations.email }).from(guardianInvitations)).toEqual([
    { email: 'dabawo@example.com' },
  ])
})

test('invitations: three emails in 15 minutes to an address, and twenty waiting for a child', async ({ signUpAs }) => {
  const gogo = await signUpAs('gogo')
  const childId = await addChildTo(gogo, 'thandi')
  const invite = (email: string) => gogo.send(inviteGuardian, { childId, email, scopes: ['see-progress'] })
  for (let done = 0; done < 3; done++) expect((await invite('malume@example.com')).status).toBe(200)
  expect(await invite('malume@example.com')).toMatchObject({
    status: 429,
    body: { error: { code: 'too-many-attempts' } },
  })
  for (let done = 1; done < QUOTAS.invitations; done++)
    expect((await invite(`aunt${done}@example.com`)).status).toBe(200)
  expect(await invite('one-more@example.com')).toMatchObject({
    status: 409,
    body: { error: { code: 'quota-reached', quota: 'invitations' } },
  })
})

test('export of a child: lists the guardians and the pending invitations', async ({ signUpAs }) => {
  const gogo = await signUpAs('gogo')
  const childId = await addChildTo(gogo, 'thandi')
  await gogo.send(inviteGuardian, { childId, email: 'malume@example.com', scopes: ['see-progress'] })
  expect((await gogo.send(childrenCalls.exportChild, { childId })).body).toMatchObject({
    tables: { guardianRelations: [{ kind: 'first' }], guardianInvitations: [{ email: 'malume@example.com' }] },
  })
})
