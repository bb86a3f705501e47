import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { accountsCalls } from '#contract/accounts.ts'
import { childrenCalls } from '#contract/children.ts'
import { guardiansCalls } from '#contract/guardians.ts'
import { learningCalls } from '#contract/learning.ts'
import { ownDataCalls } from '#contract/own-data.ts'
import { settingsCalls } from '#contract/settings.ts'
import { spacesCalls } from '#contract/spaces.ts'
import { GUARDIAN_SCOPES } from '#core/permissions/guardian-scopes.ts'
import { sweepsOf } from '#server/app.ts'
import { users } from '#server/features/accounts/index.ts'
import { childErasures, consentActs } from '#server/features/children/tables.ts'
import { learningEvents } from '#server/features/learning/tables.ts'
import { ORIGIN, test as appTest, type Visitor } from '../../../../tests/support/app-test.ts'
import { addChildTo, AGREED, joinAsGuardian, PICTURES } from '../../../../tests/support/children.ts'
import { makeEvent } from '../../../../tests/support/make-event.ts'

const DAY = 24 * 60 * 60 * 1000
const PIN = { kind: 'pin', value: '9135' } as const
const GOGO = 'gogo@example.com'
const MALUME = 'malume@example.com'

type Story = {
  gogo: Visitor
  malume: Visitor
  childId: string
  malumeId: string
  gogoId: string
  /** Returns the emails since the last call: kind, recipient and content. */
  told: () => [kind: string, to: string, what: unknown][]
  sweep: () => Promise<void>
}

const idOf = async (browser: Visitor): Promise<string> =>
  ((await browser.send(accountsCalls.getMe)).body['account'] as { id: string }).id

const test = appTest.extend<Story>({
  gogo: async ({ signUpAs }, use) => use(await signUpAs('gogo')),
  malume: async ({ signUpAs }, use) => use(await signUpAs('malume')),
  childId: async ({ gogo }, use) => use(await addChildTo(gogo, 'thandi')),
  gogoId: async ({ gogo }, use) => use(await idOf(gogo)),
  malumeId: async ({ gogo, malume, childId, sentEmails }, use) =>
    use(await joinAsGuardian(gogo, malume, { childId, email: MALUME, scopes: GUARDIAN_SCOPES }, sentEmails)),
  told: async ({ sentEmails, malumeId }, use) => {
    expect(malumeId).not.toBe('')
    sentEmails.length = 0
    await use(() => sentEmails.splice(0).map(({ kind, to, values }) => [kind, to, values?.['what'] ?? values?.['who']]))
  },
  sweep: async ({ database, sentEmails, time }, use) =>
    use(async () => {
      const mail = {
        send: async (message: (typeof sentEmails)[number]) => void sentEmails.push(message),
        forget: async () => {},
        sweep: async () => {},
      }
      const sweeps = sweepsOf({ database, config: { origin: ORIGIN, secret: 'a secret for tests, long enough' }, mail })
      await sweeps['child-erasure'](time.now)
    }),
})

test("another guardian's acts: the first gets an email about each, and none about her own (M3)", async ({
  gogo,
  malume,
  childId,
  told,
}) => {
  const acts = async (browser: Visitor): Promise<void> => {
    await browser.send(childrenCalls.setChildSecret, { childId, secret: PIN })
    await browser.send(childrenCalls.withdrawConsent, { childId })
    await browser.send(childrenCalls.renewConsent, { childId, ...AGREED })
    const spaceId = String(
      (await browser.send(spacesCalls.createSpace, { kind: 'family', name: 'ours' })).body['spaceId'],
    )
    await browser.send(spacesCalls.endMembership, { spaceId, memberId: childId })
    await browser.send(spacesCalls.addChildToSpace, { spaceId, childId })
    await browser.send(spacesCalls.deleteSpace, { spaceId })
  }
  await acts(malume)
  expect(told()).toEqual(
    ['login', 'withdrawn', 'renewed', 'joined', 'left', 'joined', 'left'].map((what) => ['child-changed', GOGO, what]),
  )
  await acts(gogo)
  expect(told()).toEqual([])
})

test('an email to a guardian: in her language, names the child, leads to her children (M3)', async ({
  gogo,
  malume,
  childId,
  told,
  sentEmails,
}) => {
  expect(told()).toEqual([])
  await gogo.send(settingsCalls.changeSettings, {
    settings: { weeklyDigest: false, emailReports: false, assignmentEmails: false, firstNameOnly: false },
    language: 'xh',
  })
  await malume.send(childrenCalls.setChildSecret, { childId, secret: PIN })
  expect(sentEmails).toEqual([
    {
      kind: 'child-changed',
      to: GOGO,
      language: 'xh',
      about: childId,
      link: `${ORIGIN}/children`,
      values: { username: 'thandi', what: 'login' },
    },
  ])
})

test('to and fro: nobody fills her mailbox by changing a login again and again (M3)', async ({
  malume,
  childId,
  told,
}) => {
  for (let done = 0; done < 9; done++)
    expect((await malume.send(childrenCalls.setChildSecret, { childId, secret: PIN })).status).toBe(200)
  expect(told()).toHaveLength(5)
})

