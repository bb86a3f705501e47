import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { accountsCalls } from '#contract/accounts.ts'
import { childrenCalls } from '#contract/children.ts'
import { guestCalls } from '#contract/guest.ts'
import { learningCalls } from '#contract/learning.ts'
import { SIGN_IN_LIMITS } from '#core/people/sign-in-limits.ts'
import { GUARDIAN_SCOPES } from '#core/permissions/guardian-scopes.ts'
import { accounts, sessions, users } from '#server/features/accounts/index.ts'
import { consentActs, guardianRelations } from '#server/features/children/tables.ts'
import { guestTransfers } from '#server/features/guest/tables.ts'
import { learningEvents } from '#server/features/learning/tables.ts'
import { test, type Visitor } from '../../../../tests/support/app-test.ts'
import { addChildTo, AGREED, PICTURES } from '../../../../tests/support/children.ts'
import { makeEvent } from '../../../../tests/support/make-event.ts'

const {
  addChild,
  deleteChild,
  exportChild,
  getChildProgress,
  listChildren,
  renewConsent,
  setChildSecret,
  signInChild,
  withdrawConsent,
} = childrenCalls
const { getMe, signIn } = accountsCalls
const HOUR = 60 * 60 * 1000
const TRIES = SIGN_IN_LIMITS['child-secret'].accountHere
const PIN = { kind: 'pin', value: '9135' } as const

async function learn(child: Visitor): Promise<void> {
  await child.send(learningCalls.recordEvents, { events: [makeEvent()] })
  await child.send(guestCalls.transferGuestSession, {
    guestSessionId: '01890000-0000-7000-8000-000000000001',
    createdAt: '2026-03-01T10:00:00.000Z',
    data: { note: { value: 'canary', savedAt: '2026-03-01T10:00:00.000Z' } },
  })
}

test('child added by a guardian: logs in by the chosen pictures and nothing else [S2.19] [S6.01]', async ({
  visit,
  signUpAs,
  database,
}) => {
  const guardian = await signUpAs('gogo')
  const childId = await addChildTo(guardian, 'thandi')
  const child = visit()
  expect(await child.send(signInChild, { username: ' Thandi ', secret: PICTURES })).toMatchObject({
    status: 200,
    body: { account: { id: childId, username: 'thandi', ageBand: 'child' } },
  })
  expect((await child.send(getMe)).body).toMatchObject({ account: { id: childId } })
  const [kept] = await database
    .select({ password: accounts.password })
    .from(accounts)
    .where(eq(accounts.userId, childId))
  for (const secret of [
    { kind: 'pictures', value: ['drum', 'cat', 'sun', 'cat'] },
    { kind: 'pin', value: '9135' },
    { kind: 'password', value: 'cat drum sun cat' },
    { kind: 'password', value: kept?.password?.slice(0, 100) },
  ]) {
    expect(await visit().send(signInChild, { username: 'thandi', secret })).toMatchObject({
      status: 401,
      body: { error: { code: 'wrong-credentials' } },
    })
  }
  expect((await visit().send(signIn, { name: 'thandi', password: 'cat drum sun cat' })).status).toBe(401)
})

test("child's session: ends two hours after the last visit [ASVS V7.3.1]", async ({ visit, signUpAs, database }) => {
  const childId = await addChildTo(await signUpAs('gogo'), 'thandi')
  await visit().send(signInChild, { username: 'thandi', secret: PICTURES })
  const [session] = await database.select().from(sessions).where(eq(sessions.userId, childId))
  expect((session?.expiresAt.getTime() ?? 0) - (session?.createdAt.getTime() ?? 0)).toBe(2 * HOUR)
})

test('child login limit: five attempts, and five more after a guardian sets a PIN', async ({ visit, signUpAs }) => {
  const guardian = await signUpAs('gogo')
  const childId = await addChildTo(guardian, 'thandi')
  const wrong = { username: 'thandi', secret: { kind: 'pictures', value: ['sun', 'sun', 'sun', 'cat'] } }
  for (let done = 0; done < TRIES; done++) expect((await visit().send(signInChild, wrong)).status).toBe(401)
  expect(await visit().send(signInChild, { ...wrong, secret: PICTURES })).toMatchObject({
    status: 429,
    body: { error: { code: 'too-many-attempts', retryAfter: 900 } },
  })
  expect((await guardian.send(setChildSecret, { childId, secret: PIN })).status).toBe(200)
  expect((await visit().send(signInChild, { username: 'thandi', secret: PIN })).status).toBe(200)
})

