import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { accountsCalls } from '#contract/accounts.ts'
import { childrenCalls } from '#contract/children.ts'
import { guardiansCalls } from '#contract/guardians.ts'
import { ofAgeCalls } from '#contract/of-age.ts'
import { ownDataCalls } from '#contract/own-data.ts'
import { OBJECTIONS_END } from '#core/people/coming-of-age.ts'
import { GUARDIAN_SCOPES } from '#core/permissions/guardian-scopes.ts'
import { sweepsOf } from '#server/app.ts'
import { users } from '#server/features/accounts/index.ts'
import { comingsOfAge, consentActs, guardianRelations, ofAgeObjections } from '#server/features/children/tables.ts'
import { ORIGIN, test as appTest, type Visitor } from '../../../../tests/support/app-test.ts'
import { addChildTo, AGREED, joinAsGuardian, PICTURES } from '../../../../tests/support/children.ts'

const DAY = 24 * 60 * 60 * 1000
const TEEN_PASSWORD = 'a quiet river bend'
const OWN_PASSWORD = 'amanzi ashushu ebusuku'
const OWN = {
  firstName: 'Thabo',
  lastName: 'Dlamini',
  password: OWN_PASSWORD,
  confirmPassword: OWN_PASSWORD,
  termsAccepted: true,
}

const logInAgain = (teen: Visitor): Promise<unknown> =>
  teen.send(accountsCalls.signIn, { name: 'thabo', password: TEEN_PASSWORD })

type Story = {
  gogo: Visitor
  teen: Visitor
  teenId: string
  ask: (email?: string) => Promise<string>
  sweep: () => Promise<void>
  logIn: (name: string, password: string) => Promise<number>
}

const test = appTest.extend<Story>({
  gogo: async ({ signUpAs }, use) => use(await signUpAs('gogo')),
  teenId: async ({ gogo }, use) =>
    use(
      String(
        (
          await gogo.send(childrenCalls.addChild, {
            username: 'thabo',
            ageBand: 'teen',
            secret: { kind: 'password', value: TEEN_PASSWORD },
            ...AGREED,
          })
        ).body['childId'],
      ),
    ),
  teen: async ({ visit, teenId }, use) => {
    expect(teenId).not.toBe('')
    const browser = visit()
    await browser.send(accountsCalls.signIn, { name: 'thabo', password: TEEN_PASSWORD })
    await use(browser)
  },
  ask: async ({ teen, sentEmails }, use) =>
    use(async (email = 'thabo@example.com') => {
      const { status, body } = await teen.send(ofAgeCalls.askOfAge, { email })
      if (status !== 200) throw new Error(`asking was refused: ${JSON.stringify(body)}`)
      return sentEmails.findLast(({ kind }) => kind === 'of-age-confirm')?.link?.split('#')[1] ?? 'there was no email'
    }),
  sweep: async ({ database, sentEmails, time }, use) =>
    use(async () => {
      const mail = {
        send: async (message: (typeof sentEmails)[number]) => void sentEmails.push(message),
        forget: async () => {},
        sweep: async () => {},
      }
      await sweepsOf({ database, config: { origin: ORIGIN, secret: 'a secret for tests, long enough' }, mail })[
        'coming-of-age'
      ](time.now)
    }),
  logIn: async ({ visit }, use) =>
    use(async (name, password) => (await visit().send(accountsCalls.signIn, { name, password })).status),
})

test('at 18: asked, confirmed by email, seven days for guardians, then the account is theirs (M5)', async ({
  gogo,
  teen,
  teenId,
  ask,
  sweep,
  logIn,
  sentEmails,
  time,
  database,
}) => {
  const token = await ask()
  expect((await teen.send(ofAgeCalls.getOfAge)).body).toEqual({
    asked: { email: 'thabo@example.com', dueAt: null },
    askAgainAt: null,
  })
  expect((await gogo.send(childrenCalls.listChildren)).body).toMatchObject({ children: [{ ofAgeAt: null }] })
  const dueAt = new Date(time.now.getTime() + 7 * DAY).toISOString()
  expect((await teen.send(ofAgeCalls.confirmOfAge, { token, ...OWN })).body).toEqual({ dueAt })
  expect((await teen.send(ofAgeCalls.confirmOfAge, { token, ...OWN })).status).toBe(410)
  expect(sentEmails.at(-1)).toMatchObject({
    kind: 'of-age-announced',
    to: 'gogo@example.com',
    values: { username: 'thabo', day: '2026-03-09' },
  })
  expect((await gogo.send(childrenCalls.listChildren)).body).toMatchObject({ children: [{ ofAgeAt: dueAt }] })
  time.now = new Date(Date.parse(dueAt) - 1)
  await sweep()
  expect([
    await logIn('thabo', TEEN_PASSWORD),
    (await gogo.send(childrenCalls.exportChild, { childId: teenId })).status,
  ]).toEqual([200, 200])
  sentEmails.length = 0
  time.now = new Date(dueAt)
  await sweep()
  expect(sentEmails.map(({ kind, to, values }) => [kind, to, values?.['who']])).toEqual([
    ['of-age-done', 'thabo@example.com', 'self'],
    ['of-age-done', 'gogo@example.com', 'guardian'],
  ])
  expect((await teen.send(accountsCalls.getMe)).body).toEqual({ account: null })
  expect([
    await logIn('thabo', TEEN_PASSWORD),
    await logIn('thabo', OWN_PASSWORD),
    await logIn('thabo@example.com', OWN_PASSWORD),
  ]).toEqual([401, 200, 200])
  expect(
    await database
      .select({ ageBand: users.ageBand, emailVerified: users.emailVerified, lastName: users.lastName })
      .from(users)
      .where(eq(users.id, teenId)),
  ).toEqual([{ ageBand: 'adult', emailVerified: true, lastName: 'Dlamini' }])
  expect(
    await database
      .select({ act: consentActs.act, guardianId: consentActs.guardianId })
      .from(consentActs)
      .where(eq(consentActs.act, 'of-age')),
  ).toEqual([{ act: 'of-age', guardianId: null }])
})