test("an access that ends: who lost it is told, and the first guardian if she didn't end it (M3)", async ({
  gogo,
  malume,
  childId,
  malumeId,
  told,
  sentEmails,
}) => {
  await gogo.send(guardiansCalls.endGuardian, { childId, guardianId: malumeId })
  expect(told()).toEqual([['guardian-ended', MALUME, undefined]])
  await joinAsGuardian(gogo, malume, { childId, email: MALUME, scopes: GUARDIAN_SCOPES }, sentEmails)
  expect(told().slice(-1)).toEqual([['child-changed', GOGO, 'guardianJoined']])
  await malume.send(guardiansCalls.endGuardian, { childId, guardianId: malumeId })
  expect(told()).toEqual([['child-changed', GOGO, 'guardianLeft']])
})

test('a deletion by another guardian: it waits seven days, is told, and is then carried out (M3)', async ({
  gogo,
  malume,
  childId,
  told,
  sweep,
  time,
  database,
}) => {
  const dueAt = new Date(time.now.getTime() + 7 * DAY).toISOString()
  expect((await malume.send(childrenCalls.deleteChild, { childId })).body).toEqual({ dueAt })
  expect(told()).toEqual([['child-deletion-asked', GOGO, undefined]])
  expect((await gogo.send(childrenCalls.listChildren)).body).toMatchObject({
    children: [{ erasures: [{ what: 'account', dueAt, askedBy: 'Nomsa Dlamini', isSelf: false }] }],
  })
  time.now = new Date(Date.parse(dueAt) - 1)
  await sweep()
  expect((await malume.send(childrenCalls.deleteChild, { childId })).body).toEqual({ dueAt })
  expect(await database.$count(users, eq(users.id, childId))).toBe(1)
  told()
  time.now = new Date(dueAt)
  await sweep()
  expect(await database.$count(users, eq(users.id, childId))).toBe(0)
  expect(told()).toEqual([['child-deleted', GOGO, undefined]])
})

test('a deletion called back: the account stays, and whoever asked is told (M3)', async ({
  gogo,
  malume,
  childId,
  told,
  sweep,
  time,
  database,
}) => {
  await malume.send(childrenCalls.deleteChild, { childId })
  told()
  for (const _ of [1, 2]) expect((await gogo.send(childrenCalls.keepChild, { childId })).status).toBe(200)
  expect(told()).toEqual([['child-deletion-kept', MALUME, undefined]])
  time.now = new Date(time.now.getTime() + 30 * DAY)
  await sweep()
  expect(await database.$count(users, eq(users.id, childId))).toBe(1)
  await malume.send(childrenCalls.deleteChild, { childId })
  told()
  await malume.send(childrenCalls.keepChild, { childId })
  expect(told()).toEqual([['child-changed', GOGO, 'kept']])
})

test('pending deletion of a child: ends when its asker loses the scope or all access (H2, M3)', async ({
  gogo,
  malume,
  childId,
  malumeId,
  database,
}) => {
  await malume.send(childrenCalls.deleteChild, { childId })
  expect(await database.$count(childErasures)).toBe(1)
  await gogo.send(guardiansCalls.changeGuardian, {
    childId,
    guardianId: malumeId,
    scopes: ['see-progress'],
    endsAt: null,
  })
  expect(await database.$count(childErasures)).toBe(0)
  await gogo.send(guardiansCalls.changeGuardian, {
    childId,
    guardianId: malumeId,
    scopes: GUARDIAN_SCOPES,
    endsAt: null,
  })
  await malume.send(childrenCalls.deleteChild, { childId })
  await gogo.send(guardiansCalls.endGuardian, { childId, guardianId: malumeId })
  expect(await database.$count(childErasures)).toBe(0)
})

test('a deletion by the first guardian: at once, and the others are told (M3)', async ({
  gogo,
  childId,
  told,
  database,
}) => {
  expect((await gogo.send(childrenCalls.deleteChild, { childId })).body).toEqual({ dueAt: null })
  expect(await database.$count(users, eq(users.id, childId))).toBe(0)
  expect(told()).toEqual([['child-deleted', MALUME, undefined]])
})

test('a withdrawal by another guardian: the child is locked out, learning data waits 7 days (M3)', async ({
  gogo,
  malume,
  childId,
  told,
  visit,
  sweep,
  time,
  database,
}) => {
  expect(told()).toEqual([])
  const child = visit()
  const learn = async (): Promise<void> => {
    await child.send(childrenCalls.signInChild, { username: 'thandi', secret: PICTURES })
    await child.send(learningCalls.recordEvents, { events: [makeEvent()] })
  }
  await learn()
  await malume.send(childrenCalls.withdrawConsent, { childId })
  expect([(await child.send(learningCalls.getProgress)).status, await database.$count(learningEvents)]).toEqual([
    401, 1,
  ])
  await gogo.send(childrenCalls.renewConsent, { childId, ...AGREED })
  time.now = new Date(time.now.getTime() + 8 * DAY)
  await sweep()
  expect(await database.$count(learningEvents)).toBe(1)
  await malume.send(childrenCalls.withdrawConsent, { childId })
  time.now = new Date(time.now.getTime() + 7 * DAY)
  await sweep()
  expect([
    await database.$count(learningEvents),
    await database.$count(childErasures),
    await database.$count(users, eq(users.id, childId)),
  ]).toEqual([0, 0, 1])
})

