import { eq } from 'drizzle-orm'
import { expect, vi } from 'vitest'
import { accountsCalls } from '#contract/accounts.ts'
import { childrenCalls } from '#contract/children.ts'
import { hubCalls, FROM_HUB_PAGE } from '#contract/hub.ts'
import { secondFactorCalls } from '#contract/second-factor.ts'
import { staffCalls } from '#contract/staff.ts'
import { accounts, sessions, users } from '#server/features/accounts/index.ts'
import { CODE_LIMIT } from '#server/features/accounts/policy.ts'
import { hubSessions } from '#server/features/hub/tables.ts'
import { ORIGIN, signUpInput, type Visitor } from '../../../../tests/support/app-test.ts'
import { addChildTo } from '../../../../tests/support/children.ts'
import { HUB_CLIENT } from '../../../../tests/support/hub.ts'
import { test } from '../../../../tests/support/hub-test.ts'
import { appCode, turnOnSecondFactor } from '../../../../tests/support/second-factor.ts'

const { getMe, signIn, signOut } = accountsCalls
const { finishWithCode, linkNewcomer, readNewcomer, signUpNewcomer } = hubCalls
const AT_HUB = {
  given_name: 'Nomsa',
  family_name: 'Dlamini',
  preferred_username: 'nomsa',
  email: 'nomsa@example.com',
  email_verified: true,
}
const form = (username: string) => ({
  firstName: 'Nomsa',
  lastName: 'Dlamini',
  username,
  termsAccepted: true,
  ageBand: 'adult',
})
const enter = (browser: Visitor, name = 'nomsa') => browser.send(signIn, { name, password: 'a quiet river bend' })

const linkTest = test.extend<{ member: (username: string) => Promise<string> }>({
  // An account that was made here, whose address its owner confirmed.
  member: async ({ visit, database }, use) =>
    use(async (username) => {
      const { body } = await visit().send(accountsCalls.signUp, signUpInput(username))
      await database.update(users).set({ emailVerified: true }).where(eq(users.username, username))
      return (body['account'] as { id: string }).id
    }),
})

linkTest(
  'who comes from the hub and signs in to the account of the same confirmed address enters it by the hub from ' +
    'then on, and is told by letter [ASVS V6.8.1]',
  async ({ hub, member, visitHub, logIn, database, sentEmails }) => {
    const id = await member('nomsa')
    hub.people.set('17', AT_HUB)
    const browser = visitHub()
    expect((await logIn(browser, '17')).location).toBe(FROM_HUB_PAGE)
    expect((await browser.send(readNewcomer)).body).toMatchObject({ newcomer: { linkable: 'nomsa@example.com' } })
    expect((await browser.send(linkNewcomer)).status).toBe(401)
    await enter(browser)
    expect(await browser.send(linkNewcomer)).toMatchObject({
      status: 200,
      body: { account: { id, username: 'nomsa' } },
    })
    expect(sentEmails.at(-1)).toMatchObject({ kind: 'hub-linked', to: 'nomsa@example.com' })
    expect((await browser.send(readNewcomer)).body).toEqual({ newcomer: null, secondStep: null })
    const phone = visitHub()
    expect((await logIn(phone, '17', '/learn')).location).toBe('/learn')
    expect((await phone.send(getMe)).body).toMatchObject({ account: { id } })
    expect((await enter(visitHub())).status).toBe(200)
    expect([await database.$count(users), await database.$count(accounts)]).toEqual([1, 2])
    // Neither side is linked twice.
    hub.people.set('18', AT_HUB)
    const other = visitHub()
    await logIn(other, '18')
    await enter(other)
    expect(await other.send(linkNewcomer)).toMatchObject({ status: 409, body: { error: { code: 'already-on' } } })
  },
)

