import { eq } from 'drizzle-orm'
import { expect, vi } from 'vitest'
import { accountsCalls } from '#contract/accounts.ts'
import { secondFactorCalls } from '#contract/second-factor.ts'
import { spacesCalls } from '#contract/spaces.ts'
import { staffCalls } from '#contract/staff.ts'
import { EMAIL_UNDO, FACTOR_REMOVAL_WAIT } from '#core/people/way-back.ts'
import { sessions, users } from '#server/features/accounts/index.ts'
import { recordByServer } from '#server/features/records/index.ts'
import { followFactorRemovals } from '#server/features/accounts/remove-lost-factor.ts'
import {
  emailChanges,
  factorRemovals,
  knownDevices,
  recoveryCodes,
  secondFactors,
} from '#server/features/accounts/tables.ts'
import { spaceInvitations } from '#server/features/spaces/tables.ts'
import { asSystem } from '#server/platform/database/actor.ts'
import type { EmailKind, EmailRequest } from '#server/platform/mail/email.ts'
import { ORIGIN, signUpInput, test as appTest, type Answer, type Visitor } from '../../../../tests/support/app-test.ts'
import { turnOnSecondFactor } from '../../../../tests/support/second-factor.ts'

const {
  changeEmail,
  changePassword,
  confirmEmail,
  getMe,
  getProfile,
  requestPasswordReset,
  resetPassword,
  signIn,
  signUp,
  undoEmailChange,
} = accountsCalls
const { beginFactorRemoval, getSecondFactor, proveAgain, requestFactorRemoval, signInWithCode, stopFactorRemoval } =
  secondFactorCalls
const { decideFactorRemoval, listFactorRemovals } = staffCalls
const PASSWORD = 'a quiet river bend'
const NEXT = 'a mountain in the mist'
const HOUR = 60 * 60_000
const DAY = 24 * HOUR
const CONFIG = { origin: ORIGIN, secret: 'a secret for tests, long enough', staff: ['zola@example.com'] }

const test = appTest.extend<{ app: Awaited<ReturnType<typeof import('#server/app.ts').buildApp>> }>({
  app: async ({ buildTestApp }, use) => use(await buildTestApp({ config: CONFIG })),
})

const linkOf = (sentEmails: readonly EmailRequest[], kind: EmailKind): string | undefined =>
  sentEmails.findLast((message) => message.kind === kind)?.link
const tokenIn = (sentEmails: readonly EmailRequest[], kind: EmailKind): string =>
  linkOf(sentEmails, kind)?.split('#')[1] ?? 'there was no email'
const enter = (browser: Visitor, name = 'nomsa', password = PASSWORD): Promise<Answer> =>
  browser.send(signIn, { name, password })
const choose = (token: unknown): object => ({ token, password: NEXT, confirmPassword: NEXT })
const pass = (time: { now: Date }, milliseconds: number): void => {
  time.now = new Date(time.now.getTime() + milliseconds)
}
const done = (answers: readonly Answer[]): number => answers.filter(({ status }) => status === 200).length

test("a squatter's second factor: the owner of the address resets by email and gets in (M6)", async ({
  visit,
  sentEmails,
  database,
  time,
}) => {
  const squatter = visit('203.0.113.5')
  await squatter.send(signUp, { ...signUpInput('squatter'), email: 'owner@example.com' })
  const { recoveryCodes: codes } = await turnOnSecondFactor(squatter, time.now)
  const { spaceId } = (await squatter.send(spacesCalls.createSpace, { kind: 'family', name: 'mine' })).body
  await squatter.send(spacesCalls.inviteMember, {
    spaceId,
    email: 'friend@example.com',
    role: 'parent',
    tags: ['view'],
  })
  await squatter.send(changeEmail, { email: 'squatter@example.com' })
  const moving = tokenIn(sentEmails, 'change-email')
  const owner = visit('198.51.100.9')
  await owner.send(requestPasswordReset, { email: 'owner@example.com' })
  expect((await owner.send(resetPassword, choose(tokenIn(sentEmails, 'reset-password')))).status).toBe(200)
  expect((await enter(owner, 'owner@example.com', NEXT)).body).toMatchObject({
    account: { email: 'owner@example.com' },
  })
  expect((await owner.send(getSecondFactor)).body).toMatchObject({ since: null, recoveryCodesLeft: 0 })
  expect((await squatter.send(getMe)).body).toEqual({ account: null })
  expect((await squatter.send(signInWithCode, { code: codes[0] })).status).toBe(401)
  expect((await visit().send(confirmEmail, { token: moving })).status).toBe(410)
  expect([
    await database.$count(secondFactors),
    await database.$count(recoveryCodes),
    await database.$count(emailChanges),
  ]).toEqual([0, 0, 0])
  expect(await database.$count(knownDevices)).toBe(1)
  expect(await asSystem(() => database.$count(spaceInvitations))).toBe(0)
})

