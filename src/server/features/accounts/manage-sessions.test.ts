import { eq } from 'drizzle-orm'
import { expect, vi } from 'vitest'
import type { Session } from '#contract/accounts-schemas.ts'
import { accountsCalls } from '#contract/accounts.ts'
import { childrenCalls } from '#contract/children.ts'
import { learningCalls } from '#contract/learning.ts'
import { MOST_SESSIONS } from '#core/people/session-limits.ts'
import { sessions, users } from '#server/features/accounts/index.ts'
import { addChildTo, PICTURES } from '../../../../tests/support/children.ts'
import { makeEvent } from '../../../../tests/support/make-event.ts'
import { ORIGIN, signUpInput, test, type Visitor } from '../../../../tests/support/app-test.ts'

const { endOtherSessions, endSession, getMe, listSessions, signIn } = accountsCalls
const PASSWORD = 'a quiet river bend'
const PHONE = {
  'user-agent':
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
}
const HOUR = 60 * 60 * 1000
const DAY = 24 * HOUR

const sessionsOf = async (browser: Visitor): Promise<Session[]> =>
  (await browser.send(listSessions)).body['sessions'] as Session[]
/** Tells whether the browser's session can still write. */
const canWrite = async (browser: Visitor): Promise<boolean> =>
  (await browser.send(learningCalls.recordEvents, { events: [makeEvent()] })).status === 200

/** Lets a test move the clock that sessions go by, and only that. */
function holdClock(onTestFinished: (end: () => void) => void): (milliseconds: number) => void {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  return (milliseconds) => void vi.setSystemTime(Date.now() + milliseconds)
}

test('one sees where one is signed in: the kind of device and since when, and nothing else of it [ASVS V7.5.2]', async ({
  visit,
  signUpAs,
  database,
}) => {
  const browser = await signUpAs('nomsa')
  await visit().send(signIn, { name: 'nomsa', password: PASSWORD }, PHONE)
  const listed = await sessionsOf(browser)
  expect(listed.map(({ device, isCurrent }) => [device, isCurrent])).toEqual([
    ['phone', false],
    ['other', true],
  ])
  expect(Object.keys(listed[0] ?? {}).toSorted()).toEqual(['device', 'id', 'isCurrent', 'lastSeenAt', 'startedAt'])
  expect(JSON.stringify(await database.select().from(sessions))).not.toContain('Mozilla')
})

test('session on another device: once ended from here, it can neither read nor write [ASVS V7.5.2]', async ({
  visit,
  signUpAs,
}) => {
  const browser = await signUpAs('nomsa')
  const phone = visit()
  await phone.send(signIn, { name: 'nomsa', password: PASSWORD }, PHONE)
  const lost = (await sessionsOf(browser)).find(({ isCurrent }) => !isCurrent)
  expect(await browser.send(endSession, { id: lost?.id })).toMatchObject({ status: 200, body: {} })
  expect((await phone.send(getMe)).body).toEqual({ account: null })
  expect(await canWrite(phone)).toBe(false)
  expect(await canWrite(browser)).toBe(true)
  expect(await browser.send(endSession, { id: lost?.id })).toMatchObject({
    status: 404,
    body: { error: { code: 'not-found' } },
  })
})

test("another account's session: not listed, and can't be ended", async ({ signUpAs }) => {
  const nomsa = await signUpAs('nomsa')
  const thandi = await signUpAs('thandi')
  const [own] = await sessionsOf(nomsa)
  expect(await sessionsOf(thandi)).not.toContainEqual(expect.objectContaining({ id: own?.id }))
  expect((await thandi.send(endSession, { id: own?.id })).status).toBe(404)
  expect(await canWrite(nomsa)).toBe(true)
})

test("ending other sessions: keeps the current one and other accounts' sessions", async ({ visit, signUpAs }) => {
  const nomsa = await signUpAs('nomsa')
  const thandi = await signUpAs('thandi')
  const phone = visit()
  await phone.send(signIn, { name: 'nomsa', password: PASSWORD })
  for (const turn of ['first', 'second'])
    expect([turn, (await nomsa.send(endOtherSessions)).status]).toEqual([turn, 200])
  expect(await Promise.all([nomsa, phone, thandi].map(canWrite))).toEqual([true, false, true])
})

test('session list and endings: refused without a session; an invalid id is refused too', async ({
  visit,
  signUpAs,
}) => {
  for (const call of [listSessions, endOtherSessions]) expect((await visit().send(call)).status).toBe(401)
  expect((await visit().send(endSession, { id: '0195f3a0-0000-7000-8000-000000000000' })).status).toBe(401)
  expect(await (await signUpAs('nomsa')).send(endSession, { id: 'all' })).toMatchObject({
    status: 400,
    body: { error: { fields: { id: 'invalid' } } },
  })
})

test("login in a browser with a session: ends that session, even another account's [ASVS V7.2.4]", async ({
  visit,
  signUpAs,
  database,
}) => {
  const browser = await signUpAs('nomsa')
  const before = new Map(browser.cookies)
  await browser.send(signIn, { name: 'nomsa', password: PASSWORD })
  expect(await database.$count(sessions)).toBe(1)
  const fixed = visit()
  before.forEach((value, name) => fixed.cookies.set(name, value))
  expect(await canWrite(fixed)).toBe(false)
  await signUpAs('thandi')
  await browser.send(signIn, { name: 'thandi', password: PASSWORD })
  expect((await browser.send(getMe)).body).toMatchObject({ account: { username: 'thandi' } })
  expect(await database.$count(sessions)).toBe(2)
})