linkTest(
  "an address alone links nothing: neither another's account, nor one that nobody confirmed here or at the " +
    'hub, nor one that was signed in to long ago [ASVS V6.8.1]',
  async ({ hub, member, visitHub, logIn, database, onTestFinished }) => {
    await member('nomsa')
    await member('thandi')
    hub.people.set('17', AT_HUB).set('18', { ...AT_HUB, email_verified: false })
    const stranger = visitHub()
    await logIn(stranger, '17')
    await enter(stranger, 'thandi')
    expect(await stranger.send(linkNewcomer)).toMatchObject({ status: 403, body: { error: { code: 'other-address' } } })
    const unseen = visitHub()
    await logIn(unseen, '18')
    expect((await unseen.send(readNewcomer)).body).toMatchObject({ newcomer: { linkable: null } })
    await enter(unseen)
    expect((await unseen.send(linkNewcomer)).body).toMatchObject({ error: { code: 'other-address' } })
    const owner = visitHub()
    await logIn(owner, '17')
    await enter(owner)
    await database.update(users).set({ emailVerified: false }).where(eq(users.username, 'nomsa'))
    expect((await owner.send(readNewcomer)).body).toMatchObject({ newcomer: { linkable: null } })
    expect((await owner.send(linkNewcomer)).body).toMatchObject({ error: { code: 'other-address' } })
    await database.update(users).set({ emailVerified: true }).where(eq(users.username, 'nomsa'))
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 11 * 60_000 })
    onTestFinished(() => void vi.useRealTimers())
    expect((await owner.send(linkNewcomer)).body).toMatchObject({ error: { code: 'proof-needed' } })
    expect(await database.$count(accounts, eq(accounts.providerId, hub.issuer))).toBe(0)
  },
)

linkTest(
  'whom the hub says to be under 18 links nothing, and nothing of them is kept',
  async ({ hub, member, visitHub, logIn }) => {
    await member('nomsa')
    hub.people.set('17', { ...AT_HUB, birthdate: '2011-05-01' })
    const browser = visitHub()
    await logIn(browser, '17')
    await enter(browser)
    expect((await browser.send(linkNewcomer)).body).toMatchObject({ error: { code: 'guardian-needed' } })
    expect((await browser.send(linkNewcomer)).body).toMatchObject({ error: { code: 'link-over' } })
  },
)

test("a child by the hub: enters with consent only, for a child's time, and links nothing [ASVS V8.2.1]", async ({
  hub,
  visitHub,
  logIn,
  signUpAs,
  database,
}) => {
  const guardian = await signUpAs('gogo')
  const childId = await addChildTo(guardian, 'thandi')
  const now = new Date()
  await database
    .insert(accounts)
    .values({ id: childId, userId: childId, providerId: hub.issuer, accountId: '17', createdAt: now, updatedAt: now })
  hub.people.set('17', AT_HUB).set('18', AT_HUB)
  const tablet = visitHub()
  expect((await logIn(tablet, '17', '/kids-menu')).location).toBe('/kids-menu')
  expect((await tablet.send(getMe)).body).toMatchObject({ account: { id: childId, ageBand: 'child' } })
  const [session] = await database.select().from(sessions).where(eq(sessions.userId, childId))
  expect(session && (session.expiresAt.getTime() - session.createdAt.getTime()) / 3_600_000).toBeCloseTo(2)
  await logIn(tablet, '18')
  expect(await tablet.send(linkNewcomer)).toMatchObject({ status: 403, body: { error: { code: 'guardian-needed' } } })
  await guardian.send(childrenCalls.withdrawConsent, { childId })
  const again = visitHub()
  expect((await logIn(again, '17', '/kids-menu')).location).toBe('/kids-menu?login=guardian-needed')
  expect((await again.send(getMe)).body).toEqual({ account: null })
})