test('child login limit: an unknown username has five attempts too', async ({ visit }) => {
  const tries = Array.from({ length: TRIES }, () => visit().send(signInChild, { username: 'nobody', secret: PIN }))
  expect((await Promise.all(tries)).map(({ status }) => status)).toEqual([401, 401, 401, 401, 401])
  expect((await visit().send(signInChild, { username: 'nobody', secret: PIN })).status).toBe(429)
})

test('child login: an adult’s account is refused', async ({ visit, signUpAs }) => {
  await signUpAs('nomsa')
  expect(
    (await visit().send(signInChild, { username: 'nomsa', secret: { kind: 'password', value: 'a quiet river bend' } }))
      .status,
  ).toBe(401)
})

test('teen added by a guardian: logs in as adults do, for a week', async ({ visit, signUpAs, database }) => {
  const guardian = await signUpAs('gogo')
  const secret = { kind: 'password', value: 'iinkomo ziyatya' }
  expect((await guardian.send(addChild, { username: 'thabo', ageBand: 'teen', secret, ...AGREED })).status).toBe(200)
  const teen = visit()
  expect((await teen.send(signIn, { name: 'thabo', password: 'iinkomo ziyatya' })).body).toMatchObject({
    account: { ageBand: 'teen' },
  })
  const [session] = await database
    .select()
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(users.username, 'thabo'))
  expect((session?.sessions.expiresAt.getTime() ?? 0) - (session?.sessions.createdAt.getTime() ?? 0)).toBe(
    7 * 24 * HOUR,
  )
})

for (const [wrong, field, code] of [
  [{ ageBand: 'adult' }, 'ageBand', 'invalid'],
  [{ username: 'a b' }, 'username', 'invalid'],
  [{ secret: { kind: 'pin', value: '0000' } }, 'secret.value', 'too-common'],
  [{ secret: { kind: 'password', value: 'thandi' } }, 'secret.value', 'too-short'],
  [{ secret: { kind: 'password', value: 'thandi-m' }, username: 'thandi-m' }, 'password', 'same-as-name'],
  [{ purposes: [] }, 'purposes', 'not-accepted'],
  [{ termsAccepted: undefined }, 'termsAccepted', 'not-accepted'],
] as const) {
  test(`a child with ${JSON.stringify(wrong)} is not added: ${field} ${code}`, async ({ signUpAs, database }) => {
    const guardian = await signUpAs('gogo')
    const { status, body } = await guardian.send(addChild, {
      username: 'thandi',
      secret: PICTURES,
      ...AGREED,
      ...wrong,
    })
    expect([status, body]).toMatchObject([400, { error: { fields: { [field]: code } } }])
    expect(await database.$count(users)).toBe(1)
  })
}

test('adding a child: a second one with the same username is refused', async ({ signUpAs, database }) => {
  const guardian = await signUpAs('gogo')
  await addChildTo(guardian, 'thandi')
  expect(await guardian.send(addChild, { username: 'thandi', secret: PIN, ...AGREED })).toMatchObject({
    status: 409,
    body: { error: { code: 'username-in-use' } },
  })
  expect(await database.$count(guardianRelations)).toBe(1)
})

test("guardian's list: only their own children, each with its scopes and purposes", async ({ signUpAs }) => {
  const guardian = await signUpAs('gogo')
  const childId = await addChildTo(guardian, 'thandi')
  await addChildTo(await signUpAs('malume'), 'sipho')
  expect((await guardian.send(listChildren)).body).toEqual({
    children: [
      {
        id: childId,
        username: 'thandi',
        ageBand: 'child',
        addedAt: '2026-03-02T10:00:00.000Z',
        decidedAt: '2026-03-02T10:00:00.000Z',
        kind: 'first',
        endsAt: null,
        scopes: ['see-progress', 'manage-account', 'consent'],
        purposes: AGREED.purposes,
        needsLogin: false,
        agreedByYou: true,
        erasures: [],
        offeredUntil: null,
        ofAgeAt: null,
        mayObject: true,
      },
    ],
  })
  expect((await (await signUpAs('nomsa')).send(listChildren)).body).toEqual({ children: [] })
})

/** Every call about one child, with the scope that it needs. */
const ABOUT_A_CHILD = [
  ['getChildProgress', 'see-progress', {}],
  ['exportChild', 'manage-account', {}],
  ['setChildSecret', 'manage-account', { secret: PIN }],
  ['withdrawConsent', 'consent', {}],
  ['renewConsent', 'consent', AGREED],
  ['deleteChild', 'consent', {}],
] as const