test('handing over: offered, accepted, and then she leaves and deletes her account (M4)', async ({
  gogo,
  malume,
  childId,
  gogoId,
  malumeId,
  told,
  database,
}) => {
  expect(await gogo.send(ownDataCalls.deleteOwnAccount)).toMatchObject({
    status: 409,
    body: { error: { code: 'children-first' } },
  })
  expect((await malume.send(guardiansCalls.acceptFirst, { childId })).status).toBe(404)
  expect((await gogo.send(guardiansCalls.offerFirst, { childId, guardianId: gogoId })).status).toBe(404)
  expect((await gogo.send(guardiansCalls.offerFirst, { childId, guardianId: malumeId })).status).toBe(200)
  expect(told()).toEqual([['first-offered', MALUME, undefined]])
  expect((await malume.send(childrenCalls.listChildren)).body).toMatchObject({
    children: [{ kind: 'invited', offeredUntil: '2026-03-09T10:00:00.000Z' }],
  })
  const answers = await Promise.all([1, 2, 3].map(() => malume.send(guardiansCalls.acceptFirst, { childId })))
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 404, 404])
  expect(told().toSorted(([, one], [, other]) => one.localeCompare(other))).toEqual([
    ['first-handed-over', GOGO, 'invited'],
    ['first-handed-over', MALUME, 'first'],
  ])
  expect((await gogo.send(guardiansCalls.listGuardians, { childId })).status).toBe(403)
  expect((await malume.send(guardiansCalls.listGuardians, { childId })).body).toMatchObject({
    guardians: [
      { id: malumeId, kind: 'first' },
      { id: gogoId, kind: 'invited', scopes: [...GUARDIAN_SCOPES] },
    ],
  })
  expect((await gogo.send(guardiansCalls.endGuardian, { childId, guardianId: gogoId })).status).toBe(200)
  expect((await malume.send(childrenCalls.listChildren)).body).toMatchObject({ children: [{ needsLogin: true }] })
  expect((await gogo.send(ownDataCalls.deleteOwnAccount)).status).toBe(200)
  expect(await database.select({ guardianId: consentActs.guardianId, act: consentActs.act }).from(consentActs)).toEqual(
    [{ guardianId: null, act: 'given' }],
  )
})

test('an offer to be the first: refused, withdrawn or a week old, it is worth nothing (M4)', async ({
  gogo,
  malume,
  childId,
  malumeId,
  time,
}) => {
  const offer = () => gogo.send(guardiansCalls.offerFirst, { childId, guardianId: malumeId })
  await offer()
  expect([
    (await malume.send(guardiansCalls.refuseFirst, { childId })).status,
    (await malume.send(guardiansCalls.refuseFirst, { childId })).status,
  ]).toEqual([200, 404])
  expect((await malume.send(guardiansCalls.acceptFirst, { childId })).status).toBe(404)
  await offer()
  await gogo.send(guardiansCalls.withdrawOffer, { childId })
  expect((await malume.send(guardiansCalls.acceptFirst, { childId })).status).toBe(404)
  await offer()
  time.now = new Date(time.now.getTime() + 7 * DAY)
  expect((await malume.send(guardiansCalls.acceptFirst, { childId })).status).toBe(404)
})

test('an invited guardian who renewed a consent: deletes their own account, even afterwards (M4)', async ({
  gogo,
  malume,
  childId,
  malumeId,
  told,
}) => {
  await malume.send(childrenCalls.withdrawConsent, { childId })
  await malume.send(childrenCalls.renewConsent, { childId, ...AGREED })
  expect((await gogo.send(childrenCalls.listChildren)).body).toMatchObject({ children: [{ agreedByYou: false }] })
  await gogo.send(guardiansCalls.endGuardian, { childId, guardianId: malumeId })
  told()
  expect((await malume.send(ownDataCalls.deleteOwnAccount)).status).toBe(200)
  expect(told()).toEqual([])
  expect((await gogo.send(childrenCalls.exportChild, { childId })).body).toMatchObject({
    tables: {
      consentActs: [{ act: 'given' }, { act: 'withdrawn', guardianId: null }, { act: 'given', guardianId: null }],
    },
  })
})

test("an account that goes with a guardian's access: the first guardian is told (M4)", async ({
  gogo,
  malume,
  told,
}) => {
  expect((await malume.send(ownDataCalls.deleteOwnAccount)).status).toBe(200)
  expect(told()).toEqual([['child-changed', GOGO, 'guardianLeft']])
  expect((await gogo.send(childrenCalls.listChildren)).body).toMatchObject({ children: [{ agreedByYou: true }] })
})
