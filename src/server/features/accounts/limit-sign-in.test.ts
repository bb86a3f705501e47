import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { accountsCalls } from '#contract/accounts.ts'
import { childrenCalls } from '#contract/children.ts'
import { QUOTAS } from '#core/people/quotas.ts'
import { RANGE_LIMITS, SIGN_IN_LIMITS } from '#core/people/sign-in-limits.ts'
import { users } from '#server/features/accounts/index.ts'
import { knownDevices, signInAttempts } from '#server/features/accounts/tables.ts'
import { ORIGIN, test, type Answer, type Visitor } from '../../../../tests/support/app-test.ts'
import { addChildTo, PICTURES } from '../../../../tests/support/children.ts'

const { getMe, requestPasswordReset, resetPassword, signIn, signOut } = accountsCalls
const { accountHere, account, accountDay } = SIGN_IN_LIMITS.password
const PASSWORD = 'a quiet river bend'
const MINUTE = 60_000

const SCHOOL = '203.0.113.5'
const enter = (browser: Visitor, name = 'nomsa', password = PASSWORD): Promise<Answer> =>
  browser.send(signIn, { name, password })
const guess = (browser: Visitor, name = 'nomsa'): Promise<Answer> => enter(browser, name, 'a wrong password')

/**
 * Sends guesses, at most a hundred at once. More would be refused: the queue has an end, and a wait for a connection too.
 */
async function guessInParts(count: number, send: (index: number) => Promise<Answer>): Promise<Answer[]> {
  const answers: Answer[] = []
  while (answers.length < count) {
    const size = Math.min(100, count - answers.length)
    const from = answers.length
    answers.push(...(await Promise.all(Array.from({ length: size }, (_, index) => send(from + index)))))
  }
  return answers
}

/** Counts the answers by status. */
function countStatuses(answers: readonly Answer[]): Record<number, number> {
  const counts: Record<number, number> = {}
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1
  return counts
}

test('login limit: 40 children behind one address log in after two wrong tries each [ASVS V6.3.1]', async ({
  visit,
  signUpAs,
  database,
}) => {
  const names = Array.from({ length: 40 }, (_, index) => `child${index}`)
  let guardian: Visitor | undefined
  for (const [index, name] of names.entries()) {
    // Each guardian has room for twelve children.
    if (guardian === undefined || index % QUOTAS.children === 0) guardian = await signUpAs(`gogo${index}`)
    await addChildTo(guardian, name)
  }
  await database.delete(signInAttempts)
  const answers = await Promise.all(
    names.map(async (username) => {
      const tablet = visit(SCHOOL)
      const wrong = { kind: 'pictures', value: ['sun', 'sun', 'cat', 'dog'] }
      for (let time = 0; time < 2; time++)
        expect((await tablet.send(childrenCalls.signInChild, { username, secret: wrong })).status).toBe(401)
      return tablet.send(childrenCalls.signInChild, { username, secret: PICTURES })
    }),
  )
  expect(countStatuses(answers)).toEqual({ 200: 40 })
  // And leaves the next class as much as it had.
  expect((await database.select().from(signInAttempts)).filter(({ attempts }) => attempts > 0)).toEqual([])
}, 60_000)

test('1,000 guesses from one address: 10 are checked; the owner logs in on other devices', async ({
  visit,
  signUpAs,
}) => {
  const owner = await signUpAs('nomsa')
  await owner.send(signOut)
  const attacker = visit(SCHOOL)
  const answers = await guessInParts(1000, () => guess(attacker))
  expect(countStatuses(answers)).toEqual({ 401: accountHere, 429: 1000 - accountHere })
  const waiting = answers.find(({ status }) => status === 429)
  expect(waiting?.body).toEqual({ error: { code: 'too-many-attempts', message: expect.any(String), retryAfter: 900 } })
  expect((await enter(attacker)).status).toBe(429)
  expect((await enter(visit('198.51.100.9'))).status).toBe(200)
  expect((await enter(owner)).status).toBe(200)
  const atSchool = visit(SCHOOL)
  owner.cookies.forEach((value, name) => void (name === 'funda.device' && atSchool.cookies.set(name, value)))
  expect((await enter(atSchool)).status).toBe(200)
}, 60_000)