for (const [name, scope, more] of ABOUT_A_CHILD) {
  test(`${name}: refused for guests and children; not found for another adult`, async ({
    visit,
    signUpAs,
    database,
  }) => {
    const childId = await addChildTo(await signUpAs('gogo'), 'thandi')
    const other = await signUpAs('malume')
    await addChildTo(other, 'sipho')
    const child = visit()
    await child.send(signInChild, { username: 'thandi', secret: PICTURES })
    const call = childrenCalls[name]
    expect(await visit().send(call, { childId, ...more })).toMatchObject({
      status: 401,
      body: { error: { code: 'not-signed-in' } },
    })
    expect(await child.send(call, { childId, ...more })).toMatchObject({
      status: 403,
      body: { error: { code: 'guardian-needed' } },
    })
    for (const id of [childId, '01890000-0000-7000-8000-000000000000']) {
      expect(await other.send(call, { childId: id, ...more })).toMatchObject({
        status: 404,
        body: { error: { code: 'not-found' } },
      })
    }
    expect(await other.send(call, { childId: 'thandi', ...more })).toMatchObject({
      status: 400,
      body: { error: { fields: { childId: 'invalid' } } },
    })
    expect([await database.$count(users), await database.$count(consentActs)]).toEqual([4, 2])
  })

  test(`${name}: refused without the scope '${scope}'; not found after the last day`, async ({
    signUpAs,
    database,
    time,
  }) => {
    const guardian = await signUpAs('gogo')
    const childId = await addChildTo(guardian, 'thandi')
    const change = (values: Partial<typeof guardianRelations.$inferInsert>) =>
      database.update(guardianRelations).set(values)
    await change({
      scopes: (['see-progress', 'manage-account', 'consent'] as const).filter((other) => other !== scope),
    })
    expect(await guardian.send(childrenCalls[name], { childId, ...more })).toMatchObject({
      status: 403,
      body: {
        error: { code: 'not-allowed', message: expect.stringContaining('The first guardian has not let this account') },
      },
    })
    await change({ scopes: [scope], endsAt: time.now })
    expect((await guardian.send(childrenCalls[name], { childId, ...more })).status).toBe(404)
    expect((await guardian.send(listChildren)).body).toEqual({ children: [] })
    await change({ scopes: [...GUARDIAN_SCOPES], endsAt: new Date(time.now.getTime() + 1) })
    expect((await guardian.send(childrenCalls[name], { childId, ...more })).status).toBe(200)
  })
}

test('child’s progress: the guardian sees the same as the child', async ({ visit, signUpAs }) => {
  const guardian = await signUpAs('gogo')
  const childId = await addChildTo(guardian, 'thandi')
  const child = visit()
  await child.send(signInChild, { username: 'thandi', secret: PICTURES })
  await learn(child)
  expect((await guardian.send(getChildProgress, { childId })).body).toEqual(
    (await child.send(learningCalls.getProgress)).body,
  )
  expect((await guardian.send(getChildProgress, { childId })).body).toMatchObject({ progress: { answers: 1 } })
})

test("new PIN: ends the child's sessions and replaces the pictures", async ({ visit, signUpAs, database }) => {
  const guardian = await signUpAs('gogo')
  const childId = await addChildTo(guardian, 'thandi')
  const child = visit()
  await child.send(signInChild, { username: 'thandi', secret: PICTURES })
  expect((await guardian.send(setChildSecret, { childId, secret: { kind: 'pin', value: '1111' } })).body).toMatchObject(
    { error: { fields: { 'secret.value': 'too-common' } } },
  )
  for (let done = 0; done < 2; done++)
    expect((await guardian.send(setChildSecret, { childId, secret: PIN })).status).toBe(200)
  expect(await database.$count(sessions, eq(sessions.userId, childId))).toBe(0)
  expect((await child.send(learningCalls.recordEvents, { events: [makeEvent()] })).status).toBe(401)
  expect((await visit().send(signInChild, { username: 'thandi', secret: PICTURES })).status).toBe(401)
})

test('the export: holds all stored data of the child, and nothing that opens the account', async ({
  visit,
  signUpAs,
  database,
}) => {
  const guardian = await signUpAs('gogo')
  const childId = await addChildTo(guardian, 'thandi')
  const child = visit()
  await child.send(signInChild, { username: 'thandi', secret: PICTURES })
  await learn(child)
  const { body } = await guardian.send(exportChild, { childId })
  expect(body).toMatchObject({
    exportedAt: '2026-03-02T10:00:00.000Z',
    tables: {
      users: [{ id: childId, username: 'thandi' }],
      sessions: [{ device: 'other' }],
      consentActs: [{ act: 'given', learnerId: childId }],
      guardianRelations: [{ learnerId: childId }],
      learningEvents: [{ learnerId: childId, answer: makeEvent().answer }],
      guestTransfers: [{ data: { note: { value: 'canary' } } }],
    },
  })
  const text = JSON.stringify(body)
  const [{ password } = { password: null }] = await database
    .select({ password: accounts.password })
    .from(accounts)
    .where(eq(accounts.userId, childId))
  const [{ token } = { token: '' }] = await database
    .select({ token: sessions.token })
    .from(sessions)
    .where(eq(sessions.userId, childId))
  for (const hidden of [password, token]) expect(text).not.toContain(hidden)
})