test("staff by the hub: need a second factor, ours or the hub's [ASVS V6.3.3] [ASVS V6.8.4]", async ({
  forger,
  buildTestApp,
  visitAt,
  comeBack,
  time,
}) => {
  const app = await buildTestApp({
    config: {
      origin: ORIGIN,
      secret: 'a secret for tests, long enough',
      hub: { issuer: forger.issuer, ...HUB_CLIENT },
      staff: ['zola@example.com'],
    },
  })
  const claims = { sub: '7', given_name: 'Zola', email: 'zola@example.com', email_verified: true }
  const comeAs = async (shown: object): Promise<Visitor> => {
    const browser = visitAt(app)
    forger.forgery = { claims: { ...claims, ...shown } }
    if ((await comeBack(browser)).location === FROM_HUB_PAGE)
      expect((await browser.send(signUpNewcomer, form('zola'))).status).toBe(200)
    return browser
  }
  const act = async (browser: Visitor) => (await browser.send(staffCalls.endSessionsOf, { name: 'nobody' })).body
  const asked = { error: { code: 'second-factor-needed' } }
  const acted = { error: { code: 'not-found', message: 'There is no such account' } }
  for (const shown of [{}, { amr: ['pwd'] }, { amr: ['pwd', 'pin'] }, { acr: '1' }])
    expect(await act(await comeAs(shown))).toMatchObject(asked)
  for (const shown of [{ amr: ['pwd', 'otp'] }, { amr: ['mfa'] }, { acr: 'https://refeds.org/profile/mfa' }])
    expect(await act(await comeAs(shown))).toMatchObject(acted)
  // Shown there half an hour ago, it is as old as one of ours would be.
  expect(await act(await comeAs({ amr: ['mfa'], auth_time: Math.floor(Date.now() / 1000) - 31 * 60 }))).toMatchObject(
    asked,
  )
  // Adults who come by the hub turn our own on like anybody else, and staff act by it.
  const own = await comeAs({ amr: ['pwd'] })
  expect((await own.send(secondFactorCalls.getSecondFactor)).body).toEqual({
    since: null,
    recoveryCodesLeft: 0,
    isStaff: true,
  })
  const { secret } = await turnOnSecondFactor(own, time.now)
  expect(await act(own)).toMatchObject(acted)
  await own.send(signOut)
  const later = visitAt(app)
  forger.forgery = { claims: { ...claims, amr: ['pwd'] } }
  expect((await comeBack(later)).location).toBe(FROM_HUB_PAGE)
  expect((await later.send(getMe)).body).toEqual({ account: null })
  time.now = new Date(time.now.getTime() + 60_000)
  expect((await later.send(finishWithCode, { code: appCode(secret, time.now) })).status).toBe(200)
  expect(await act(later)).toMatchObject(acted)
})

/** Signs up a person of the hub, and turns on a second factor here. */
const withSecondStep = async (browser: Visitor, now: Date) => {
  await browser.send(signUpNewcomer, form('nomsa'))
  return turnOnSecondFactor(browser, now)
}

test('an adult with a second factor: asked after the hub, in that browser only [ASVS V6.3.3] [ASVS V6.6.3]', async ({
  hub,
  visitHub,
  logIn,
  database,
  time,
  sentEmails,
}) => {
  hub.people.set('17', AT_HUB)
  const first = visitHub()
  await logIn(first, '17')
  const { secret, recoveryCodes } = await withSecondStep(first, time.now)
  await first.send(signOut)
  const browser = visitHub()
  expect((await logIn(browser, '17', '/learn?step=2')).location).toBe(FROM_HUB_PAGE)
  expect([(await browser.send(getMe)).body, await database.$count(sessions)]).toEqual([{ account: null }, 0])
  expect((await browser.send(readNewcomer)).body).toEqual({ newcomer: null, secondStep: { returnTo: '/learn?step=2' } })
  expect(await browser.send(signUpNewcomer, form('nomsa'))).toMatchObject({ status: 410 })
  time.now = new Date(time.now.getTime() + 60_000)
  const code = appCode(secret, time.now)
  expect((await visitHub().send(finishWithCode, { code })).status).toBe(401)
  expect(await browser.send(finishWithCode, { code: '000000' })).toMatchObject({
    body: { error: { code: 'wrong-code' } },
  })
  const stolen = browser.cookies.get('funda.hub_second_step') ?? ''
  expect(await browser.send(finishWithCode, { code })).toMatchObject({
    status: 200,
    body: { account: { username: 'nomsa' } },
  })
  expect((await browser.send(readNewcomer)).body).toEqual({ newcomer: null, secondStep: null })
  // It is a session of the hub's like any other, which has just shown two factors.
  expect(await database.$count(hubSessions)).toBe(1)
  const [fresh = ''] = (await browser.send(secondFactorCalls.renewRecoveryCodes, { code: recoveryCodes[0] })).body[
    'recoveryCodes'
  ] as string[]
  expect(fresh).not.toBe('')
  // The browser's cookie is worthless once it was used, whatever code comes with it.
  const thief = visitHub()
  thief.cookies.set('funda.hub_second_step', stolen)
  time.now = new Date(time.now.getTime() + 60_000)
  expect((await thief.send(finishWithCode, { code: appCode(secret, time.now) })).status).toBe(401)
  const phone = visitHub()
  await logIn(phone, '17')
  const [recovery] = (await browser.send(secondFactorCalls.renewRecoveryCodes, { code: fresh })).body[
    'recoveryCodes'
  ] as string[]
  expect((await phone.send(finishWithCode, { code: recovery })).status).toBe(200)
  expect(sentEmails.at(-1)).toMatchObject({ kind: 'second-factor-changed', to: 'nomsa@example.com' })
})