test('a squatted address: its owner signs up as anybody does and confirms it (M6)', async ({ visit, sentEmails }) => {
  await visit().send(signUp, { ...signUpInput('squatter'), email: 'owner@example.com' })
  const owner = visit()
  await owner.send(signUp, { ...signUpInput('themba'), email: 'owner@example.com' })
  const token = tokenIn(sentEmails, 'confirm-email')
  expect((await owner.send(confirmEmail, { token })).status).toBe(200)
  await visit().send(requestPasswordReset, { email: 'owner@example.com' })
  await visit().send(resetPassword, choose(tokenIn(sentEmails, 'reset-password')))
  expect((await enter(visit(), 'owner@example.com', NEXT)).body).toMatchObject({ account: { username: 'themba' } })
})

/** Creates an account whose password a thief knows. The thief logs in and moves the address to their own. */
async function stealAddress({
  signUpAs,
  visit,
  sentEmails,
  time,
}: Pick<Parts, 'signUpAs' | 'visit' | 'sentEmails' | 'time'>): Promise<{ owner: Visitor; thief: Visitor }> {
  const owner = await signUpAs('nomsa')
  const thief = visit('203.0.113.5')
  await enter(thief)
  await thief.send(changeEmail, { email: 'thief@example.com' })
  await thief.send(confirmEmail, { token: tokenIn(sentEmails, 'change-email') })
  await thief.send(changePassword, {
    presentPassword: PASSWORD,
    password: 'the password of a thief',
    confirmPassword: 'the password of a thief',
  })
  await thief.send(proveAgain, { password: 'the password of a thief' })
  pass(time, HOUR)
  await turnOnSecondFactor(thief, time.now)
  return { owner, thief }
}
type Parts = {
  signUpAs: (name: string) => Promise<Visitor>
  visit: (address?: string) => Visitor
  sentEmails: EmailRequest[]
  database: import('#server/platform/database/open-database.ts').Database
  time: { now: Date }
}

test('a moved address: the old one takes it back after the change, with all that came with it (M7)', async ({
  visit,
  signUpAs,
  sentEmails,
  database,
  time,
  buildTestApp,
  visitAt,
}) => {
  const { thief } = await stealAddress({ visit, signUpAs, sentEmails, time })
  const asked = sentEmails.find(({ kind }) => kind === 'email-change-asked')
  expect([asked?.to, linkOf(sentEmails, 'email-changed')]).toEqual(['nomsa@example.com', asked?.link])
  pass(time, EMAIL_UNDO - 2 * HOUR)
  // After a restart, and in another browser.
  const browser = visitAt(await buildTestApp({ config: CONFIG }))
  const undone = await browser.send(undoEmailChange, { token: tokenIn(sentEmails, 'email-change-asked') })
  expect([undone.status, undone.body]).toEqual([200, { token: expect.stringMatching(/^[\w-]{32}$/) }])
  expect((await thief.send(getMe)).body).toEqual({ account: null })
  expect(await database.$count(sessions)).toBe(0)
  expect([await database.$count(secondFactors), await database.$count(recoveryCodes)]).toEqual([0, 0])
  for (const password of [PASSWORD, 'the password of a thief'])
    expect((await enter(visit('203.0.113.5'), 'nomsa', password)).status).toBe(401)
  expect((await browser.send(resetPassword, choose(undone.body['token']))).status).toBe(200)
  expect((await enter(browser, 'nomsa@example.com', NEXT)).status).toBe(200)
  expect((await browser.send(getProfile)).body).toMatchObject({
    profile: { email: 'nomsa@example.com', emailVerified: true },
  })
  expect(sentEmails.filter(({ kind }) => kind === 'email-change-undone').map(({ to }) => to)).toEqual([
    'nomsa@example.com',
    'thief@example.com',
  ])
  expect((await browser.send(undoEmailChange, { token: tokenIn(sentEmails, 'email-change-asked') })).status).toBe(410)
})

