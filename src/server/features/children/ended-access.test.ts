import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { accountsCalls } from '#contract/accounts.ts'
import { childrenCalls } from '#contract/children.ts'
import { guardiansCalls } from '#contract/guardians.ts'
import { learningCalls } from '#contract/learning.ts'
import { ownDataCalls } from '#contract/own-data.ts'
import { spacesCalls } from '#contract/spaces.ts'
import { switchesCalls } from '#contract/switches.ts'
import { GUARDIAN_SCOPES } from '#core/permissions/guardian-scopes.ts'
import { recordByServer } from '#server/features/records/index.ts'
import { endExpired } from '#server/features/children/end-access.ts'
import { guardianRelations } from '#server/features/children/tables.ts'
import { findLanguage } from '#server/features/settings/index.ts'
import { leaveTheirs } from '#server/features/spaces/index.ts'
import { ORIGIN, test as appTest, type Visitor } from '../../../../tests/support/app-test.ts'
import { addChildTo, AGREED, joinAsGuardian, PICTURES } from '../../../../tests/support/children.ts'
import { notedMail } from '../../../../tests/support/noted-mail.ts'

const PIN = { kind: 'pin', value: '9135' } as const
const OTHER_PIN = { kind: 'pin', value: '8246' } as const
const LATER = '2026-05-02T10:00:00.000Z'

type Story = {
  gogo: Visitor
  malume: Visitor
  childId: string
  malumeId: string
  /** Logs in as the child on a new browser. */
  enter: (secret: object) => Promise<{ status: number; code: unknown; browser: Visitor }>
  /** The ways in which the access of malume ends. */
  end: Record<'first guardian' | 'last day' | 'leaving' | 'account deleted', () => Promise<void>>
}

const test = appTest.extend<Story>({
  gogo: async ({ signUpAs }, use) => use(await signUpAs('gogo')),
  malume: async ({ signUpAs }, use) => use(await signUpAs('malume')),
  childId: async ({ gogo }, use) => use(await addChildTo(gogo, 'thandi')),
  malumeId: async ({ gogo, malume, childId, sentEmails }, use) =>
    use(
      await joinAsGuardian(
        gogo,
        malume,
        { childId, email: 'malume@example.com', scopes: GUARDIAN_SCOPES, endsAt: LATER },
        sentEmails,
      ),
    ),
  enter: async ({ visit }, use) =>
    use(async (secret) => {
      const browser = visit()
      const { status, body } = await browser.send(childrenCalls.signInChild, { username: 'thandi', secret })
      return { status, code: (body['error'] as { code: string } | undefined)?.code, browser }
    }),
  end: async ({ gogo, malume, childId, malumeId, database, time, sentEmails }, use) =>
    use({
      'first guardian': async () =>
        void (await gogo.send(guardiansCalls.endGuardian, { childId, guardianId: malumeId })),
      'last day': async () => {
        time.now = new Date(LATER)
        await endExpired({
          database,
          clock: () => time.now,
          leaveTheirs,
          recordByServer,
          findLanguage,
          config: { origin: ORIGIN, secret: 'a secret for tests, long enough' },
          mail: notedMail(sentEmails),
        })
      },
      leaving: async () => void (await malume.send(guardiansCalls.endGuardian, { childId, guardianId: malumeId })),
      'account deleted': async () => void (await malume.send(ownDataCalls.deleteOwnAccount)),
    }),
})

const isSignedIn = async (browser: Visitor): Promise<boolean> =>
  (await browser.send(accountsCalls.getMe)).body['account'] !== null
const makeFamily = async (browser: Visitor): Promise<string> =>
  String((await browser.send(spacesCalls.createSpace, { kind: 'family', name: 'his' })).body['spaceId'])

