import { expect, vi } from 'vitest'
import { accountsCalls } from '#contract/accounts.ts'
import { users } from '#server/features/accounts/index.ts'
import { isLeakedPassword, LEAKED_PASSWORDS } from '#server/features/accounts/leaked-passwords.ts'
import { signUpInput, test, type Answer, type Visitor } from '../../../../tests/support/app-test.ts'

const { getMe, signIn, signUp } = accountsCalls
const YEARS = 365 * 24 * 60 * 60 * 1000

const signUpWith = (browser: Visitor, username: string, password: string): Promise<Answer> =>
  browser.send(signUp, { ...signUpInput(username), password, confirmPassword: password })
const fieldOf = ({ status, body }: Answer): unknown => [
  status,
  (body['error'] as { fields?: { password?: string } } | undefined)?.fields?.password,
]

test('password length: 8 to 128 characters are accepted, 7 and 129 refused [ASVS V6.2.1] [ASVS V6.2.9]', async ({
  visit,
}) => {
  expect(fieldOf(await signUpWith(visit(), 'one', 'ukuhlwa'))).toEqual([400, 'too-short'])
  expect(fieldOf(await signUpWith(visit(), 'one', 'ab cd ef '.repeat(15).slice(0, 129)))).toEqual([400, 'too-long'])
  for (const [username, password] of [
    ['eight', 'ukuhlwaa'],
    ['long', 'ab cd ef '.repeat(8).slice(0, 64)],
    ['longest', 'ab cd ef '.repeat(15).slice(0, 128)],
  ] as const) {
    expect([username, (await signUpWith(visit(), username, password)).status]).toEqual([username, 200])
    expect((await visit().send(signIn, { name: username, password })).status).toBe(200)
  }
})

test('long password: neither truncated, trimmed nor changed in case [ASVS V6.2.8]', async ({ visit }) => {
  const password = ` Ìmini entlé ${'🦁🐘 iyaqala '.repeat(6)} `
  expect(Buffer.byteLength(password)).toBeGreaterThan(100)
  expect((await signUpWith(visit(), 'nomsa', password)).status).toBe(200)
  for (const other of [
    password.trim(),
    password.toLowerCase(),
    password.slice(0, -2),
    `${password.slice(0, 72)}x`,
    password.replaceAll('  ', ' '),
  ].filter((one) => one !== password)) {
    expect([other, (await visit().send(signIn, { name: 'nomsa', password: other })).status]).toEqual([other, 401])
  }
  expect((await visit().send(signIn, { name: 'nomsa', password })).status).toBe(200)
})

test('an old password: still opens the account after two years, with no demand for another [ASVS V6.2.10]', async ({
  visit,
  signUpAs,
  time,
  onTestFinished,
}) => {
  await signUpAs('nomsa')
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  vi.setSystemTime(Date.now() + 2 * YEARS)
  time.now = new Date(time.now.getTime() + 2 * YEARS)
  const browser = visit()
  expect((await browser.send(signIn, { name: 'nomsa', password: 'a quiet river bend' })).status).toBe(200)
  expect((await browser.send(getMe)).body).toMatchObject({ account: { username: 'nomsa' } })
})

test('product words and leaked passwords: refused at sign-up and at a change [ASVS V6.2.11] [ASVS V6.2.12]', async ({
  visit,
  signUpAs,
  database,
}) => {
  for (const password of ['isiXhosa2026', 'Funda!2026', 'khulu123', 'barracuda', 'NeedForSpeed']) {
    expect([password, fieldOf(await signUpWith(visit(), 'nomsa', password))]).toEqual([password, [400, 'too-common']])
  }
  expect(await database.$count(users)).toBe(0)
  const browser = await signUpAs('thandi')
  const change = await browser.send(accountsCalls.changePassword, {
    presentPassword: 'a quiet river bend',
    password: 'watermelon',
    confirmPassword: 'watermelon',
  })
  expect(fieldOf(change)).toEqual([400, 'too-common'])
})

/** A hundred of them that anybody may read, from all over the list. */
const STOLEN = `
  longshot starbucks homebrew motdepasse braveheart kickflip superbow dagobert redstorm paramore lambchop trousers
  maximilian duracell needforspeed dropkick fireblade gorillaz doorknob shevchenko rapunzel maxpayne montecarlo
  seahorse monkeyman ladybird impalass optiplex ignatius snoopdogg honeydew goldrush avalanche hulkster samadams
  kazanova waffenss trailers beachbum bubblegum thething ethernet callofduty timelord tequiero snowflake firestar
  milhouse invictus yourmama verygood hogwarts navigato desperado aerosmith wingchun triplets blackbelt housewife
  songbird jakester falstaff goodlife volkswagen alkaline raindrop citibank coolgirl tenerife tecumseh antigone
  tonyhawk laracroft terriers southside barracuda pathfinder colossus watermelon lasttime pyramids galeries killzone
  duckhunt summertime hardwork macintosh gulliver youandme guesswho lemmings hermione peaceout davidoff headless
  yorktown tryagain alligator luscious envision longhorns everquest mysecret edinburg
`
  .split(/\s+/)
  .filter(Boolean)

test("100 of 11,000 leaked passwords: known in any case; an unused one isn't [ASVS V6.2.4]", () => {
  expect(LEAKED_PASSWORDS).toBeGreaterThan(3000)
  expect(STOLEN.length).toBeGreaterThanOrEqual(100)
  expect(STOLEN.filter((password) => !isLeakedPassword(password) || !isLeakedPassword(password.toUpperCase()))).toEqual(
    [],
  )
  expect(['a quiet river bend', 'ilanga liphumile', 'kudu4711blue', ''].filter(isLeakedPassword)).toEqual([])
})

test('a new installation has no account: nobody but who signs up [ASVS V6.3.2]', async ({ app, database, visit }) => {
  await app.ready()
  expect(await database.$count(users)).toBe(0)
  for (const name of ['admin', 'root', 'funda', 'test'])
    expect((await visit().send(signIn, { name, password: name === 'admin' ? 'admin' : 'password' })).status).toBe(401)
})