test("an address moved twice: the first one takes it back, and the one between can't (M7)", async ({
  visit,
  signUpAs,
  sentEmails,
  database,
  time,
}) => {
  const { thief } = await stealAddress({ visit, signUpAs, sentEmails, time })
  const first = sentEmails.find(({ kind }) => kind === 'email-change-asked')?.link?.split('#')[1]
  await thief.send(changeEmail, { email: 'thief.two@example.com' })
  await thief.send(confirmEmail, { token: tokenIn(sentEmails, 'change-email') })
  const between = tokenIn(sentEmails, 'email-changed')
  expect((await visit().send(undoEmailChange, { token: first })).status).toBe(200)
  expect((await visit().send(undoEmailChange, { token: between })).status).toBe(410)
  expect(await database.select({ email: users.email }).from(users)).toEqual([{ email: 'nomsa@example.com' }])
})

test('a link of a moved address: over after seven days, of fifty uses at once one succeeds (M7)', async ({
  visit,
  signUpAs,
  sentEmails,
  time,
}) => {
  await stealAddress({ visit, signUpAs, sentEmails, time })
  const token = tokenIn(sentEmails, 'email-changed')
  const now = time.now
  pass(time, EMAIL_UNDO - HOUR + 1)
  expect((await visit().send(undoEmailChange, { token })).status).toBe(410)
  time.now = now
  const answers = await Promise.all(Array.from({ length: 50 }, () => visit().send(undoEmailChange, { token })))
  expect([done(answers), answers.filter(({ status }) => status === 410).length]).toEqual([1, 49])
})

test('a change that is only asked for: the link stops it; an unconfirmed address gets none (M7)', async ({
  visit,
  signUpAs,
  sentEmails,
}) => {
  await (await signUpAs('thandi', 'unconfirmed')).send(changeEmail, { email: 'first@example.com' })
  expect(linkOf(sentEmails, 'email-change-asked')).toBeUndefined()
  const browser = await signUpAs('nomsa')
  await browser.send(changeEmail, { email: 'next@example.com' })
  expect((await visit().send(undoEmailChange, { token: tokenIn(sentEmails, 'email-change-asked') })).status).toBe(200)
  expect((await visit().send(confirmEmail, { token: tokenIn(sentEmails, 'change-email') })).status).toBe(410)
  expect((await browser.send(getMe)).body).toEqual({ account: null })
  for (const token of ['made-up', tokenIn(sentEmails, 'change-email')])
    expect((await visit().send(undoEmailChange, { token })).status).toBe(410)
})

/** Creates somebody with a confirmed address and a second factor, who has given the right password. */
async function loseFactor({ signUpAs, visit, time }: Pick<Parts, 'signUpAs' | 'visit' | 'time'>): Promise<{
  owner: Visitor
  phone: Visitor
  secret: string
  codes: string[]
}> {
  const owner = await signUpAs('nomsa')
  const { secret, recoveryCodes: codes } = await turnOnSecondFactor(owner, time.now)
  const phone = visit('198.51.100.9')
  expect((await enter(phone)).body).toMatchObject({ error: { code: 'second-factor-needed' } })
  return { owner, phone, secret, codes }
}

/** Returns staff who have just used their second factor. */
async function asStaff({ signUpAs, time }: Pick<Parts, 'signUpAs' | 'time'>): Promise<Visitor> {
  const staff = await signUpAs('zola')
  await turnOnSecondFactor(staff, time.now)
  return staff
}