test('1,000 guesses from 1,000 addresses: 30 checked in 15 minutes, 100 a day', async ({ visit, signUpAs, time }) => {
  const owner = await signUpAs('nomsa')
  const addresses = Array.from({ length: 1000 }, (_, index) =>
    index % 2 ? `11.${index >> 8}.${index & 255}.7` : `2001:db8:${index.toString(16)}::7`,
  )
  const answers = await guessInParts(1000, (index) => guess(visit(addresses[index])))
  expect(countStatuses(answers)).toEqual({ 401: account, 429: 1000 - account })
  const looked: number[] = [account]
  for (let quarter = 1; quarter < 6; quarter++) {
    time.now = new Date(time.now.getTime() + 15 * MINUTE)
    looked.push(
      countStatuses(await Promise.all(addresses.slice(0, 60).map((address) => guess(visit(address)))))[401] ?? 0,
    )
    expect((await enter(owner)).status).toBe(200)
  }
  expect(looked.reduce((sum, one) => sum + one, 0)).toBe(accountDay)
  const elsewhere = await enter(visit('198.51.100.9'))
  expect(elsewhere.body).toMatchObject({ error: { code: 'too-many-attempts', retryAfter: (24 * 60 - 5 * 15) * 60 } })
}, 60_000)

test('an owner without a known device: logs in after a new password by email, despite guesses', async ({
  visit,
  signUpAs,
  sentEmails,
  database,
}) => {
  await signUpAs('nomsa')
  await database.delete(knownDevices)
  const flood = (): Promise<Answer[]> =>
    Promise.all(Array.from({ length: 60 }, (_, index) => guess(visit(`11.1.${index}.7`))))
  await flood()
  const phone = visit('198.51.100.9')
  expect((await enter(phone)).status).toBe(429)
  await phone.send(requestPasswordReset, { email: 'nomsa@example.com' })
  const token = sentEmails.findLast(({ kind }) => kind === 'reset-password')?.link?.split('#')[1]
  await phone.send(resetPassword, { token, password: 'another river bend', confirmPassword: 'another river bend' })
  await flood()
  expect((await enter(visit('198.51.100.9'), 'nomsa', 'another river bend')).status).toBe(429)
  expect((await enter(phone, 'nomsa', 'another river bend')).status).toBe(200)
})

test('one password tried at 1,000 names: the range is slowed, known devices log in [ASVS V6.3.1]', async ({
  visit,
  signUpAs,
}) => {
  const owner = await signUpAs('nomsa')
  const addresses = (index: number): string =>
    `2001:db8:1:1${(index % 256).toString(16).padStart(2, '0')}::${index.toString(16)}`
  const answers = await guessInParts(1000, (index) => guess(visit(addresses(index)), `name${index}`))
  expect(countStatuses(answers)).toEqual({ 401: RANGE_LIMITS.window, 429: 1000 - RANGE_LIMITS.window })
  const atHome = visit(addresses(3))
  expect((await enter(atHome)).status).toBe(429)
  owner.cookies.forEach((value, name) => void (name === 'funda.device' && atHome.cookies.set(name, value)))
  expect((await enter(atHome)).status).toBe(200)
  expect((await enter(visit('2001:db8:1:200::1'))).status).toBe(200)
}, 120_000)

test('known device: has its own login attempts, and its cookie opens no session', async ({ visit, signUpAs }) => {
  const owner = await signUpAs('nomsa')
  await signUpAs('thandi')
  await owner.send(signOut)
  expect([...owner.cookies.keys()]).toEqual(['funda.device'])
  expect((await owner.send(getMe)).body).toEqual({ account: null })
  // Of another account it is no known device.
  const answers: Answer[] = []
  for (let time = 0; time < 12; time++) answers.push(await guess(owner), await guess(owner, 'thandi'))
  expect(countStatuses(answers)).toEqual({ 401: 20, 429: 4 })
  expect((await enter(visit('198.51.100.9'))).status).toBe(200)
})