for (const way of ['first guardian', 'last day', 'leaving', 'account deleted'] as const) {
  test(`access ended (${way}): sessions end, the login is refused, the child leaves his family (H2)`, async ({
    gogo,
    malume,
    childId,
    malumeId,
    enter,
    end,
    database,
  }) => {
    expect(malumeId).not.toBe('')
    await malume.send(childrenCalls.setChildSecret, { childId, secret: PIN })
    const spaceId = await makeFamily(malume)
    const { browser: hisPhone } = await enter(PIN)
    expect(await isSignedIn(hisPhone)).toBe(true)
    expect((await gogo.send(spacesCalls.listChildSpaces, { childId })).body).toMatchObject({
      spaces: [{ id: spaceId }],
    })

    await end[way]()

    expect(await isSignedIn(hisPhone)).toBe(false)
    expect(await enter(PIN)).toMatchObject({ status: 403, code: 'new-login-needed' })
    expect(await enter(OTHER_PIN)).toMatchObject({ status: 401, code: 'wrong-credentials' })
    expect((await gogo.send(childrenCalls.listChildren)).body).toMatchObject({
      children: [{ id: childId, needsLogin: true }],
    })
    expect((await gogo.send(spacesCalls.listChildSpaces, { childId })).body).toEqual({ spaces: [] })
    expect(await database.$count(guardianRelations, eq(guardianRelations.learnerId, childId))).toBe(1)

    expect((await gogo.send(childrenCalls.setChildSecret, { childId, secret: OTHER_PIN })).status).toBe(200)
    expect((await gogo.send(childrenCalls.listChildren)).body).toMatchObject({ children: [{ needsLogin: false }] })
    expect([(await enter(PIN)).status, (await enter(OTHER_PIN)).status]).toEqual([401, 200])
  })
}

test('access ended: a login that the first guardian chose goes on, after the sessions ended (H2)', async ({
  gogo,
  childId,
  malumeId,
  enter,
}) => {
  const { browser } = await enter(PICTURES)
  await gogo.send(guardiansCalls.endGuardian, { childId, guardianId: malumeId })
  expect([await isSignedIn(browser), (await enter(PICTURES)).status]).toEqual([false, 200])
  expect((await gogo.send(childrenCalls.listChildren)).body).toMatchObject({ children: [{ needsLogin: false }] })
})

test('last day passed: his login is refused at once, before anything is swept (H2)', async ({
  malume,
  childId,
  malumeId,
  enter,
  time,
  database,
}) => {
  await malume.send(childrenCalls.setChildSecret, { childId, secret: PIN })
  time.now = new Date(LATER)
  expect(await enter(PIN)).toMatchObject({ status: 403, code: 'new-login-needed' })
  expect(await database.$count(guardianRelations, eq(guardianRelations.guardianId, malumeId))).toBe(1)
})

test('managing the account taken away: the login that he chose ends, and he stays a guardian (H2)', async ({
  gogo,
  malume,
  childId,
  malumeId,
  enter,
}) => {
  await malume.send(childrenCalls.setChildSecret, { childId, secret: PIN })
  const { browser } = await enter(PIN)
  await gogo.send(guardiansCalls.changeGuardian, {
    childId,
    guardianId: malumeId,
    scopes: ['see-progress', 'manage-account'],
    endsAt: null,
  })
  expect(await isSignedIn(browser)).toBe(true)
  await gogo.send(guardiansCalls.changeGuardian, {
    childId,
    guardianId: malumeId,
    scopes: ['see-progress'],
    endsAt: null,
  })
  expect([await isSignedIn(browser), (await enter(PIN)).code]).toEqual([false, 'new-login-needed'])
  expect((await malume.send(childrenCalls.getChildProgress, { childId })).status).toBe(200)
})

test('a teen: their own password still works when the guardian who chose the first one ends (H2)', async ({
  gogo,
  malume,
  visit,
  signUpAs,
  sentEmails,
}) => {
  expect([gogo, malume]).toHaveLength(2)
  const dade = await signUpAs('dade')
  const [first, own] = ['a quiet river bend', 'amanzi ashushu ebusuku']
  const childId = String(
    (
      await gogo.send(childrenCalls.addChild, {
        username: 'thabo',
        ageBand: 'teen',
        secret: { kind: 'password', value: first },
        ...AGREED,
      })
    ).body['childId'],
  )
  const guardianId = await joinAsGuardian(
    gogo,
    dade,
    { childId, email: 'dade@example.com', scopes: GUARDIAN_SCOPES },
    sentEmails,
  )
  await dade.send(childrenCalls.setChildSecret, { childId, secret: { kind: 'password', value: 'uqongqothwane wethu' } })
  const teen = visit()
  await teen.send(accountsCalls.signIn, { name: 'thabo', password: 'uqongqothwane wethu' })
  expect(
    (
      await teen.send(accountsCalls.changePassword, {
        presentPassword: 'uqongqothwane wethu',
        password: own,
        confirmPassword: own,
      })
    ).status,
  ).toBe(200)
  await gogo.send(guardiansCalls.endGuardian, { childId, guardianId })
  expect((await visit().send(accountsCalls.signIn, { name: 'thabo', password: own })).status).toBe(200)
})