test('after 18: guardians read and change nothing, and both can delete their own accounts (M5)', async ({
  gogo,
  teen,
  teenId,
  ask,
  sweep,
  visit,
  time,
  database,
}) => {
  const guardianId = ((await gogo.send(accountsCalls.getMe)).body['account'] as { id: string }).id
  await teen.send(ofAgeCalls.confirmOfAge, { token: await ask(), ...OWN })
  time.now = new Date(time.now.getTime() + 7 * DAY)
  await sweep()
  for (const [call, input] of [
    [childrenCalls.getChildProgress, {}],
    [childrenCalls.exportChild, {}],
    [childrenCalls.setChildSecret, { secret: { kind: 'password', value: OWN_PASSWORD } }],
    [childrenCalls.deleteChild, {}],
    [childrenCalls.withdrawConsent, {}],
    [guardiansCalls.listGuardians, {}],
    [guardiansCalls.endGuardian, { guardianId }],
    [ofAgeCalls.objectOfAge, {}],
  ] as const)
    expect([call[1], (await gogo.send(call, { childId: teenId, ...input })).status]).toEqual([call[1], 404])
  expect((await gogo.send(childrenCalls.listChildren)).body).toEqual({ children: [] })
  expect((await gogo.send(ownDataCalls.deleteOwnAccount)).status).toBe(200)
  expect(await database.$count(guardianRelations)).toBe(0)
  const own = visit()
  await own.send(accountsCalls.signIn, { name: 'thabo', password: OWN_PASSWORD })
  expect((await own.send(ownDataCalls.exportOwnData)).status).toBe(200)
  expect((await own.send(ownDataCalls.deleteOwnAccount)).status).toBe(200)
})

test("an objection: any guardian's stops it, and the teen can ask again after 91 days (M5)", async ({
  gogo,
  teen,
  teenId,
  ask,
  sweep,
  signUpAs,
  sentEmails,
  time,
  database,
}) => {
  const malume = await signUpAs('malume')
  await joinAsGuardian(
    gogo,
    malume,
    { childId: teenId, email: 'malume@example.com', scopes: ['see-progress'] },
    sentEmails,
  )
  await teen.send(ofAgeCalls.confirmOfAge, { token: await ask(), ...OWN })
  expect(
    sentEmails
      .slice(-2)
      .map(({ to }) => to)
      .toSorted(),
  ).toEqual(['gogo@example.com', 'malume@example.com'])
  expect((await malume.send(ofAgeCalls.objectOfAge, { childId: teenId })).status).toBe(200)
  expect(sentEmails.at(-1)).toMatchObject({
    kind: 'of-age-objected',
    to: 'thabo@example.com',
    values: { day: '2026-06-01' },
  })
  time.now = new Date(time.now.getTime() + 8 * DAY)
  await sweep()
  expect(await database.$count(users, eq(users.ageBand, 'teen'))).toBe(1)
  const askAgainAt = '2026-06-01T10:00:00.000Z'
  expect((await teen.send(ofAgeCalls.getOfAge)).body).toEqual({ asked: null, askAgainAt })
  expect((await teen.send(ofAgeCalls.askOfAge, { email: 'thabo@example.com' })).status).toBe(403)
  time.now = new Date(askAgainAt)
  await logInAgain(teen)
  expect(await ask()).not.toBe('there was no email')
  expect((await teen.send(ofAgeCalls.getOfAge)).body).toMatchObject({ askAgainAt: null })
})