test('a withdrawn consent: ends sessions, deletes learning data, adds one record', async ({
  visit,
  signUpAs,
  database,
  time,
}) => {
  const guardian = await signUpAs('gogo')
  const childId = await addChildTo(guardian, 'thandi')
  const child = visit()
  await child.send(signInChild, { username: 'thandi', secret: PICTURES })
  await learn(child)
  time.now = new Date(time.now.getTime() + HOUR)
  for (let done = 0; done < 2; done++)
    expect((await guardian.send(withdrawConsent, { childId, language: 'xh' })).status).toBe(200)
  expect((await child.send(learningCalls.recordEvents, { events: [makeEvent()] })).status).toBe(401)
  expect((await child.send(getMe)).body).toEqual({ account: null })
  expect([
    await database.$count(learningEvents),
    await database.$count(guestTransfers),
    await database.$count(consentActs),
  ]).toEqual([0, 0, 2])
  expect((await guardian.send(listChildren)).body).toMatchObject({
    children: [{ id: childId, purposes: [], decidedAt: '2026-03-02T11:00:00.000Z' }],
  })
  expect(await visit().send(signInChild, { username: 'thandi', secret: PICTURES })).toMatchObject({
    status: 403,
    body: { error: { code: 'guardian-needed' } },
  })
  expect((await visit().send(signInChild, { username: 'thandi', secret: PIN })).status).toBe(401)
  expect(await database.$count(sessions, eq(sessions.userId, childId))).toBe(0)
})

test("withdrawn consent: a teen can't log in by the adults' login route either", async ({
  visit,
  signUpAs,
  database,
}) => {
  const guardian = await signUpAs('gogo')
  const { body } = await guardian.send(addChild, {
    username: 'thabo',
    ageBand: 'teen',
    secret: { kind: 'password', value: 'iinkomo ziyatya' },
    ...AGREED,
  })
  const childId = String(body['childId'])
  await guardian.send(withdrawConsent, { childId })
  const teen = visit()
  expect((await teen.send(signIn, { name: 'thabo', password: 'iinkomo ziyatya' })).status).toBe(403)
  expect([teen.cookies.size, await database.$count(sessions, eq(sessions.userId, childId))]).toEqual([0, 0])
})

test('withdrawn consent: can be given again, and the child logs in as before', async ({
  visit,
  signUpAs,
  database,
}) => {
  const guardian = await signUpAs('gogo')
  const childId = await addChildTo(guardian, 'thandi')
  await guardian.send(withdrawConsent, { childId })
  expect((await guardian.send(renewConsent, { childId, ...AGREED, purposes: [] })).status).toBe(400)
  for (let done = 0; done < 2; done++)
    expect((await guardian.send(renewConsent, { childId, ...AGREED })).status).toBe(200)
  expect(await database.select({ act: consentActs.act }).from(consentActs).orderBy(consentActs.number)).toEqual([
    { act: 'given' },
    { act: 'withdrawn' },
    { act: 'given' },
  ])
  expect((await visit().send(signInChild, { username: 'thandi', secret: PICTURES })).status).toBe(200)
})

test('deleted child: leaves no rows, and a second deletion finds nothing', async ({ visit, signUpAs, database }) => {
  const guardian = await signUpAs('gogo')
  const childId = await addChildTo(guardian, 'thandi')
  const child = visit()
  await child.send(signInChild, { username: 'thandi', secret: PICTURES })
  await learn(child)
  expect((await guardian.send(deleteChild, { childId })).status).toBe(200)
  expect((await guardian.send(deleteChild, { childId })).status).toBe(404)
  const counts = [users, sessions, accounts, learningEvents, guestTransfers, consentActs, guardianRelations].map(
    (table) => database.$count(table),
  )
  expect(await Promise.all(counts)).toEqual([1, 1, 1, 0, 0, 0, 0])
  expect((await child.send(learningCalls.recordEvents, { events: [makeEvent()] })).status).toBe(401)
  expect((await visit().send(signInChild, { username: 'thandi', secret: PICTURES })).status).toBe(401)
})