test("a guardian's story: each right is used, the access ends, and each is refused (H2, M1)", async ({
  gogo,
  malume,
  childId,
  malumeId,
}) => {
  const uses = [
    [childrenCalls.getChildProgress, {}],
    [childrenCalls.exportChild, {}],
    [switchesCalls.getChildSwitches, {}],
    [switchesCalls.setChildSwitches, { switches: { boosts: false, streaks: true, sounds: true } }],
    [childrenCalls.setChildSecret, { secret: PIN }],
    [childrenCalls.withdrawConsent, {}],
    [childrenCalls.renewConsent, AGREED],
  ] as const
  const useAll = async (): Promise<number[]> => {
    const answers: number[] = []
    for (const [call, more] of uses) answers.push((await malume.send(call, { childId, ...more })).status)
    return answers
  }
  expect(await useAll()).toEqual(uses.map(() => 200))
  await gogo.send(guardiansCalls.endGuardian, { childId, guardianId: malumeId })
  expect(await useAll()).toEqual(uses.map(() => 404))
  expect((await malume.send(childrenCalls.listChildren)).body).toEqual({ children: [] })
  expect((await malume.send(guardiansCalls.endGuardian, { childId, guardianId: malumeId })).status).toBe(404)
})

test('a space: the first guardian sees it, takes the child out, and it shows her no more (H2)', async ({
  gogo,
  malume,
  childId,
  malumeId,
  enter,
  signUpAs,
}) => {
  expect(malumeId).not.toBe('')
  const teacher = await signUpAs('mfundisi')
  const classId = String(
    (await teacher.send(spacesCalls.createSpace, { kind: 'class', name: 'Grade 3' })).body['spaceId'],
  )
  const { joinCode } = (await teacher.send(spacesCalls.getSpace, { spaceId: classId })).body['space'] as {
    joinCode: string
  }
  await malume.send(spacesCalls.joinSpace, { code: joinCode, childId })
  const familyId = await makeFamily(malume)
  const { body } = await gogo.send(spacesCalls.listChildSpaces, { childId })
  const person = { name: 'Nomsa Dlamini', isSelf: false }
  const since = '2026-03-02T10:00:00.000Z'
  expect(body).toEqual({
    spaces: expect.arrayContaining([
      { id: classId, kind: 'class', name: 'Grade 3', inCharge: [person], broughtBy: person, since },
      { id: familyId, kind: 'family', name: 'his', inCharge: [person], broughtBy: person, since },
    ]),
  })
  expect((await malume.send(spacesCalls.listChildSpaces, { childId })).status).toBe(403)
  const { browser: child } = await enter(PICTURES)
  for (const spaceId of [classId, familyId]) {
    expect((await child.send(spacesCalls.getSpace, { spaceId })).status).toBe(200)
    expect((await gogo.send(spacesCalls.endMembership, { spaceId, memberId: childId })).status).toBe(200)
    expect((await gogo.send(spacesCalls.endMembership, { spaceId, memberId: childId })).status).toBe(404)
    expect((await child.send(spacesCalls.getSpace, { spaceId })).status).toBe(404)
  }
  expect((await gogo.send(spacesCalls.listChildSpaces, { childId })).body).toEqual({ spaces: [] })
  expect(JSON.stringify((await teacher.send(spacesCalls.getSpace, { spaceId: classId })).body)).not.toContain('thandi')
})

test("a consent's story: withdrawn, the child is shut out; renewed, she learns again", async ({
  gogo,
  childId,
  enter,
}) => {
  const { browser } = await enter(PICTURES)
  expect((await browser.send(learningCalls.getProgress)).status).toBe(200)
  await gogo.send(childrenCalls.withdrawConsent, { childId })
  expect([(await browser.send(learningCalls.getProgress)).status, (await enter(PICTURES)).code]).toEqual([
    401,
    'guardian-needed',
  ])
  await gogo.send(childrenCalls.renewConsent, { childId, ...AGREED })
  expect((await browser.send(learningCalls.getProgress)).status).toBe(401)
  expect((await enter(PICTURES)).status).toBe(200)
})

test('his own class, joined by the first guardian: the child stays when his access ends', async ({
  gogo,
  malume,
  childId,
  malumeId,
}) => {
  const classId = String((await malume.send(spacesCalls.createSpace, { kind: 'class', name: 'Maths' })).body['spaceId'])
  const { joinCode } = (await malume.send(spacesCalls.getSpace, { spaceId: classId })).body['space'] as {
    joinCode: string
  }
  await gogo.send(spacesCalls.joinSpace, { code: joinCode, childId })
  await gogo.send(guardiansCalls.endGuardian, { childId, guardianId: malumeId })
  expect((await gogo.send(spacesCalls.listChildSpaces, { childId })).body).toMatchObject({
    spaces: [{ id: classId, broughtBy: { isSelf: true } }],
  })
})