test('second factor after the hub: ends after ten minutes, wrong codes or deletion [ASVS V6.6.3]', async ({
  hub,
  visitHub,
  logIn,
  time,
  database,
}) => {
  hub.people.set('17', AT_HUB)
  const first = visitHub()
  await logIn(first, '17')
  const { secret } = await withSecondStep(first, time.now)
  const begin = async () => {
    const browser = visitHub()
    expect((await logIn(browser, '17')).location).toBe(FROM_HUB_PAGE)
    return browser
  }
  const finish = async (browser: Visitor) =>
    (await browser.send(finishWithCode, { code: appCode(secret, time.now) })).status
  const late = await begin()
  time.now = new Date(time.now.getTime() + 10 * 60_000)
  expect(await finish(late)).toBe(401)
  const guesser = await begin()
  const guess = async (): Promise<number> => (await guesser.send(finishWithCode, { code: '000000' })).status
  for (let turn = 0; turn < CODE_LIMIT; turn++) expect(await guess()).toBe(401)
  expect(await guess()).toBe(429)
  time.now = new Date(time.now.getTime() + 16 * 60_000)
  expect(await finish(guesser)).toBe(401)
  const gone = await begin()
  await database.delete(users)
  expect(await finish(gone)).toBe(401)
})

test("an account with a second factor made meanwhile: the newcomer form doesn't open it [ASVS V6.3.3]", async ({
  hub,
  visitHub,
  logIn,
  time,
}) => {
  hub.people.set('17', AT_HUB)
  const [first, second] = [visitHub(), visitHub()]
  for (const browser of [first, second]) await logIn(browser, '17')
  const { secret } = await withSecondStep(first, time.now)
  expect(await second.send(signUpNewcomer, form('nomsa'))).toMatchObject({
    status: 401,
    body: { error: { code: 'second-factor-needed' } },
  })
  expect((await second.send(getMe)).body).toEqual({ account: null })
  expect((await second.send(readNewcomer)).body).toMatchObject({
    newcomer: null,
    secondStep: { returnTo: '/adults-dashboard' },
  })
  time.now = new Date(time.now.getTime() + 60_000)
  expect((await second.send(finishWithCode, { code: appCode(secret, time.now) })).status).toBe(200)
})

test("hub login with two factors: isn't asked for another second factor here [ASVS V6.8.4]", async ({
  forger,
  visitForged,
  comeBack,
  time,
}) => {
  const claims = { sub: '7', given_name: 'Nomsa', email: 'nomsa@example.com', email_verified: true }
  const come = async (shown: object) => {
    const browser = visitForged()
    forger.forgery = { claims: { ...claims, ...shown } }
    return { browser, location: (await comeBack(browser)).location }
  }
  await withSecondStep((await come({})).browser, time.now)
  expect((await come({ amr: ['pwd'] })).location).toBe(FROM_HUB_PAGE)
  const { browser, location } = await come({ amr: ['pwd', 'otp'] })
  expect(location).toBe('/learn')
  expect((await browser.send(getMe)).body).toMatchObject({ account: { username: 'nomsa' } })
})