const waitingFor = async (staff: Visitor): Promise<{ id: string; approvedAt: string | null; isOwn: boolean }[]> =>
  (await staff.send(listFactorRemovals)).body['removals'] as { id: string; approvedAt: string | null; isOwn: boolean }[]

test('lost app and codes: the password suffices only after email, three days and approval', async ({
  visit,
  signUpAs,
  sentEmails,
  database,
  time,
}) => {
  const staff = await asStaff({ signUpAs, time })
  const { owner, phone } = await loseFactor({ visit, signUpAs, time })
  expect((await phone.send(requestFactorRemoval)).body).toEqual({})
  const begun = await visit().send(beginFactorRemoval, { token: tokenIn(sentEmails, 'lost-second-factor') })
  expect(begun.body).toEqual({ readyAt: new Date(time.now.getTime() + FACTOR_REMOVAL_WAIT).toISOString() })
  expect(sentEmails.at(-1)).toMatchObject({
    kind: 'factor-removal-asked',
    to: 'nomsa@example.com',
    values: { days: 3 },
  })
  const [waiting] = await waitingFor(staff)
  expect(waiting).toMatchObject({ username: 'nomsa', email: 'nomsa@example.com', approvedAt: null, isOwn: false })
  expect((await staff.send(decideFactorRemoval, { id: waiting?.id, decision: 'approved', reason: '' })).status).toBe(
    400,
  )
  expect(
    (
      await staff.send(decideFactorRemoval, {
        id: waiting?.id,
        decision: 'approved',
        reason: 'Knew the names of both children',
      })
    ).status,
  ).toBe(200)
  expect(
    (await staff.send(decideFactorRemoval, { id: waiting?.id, decision: 'approved', reason: 'Again' })).status,
  ).toBe(409)
  pass(time, FACTOR_REMOVAL_WAIT - 1)
  expect((await enter(phone)).body).toMatchObject({ error: { code: 'second-factor-needed' } })
  expect(await database.$count(secondFactors)).toBe(2)
  pass(time, 1)
  expect((await enter(phone)).status).toBe(200)
  expect((await owner.send(getMe)).body).toEqual({ account: null })
  expect(sentEmails.at(-1)).toMatchObject({ kind: 'factor-removed', to: 'nomsa@example.com' })
  expect(await database.select({ reason: factorRemovals.reason }).from(factorRemovals)).toEqual([
    { reason: 'Knew the names of both children' },
  ])
})

test('lost app and codes: the wait alone is not enough, and an approval after it counts at once', async ({
  visit,
  signUpAs,
  sentEmails,
  time,
}) => {
  const { phone } = await loseFactor({ visit, signUpAs, time })
  await phone.send(requestFactorRemoval)
  await visit().send(beginFactorRemoval, { token: tokenIn(sentEmails, 'lost-second-factor') })
  pass(time, 10 * DAY)
  expect((await enter(phone)).body).toMatchObject({ error: { code: 'second-factor-needed' } })
  const staff = await asStaff({ signUpAs, time })
  const [waiting] = await waitingFor(staff)
  await staff.send(decideFactorRemoval, { id: waiting?.id, decision: 'approved', reason: 'Knew both children' })
  expect((await enter(phone)).status).toBe(200)
})