test('login limit: unknown names get the same answers as accounts, even beyond the limit', async ({
  visit,
  signUpAs,
}) => {
  await signUpAs('nomsa')
  const said = async (name: string, address: string): Promise<unknown[]> => {
    const answers: unknown[] = []
    for (let time = 0; time < 12; time++) {
      const { status, body, response } = await guess(visit(address), name)
      answers.push([status, body, response.headers['retry-after'], response.headers['set-cookie']])
    }
    return answers
  }
  expect(await said('nobody', '198.51.100.1')).toEqual(await said('nomsa', '203.0.113.1'))
})

test('X-Forwarded-For: trusted only from a configured proxy [ASVS V4.1.3] [ASVS V15.3.4]', async ({
  buildTestApp,
  visitAt,
  signUpAs,
}) => {
  await signUpAs('nomsa')
  const config = { origin: ORIGIN, secret: 'a secret for tests, long enough' }
  const [open, proxied] = [await buildTestApp(), await buildTestApp({ config: { ...config, proxies: ['10.0.0.0/8'] } })]
  const from = async (browser: Visitor, index: number): Promise<Answer> =>
    browser.send(signIn, { name: 'nomsa', password: 'a wrong password' }, { 'x-forwarded-for': `198.51.${index}.1` })
  const spoofed = await Promise.all(Array.from({ length: 15 }, (_, index) => from(visitAt(open, SCHOOL), index)))
  expect(countStatuses(spoofed)).toEqual({ 401: 10, 429: 5 })
  const unnamed = await Promise.all(
    Array.from({ length: 15 }, (_, index) => from(visitAt(proxied, '203.0.114.1'), index)),
  )
  expect(countStatuses(unnamed)).toEqual({ 401: 10, 429: 5 })
  const named = await Promise.all(
    Array.from({ length: 10 }, (_, index) => from(visitAt(proxied, '10.0.0.1'), index + 20)),
  )
  expect(countStatuses(named)).toEqual({ 401: 10 })
})

test('counts: shared by all servers, kept over a restart; a device is forgotten in half a year', async ({
  buildTestApp,
  visitAt,
  signUpAs,
  time,
}) => {
  const owner = await signUpAs('nomsa')
  for (let index = 0; index < accountHere; index++) await guess(visitAt(await buildTestApp(), SCHOOL))
  expect((await enter(visitAt(await buildTestApp(), SCHOOL))).status).toBe(429)
  await Promise.all(Array.from({ length: 60 }, async (_, index) => guess(visitAt(owner.app, `11.1.${index}.7`))))
  expect((await enter(owner)).status).toBe(200)
  time.now = new Date(time.now.getTime() + 181 * 24 * 60 * MINUTE)
  await Promise.all(Array.from({ length: 60 }, async (_, index) => guess(visitAt(owner.app, `11.1.${index}.7`))))
  expect((await enter(owner)).status).toBe(429)
})

test('stored counts: no address or device in plain text, no link between accounts of one device', async ({
  visit,
  signUpAs,
  database,
}) => {
  const shared = await signUpAs('nomsa')
  await signUpAs('thandi')
  await enter(shared, 'thandi')
  await guess(visit(SCHOOL))
  const kept = JSON.stringify([
    await database.select().from(signInAttempts),
    await database.select().from(knownDevices),
  ])
  for (const hidden of ['203.0.113', shared.cookies.get('funda.device') ?? 'none']) expect(kept).not.toContain(hidden)
  const devices = (await database.select({ device: knownDevices.device }).from(knownDevices)).map(
    ({ device }) => device,
  )
  expect(new Set(devices).size).toBe(3)
  await database.delete(users).where(eq(users.username, 'thandi'))
  expect(await database.$count(knownDevices)).toBe(1)
})