test('login with a wrong password: the current session of the browser stays open', async ({ signUpAs }) => {
  const browser = await signUpAs('nomsa')
  expect((await browser.send(signIn, { name: 'nomsa', password: 'a wrong password' })).status).toBe(401)
  expect(await canWrite(browser)).toBe(true)
})

test('an account is signed in on ten devices at most: the one used the longest ago makes room [ASVS V7.1.2]', async ({
  visit,
  signUpAs,
  database,
  onTestFinished,
}) => {
  const pass = holdClock(onTestFinished)
  const first = await signUpAs('nomsa')
  const others: Visitor[] = []
  for (let device = 1; device <= MOST_SESSIONS; device++) {
    pass(1000)
    const browser = visit()
    await browser.send(signIn, { name: 'nomsa', password: PASSWORD })
    others.push(browser)
  }
  expect(await database.$count(sessions)).toBe(MOST_SESSIONS)
  expect(await canWrite(first)).toBe(false)
  expect(await canWrite(others[0] ?? first)).toBe(true)
})

test("adult's session: ends after thirty days without a visit [ASVS V7.3.1]", async ({ signUpAs, onTestFinished }) => {
  const pass = holdClock(onTestFinished)
  const browser = await signUpAs('nomsa')
  pass(29 * DAY)
  expect(await canWrite(browser)).toBe(true)
  pass(29 * DAY)
  expect(await canWrite(browser)).toBe(true)
  pass(30 * DAY + 1)
  expect(await canWrite(browser)).toBe(false)
})

test('adult’s session: ends after ninety days despite regular visits [ASVS V7.3.2]', async ({
  signUpAs,
  onTestFinished,
}) => {
  const pass = holdClock(onTestFinished)
  const browser = await signUpAs('nomsa')
  for (let day = 10; day < 90; day += 10) {
    pass(10 * DAY)
    expect([day, await canWrite(browser)]).toEqual([day, true])
  }
  pass(10 * DAY + 1)
  expect(await canWrite(browser)).toBe(false)
})

test("child's session: ends after two hours without a visit, or twelve hours despite visits [ASVS V7.3.1] [ASVS V7.3.2]", async ({
  signUpAs,
  visit,
  onTestFinished,
}) => {
  const pass = holdClock(onTestFinished)
  await addChildTo(await signUpAs('gogo'), 'thandi')
  const [idle, busy] = [visit(), visit()]
  for (const browser of [idle, busy])
    await browser.send(childrenCalls.signInChild, { username: 'thandi', secret: PICTURES })
  pass(2 * HOUR - 1000)
  expect(await canWrite(busy)).toBe(true)
  pass(2000)
  expect(await canWrite(idle)).toBe(false)
  for (let hour = 3; hour < 12; hour++) {
    expect([hour, await canWrite(busy)]).toEqual([hour, true])
    pass(HOUR)
  }
  pass(HOUR)
  expect(await canWrite(busy)).toBe(false)
  expect((await busy.send(getMe)).body).toEqual({ account: null })
})

test("a child's session: its end moves once a minute, not with every request", async ({
  signUpAs,
  visit,
  onTestFinished,
}) => {
  const pass = holdClock(onTestFinished)
  await addChildTo(await signUpAs('gogo'), 'thandi')
  const browser = visit()
  await browser.send(childrenCalls.signInChild, { username: 'thandi', secret: PICTURES })
  const isMoved = async () => {
    const { body, response } = await browser.send(getMe)
    expect(body).toMatchObject({ account: { username: 'thandi' } })
    return String(response.headers['set-cookie']).includes('session_token=')
  }
  const moved = [await isMoved()]
  for (const milliseconds of [59_000, 1000, 1000, 60_000]) {
    pass(milliseconds)
    moved.push(await isMoved())
  }
  expect(moved).toEqual([false, false, true, false, true])
})

test('staff: logged out after an hour idle and after eight in all [ASVS V7.3.1] [ASVS V7.3.2]', async ({
  buildTestApp,
  visitAt,
  database,
  onTestFinished,
}) => {
  const pass = holdClock(onTestFinished)
  const app = await buildTestApp({
    config: { origin: ORIGIN, secret: 'a secret for tests, long enough', staff: ['zola@example.com'] },
  })
  const before = visitAt(app)
  await before.send(accountsCalls.signUp, signUpInput('zola'))
  pass(20 * HOUR)
  expect(await canWrite(before)).toBe(true)
  await database.update(users).set({ emailVerified: true }).where(eq(users.username, 'zola'))
  expect(await canWrite(before)).toBe(false)
  expect((await before.send(getMe)).body).toEqual({ account: null })
  const [idle, busy] = [visitAt(app), visitAt(app)]
  for (const browser of [idle, busy]) await browser.send(signIn, { name: 'zola', password: PASSWORD })
  for (let hour = 1; hour <= 8; hour++) {
    pass(HOUR - 1000)
    expect([hour, await canWrite(busy)]).toEqual([hour, true])
    if (hour === 2) expect(await canWrite(idle)).toBe(false)
  }
  pass(8 * 1000)
  expect(await canWrite(busy)).toBe(false)
  expect(await database.$count(sessions)).toBe(0)
})