test('objections: five years after the first one, no guardian can stop it (M5)', async ({
  gogo,
  teen,
  teenId,
  ask,
  sweep,
  time,
  database,
}) => {
  const first = time.now
  await teen.send(ofAgeCalls.confirmOfAge, { token: await ask(), ...OWN })
  expect((await gogo.send(ofAgeCalls.objectOfAge, { childId: teenId })).status).toBe(200)
  time.now = new Date(first.getTime() + OBJECTIONS_END)
  await logInAgain(teen)
  await teen.send(ofAgeCalls.confirmOfAge, { token: await ask(), ...OWN })
  await gogo.send(accountsCalls.signIn, { name: 'gogo', password: TEEN_PASSWORD })
  expect((await gogo.send(childrenCalls.listChildren)).body).toMatchObject({ children: [{ mayObject: false }] })
  expect((await gogo.send(ofAgeCalls.objectOfAge, { childId: teenId })).status).toBe(403)
  time.now = new Date(time.now.getTime() + 7 * DAY)
  await sweep()
  expect(await database.$count(users, eq(users.ageBand, 'teen'))).toBe(0)
  expect(await database.$count(ofAgeObjections)).toBe(0)
})

test('a link of coming of age: works for the teen who asked, and the newest address only (M5)', async ({
  gogo,
  teen,
  ask,
  signUpAs,
  visit,
  database,
}) => {
  const first = await ask('first@example.com')
  const second = await ask('second@example.com')
  expect((await visit().send(ofAgeCalls.confirmOfAge, { token: second, ...OWN })).status).toBe(401)
  expect((await gogo.send(ofAgeCalls.confirmOfAge, { token: second, ...OWN })).status).toBe(403)
  expect((await teen.send(ofAgeCalls.confirmOfAge, { token: first, ...OWN })).status).toBe(410)
  expect(await teen.send(ofAgeCalls.confirmOfAge, { token: second, ...OWN, confirmPassword: 'another' })).toMatchObject(
    { status: 400, body: { error: { fields: { confirmPassword: 'different' } } } },
  )
  await signUpAs('second')
  expect(await teen.send(ofAgeCalls.confirmOfAge, { token: second, ...OWN })).toMatchObject({
    status: 409,
    body: { error: { code: 'email-in-use' } },
  })
  expect((await teen.send(ofAgeCalls.askOfAge, { email: 'second@example.com' })).status).toBe(200)
  await teen.send(ofAgeCalls.withdrawOfAge)
  expect(await database.$count(comingsOfAge)).toBe(0)
})

test("an address taken by another meanwhile: the account stays the teen's, nothing half done (M5)", async ({
  teen,
  teenId,
  ask,
  sweep,
  signUpAs,
  time,
  database,
}) => {
  await teen.send(ofAgeCalls.confirmOfAge, { token: await ask(), ...OWN })
  await signUpAs('thabo2')
  await database.update(users).set({ email: 'thabo@example.com' }).where(eq(users.username, 'thabo2'))
  time.now = new Date(time.now.getTime() + 7 * DAY)
  await sweep()
  expect(await database.select({ ageBand: users.ageBand }).from(users).where(eq(users.id, teenId))).toEqual([
    { ageBand: 'teen' },
  ])
  expect([await database.$count(guardianRelations), await database.$count(comingsOfAge)]).toEqual([1, 0])
})

test('at 13: a guardian moves the child up, who keeps the guardians and logs in with a password (M5)', async ({
  gogo,
  signUpAs,
  visit,
  sentEmails,
  logIn,
}) => {
  const childId = await addChildTo(gogo, 'thandi')
  const malume = await signUpAs('malume')
  await joinAsGuardian(gogo, malume, { childId, email: 'malume@example.com', scopes: GUARDIAN_SCOPES }, sentEmails)
  const tablet = visit()
  await tablet.send(childrenCalls.signInChild, { username: 'thandi', secret: PICTURES })
  expect(
    (
      await malume.send(childrenCalls.correctChild, {
        childId,
        username: 'thandi',
        ageBand: 'teen',
        secret: { kind: 'password', value: TEEN_PASSWORD },
      })
    ).status,
  ).toBe(200)
  expect(sentEmails.filter(({ to }) => to === 'gogo@example.com').map(({ kind }) => kind)).toContain('child-corrected')
  expect((await tablet.send(accountsCalls.getMe)).body).toEqual({ account: null })
  expect([
    (await visit().send(childrenCalls.signInChild, { username: 'thandi', secret: PICTURES })).status,
    await logIn('thandi', TEEN_PASSWORD),
  ]).toEqual([401, 200])
  expect((await gogo.send(childrenCalls.listChildren)).body).toMatchObject({
    children: expect.arrayContaining([expect.objectContaining({ ageBand: 'teen', kind: 'first', username: 'thandi' })]),
  })
})