test('lost app and codes: the owner is told every day, and stops it from any email, once', async ({
  visit,
  signUpAs,
  app,
  sentEmails,
  database,
  time,
}) => {
  const { phone } = await loseFactor({ visit, signUpAs, time })
  await phone.send(requestFactorRemoval)
  await visit().send(beginFactorRemoval, { token: tokenIn(sentEmails, 'lost-second-factor') })
  const mail = {
    send: async (message: EmailRequest) => void sentEmails.push(message),
    forget: async () => {},
    sweep: async () => {},
  }
  const follow = (): Promise<void> =>
    followFactorRemovals({ database, mail, recordByServer, config: CONFIG, clock: () => time.now })
  for (let hour = 0; hour < 72; hour++) {
    pass(time, HOUR)
    await Promise.all([follow(), follow()])
  }
  const told = sentEmails.filter(({ kind }) => kind === 'factor-removal-asked')
  expect(told.map(({ values }) => values?.['days'])).toEqual([3, 2, 1, 0])
  expect(new Set(told.map(({ link }) => link)).size).toBe(1)
  const answers = await Promise.all(
    Array.from({ length: 50 }, () =>
      visit().send(stopFactorRemoval, { token: tokenIn(sentEmails, 'factor-removal-asked') }),
    ),
  )
  expect([done(answers), answers.filter(({ status }) => status === 410).length]).toEqual([1, 49])
  expect(await database.$count(factorRemovals)).toBe(0)
  expect(app.server).toBeDefined()
})

test("lost app and codes: a second request doesn't restart the wait; a found code ends it", async ({
  visit,
  signUpAs,
  sentEmails,
  database,
  time,
}) => {
  const { phone, codes } = await loseFactor({ visit, signUpAs, time })
  const begin = async (): Promise<unknown> => {
    await phone.send(requestFactorRemoval)
    return (await visit().send(beginFactorRemoval, { token: tokenIn(sentEmails, 'lost-second-factor') })).body[
      'readyAt'
    ]
  }
  const first = await begin()
  pass(time, DAY)
  await enter(phone)
  expect(await begin()).toBe(first)
  expect((await phone.send(signInWithCode, { code: codes[0] })).status).toBe(200)
  expect(await database.$count(factorRemovals)).toBe(0)
})

test("lost app and codes: staff refuse, don't decide about their own, and only they see the list", async ({
  visit,
  signUpAs,
  sentEmails,
  database,
  time,
}) => {
  const { owner, phone } = await loseFactor({ visit, signUpAs, time })
  await phone.send(requestFactorRemoval)
  await visit().send(beginFactorRemoval, { token: tokenIn(sentEmails, 'lost-second-factor') })
  const staff = await asStaff({ signUpAs, time })
  const [waiting] = await waitingFor(staff)
  for (const browser of [owner, await signUpAs('thandi')])
    expect((await browser.send(listFactorRemovals)).status).toBe(404)
  await database.update(factorRemovals).set({
    userId: (await database.select({ id: users.id }).from(users).where(eq(users.username, 'zola')))[0]?.id ?? '',
  })
  expect(
    (await staff.send(decideFactorRemoval, { id: waiting?.id, decision: 'approved', reason: 'It is me' })).status,
  ).toBe(403)
  await database.update(factorRemovals).set({
    userId: (await database.select({ id: users.id }).from(users).where(eq(users.username, 'nomsa')))[0]?.id ?? '',
  })
  expect(
    (await staff.send(decideFactorRemoval, { id: waiting?.id, decision: 'refused', reason: 'Knew nothing' })).status,
  ).toBe(200)
  expect(sentEmails.at(-1)).toMatchObject({ kind: 'factor-removal-refused', to: 'nomsa@example.com' })
  expect((await enter(phone)).body).toMatchObject({ error: { code: 'second-factor-needed' } })
})

test('lost app and codes: the right password and a fresh link are needed', async ({
  visit,
  signUpAs,
  sentEmails,
  time,
  onTestFinished,
}) => {
  const { phone } = await loseFactor({ visit, signUpAs, time })
  expect((await visit().send(requestFactorRemoval)).status).toBe(401)
  await phone.send(requestFactorRemoval)
  const token = tokenIn(sentEmails, 'lost-second-factor')
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + DAY + 1 })
  onTestFinished(() => void vi.useRealTimers())
  expect((await visit().send(beginFactorRemoval, { token })).status).toBe(410)
  vi.useRealTimers()
  await enter(phone)
  await phone.send(requestFactorRemoval)
  const fresh = tokenIn(sentEmails, 'lost-second-factor')
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => visit().send(beginFactorRemoval, { token: fresh })),
  )
  expect([done(answers), sentEmails.filter(({ kind }) => kind === 'factor-removal-asked').length]).toEqual([1, 1])
})
