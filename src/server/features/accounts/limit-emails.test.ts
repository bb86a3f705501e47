import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { accountsCalls } from '#contract/accounts.ts'
import { childrenCalls } from '#contract/children.ts'
import { EMAIL_LIMITS, SIGN_UP_LIMITS } from '#core/people/email-limits.ts'
import { users } from '#server/features/accounts/index.ts'
import { childRequests } from '#server/features/children/tables.ts'
import { confirmAddresses, signUpInput, test, type Answer, type Visitor } from '../../../../tests/support/app-test.ts'
import { AGREED, PICTURES, requestInput } from '../../../../tests/support/children.ts'

const { confirmEmail, getProfile, requestPasswordReset, resetPassword, sendConfirmation, signIn, signUp } =
  accountsCalls
const PASSWORD = 'a quiet river bend'
const NEXT = 'a mountain in the mist'
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const OWNER = '198.51.100.9'
const ATTACKER = '203.0.113.5'

const forgot = (browser: Visitor, email = 'nomsa@example.com'): Promise<Answer> =>
  browser.send(requestPasswordReset, { email })
const ask = (browser: Visitor, username: string, parentEmail = 'nomsa@example.com'): Promise<Answer> =>
  browser.send(childrenCalls.requestChildAccount, { ...requestInput(username), parentEmail })
const rangesOf = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => `11.${index >> 8}.${index & 255}.7`)
const statuses = (answers: readonly Answer[], status: number): number =>
  answers.filter((answer) => answer.status === status).length

test("children's requests to an address: its own password email goes out all the same (H4)", async ({
  visit,
  signUpAs,
  sentEmails,
}) => {
  await signUpAs('nomsa')
  for (const [index, address] of rangesOf(20).entries()) await ask(visit(address), `child${index}`)
  const count = sentEmails.filter(({ kind }) => kind === 'guardian-consent').length
  expect(count).toBe(5)
  expect((await forgot(visit(OWNER))).status).toBe(200)
  expect(sentEmails.at(-1)).toMatchObject({ kind: 'reset-password', to: 'nomsa@example.com' })
})

test('a stranger: at most ten unsolicited emails a day, from any addresses and accounts (H4)', async ({
  visit,
  sentEmails,
  time,
}) => {
  const asked = async (): Promise<void> => {
    for (const [index, address] of rangesOf(60).entries())
      await ask(
        visit(address),
        `${String.fromCharCode(97 + time.now.getUTCHours())}child${index}`,
        'stranger@example.com',
      )
  }
  for (let hour = 0; hour < 12; hour++) {
    await asked()
    time.now = new Date(time.now.getTime() + HOUR)
  }
  expect(sentEmails.filter(({ to }) => to === 'stranger@example.com').length).toBeLessThanOrEqual(10)
}, 60_000)

test("an email to an address with an account: in the account's language, not the sender's (H4)", async ({
  visit,
  database,
  sentEmails,
}) => {
  await visit().send(signUp, { ...signUpInput('nomsa'), language: 'xh' })
  await confirmAddresses(database, 'nomsa')
  await visit().send(childrenCalls.requestChildAccount, {
    ...requestInput('lindiwe'),
    parentEmail: 'nomsa@example.com',
    language: 'fr',
  })
  expect(sentEmails.at(-1)).toMatchObject({ kind: 'guardian-consent', to: 'nomsa@example.com', language: 'xh' })
})

for (const email of ['nobody@example.com', 'nomsa@example.com']) {
  test(`password emails to ${email}: never refused, few a day, and a link that works is always there (H4)`, async ({
    visit,
    signUpAs,
    sentEmails,
    time,
  }) => {
    await signUpAs('nomsa')
    const sentAt: number[] = []
    const start = time.now.getTime()
    for (let minute = 0; minute < 24 * 60; minute += 5) {
      time.now = new Date(start + minute * MINUTE)
      const before = sentEmails.length
      expect((await forgot(visit(`11.${minute % 200}.1.7`), email)).status).toBe(200)
      if (sentEmails.length > before) sentAt.push(minute)
      // Whoever owns the address finds an email that is younger than its link's hour.
      if (email === 'nomsa@example.com') expect(minute - (sentAt.at(-1) ?? -Infinity)).toBeLessThan(60)
    }
    expect(sentAt.length).toBeLessThanOrEqual(email === 'nomsa@example.com' ? 40 : 0)
  }, 60_000)
}

test('fifty requests for a password email at once: three emails, and nobody is refused (H4)', async ({
  visit,
  signUpAs,
  sentEmails,
}) => {
  await signUpAs('nomsa')
  const answers = await Promise.all(rangesOf(50).map((address) => forgot(visit(address))))
  expect(statuses(answers, 200)).toBe(50)
  expect(sentEmails.filter(({ kind }) => kind === 'reset-password').length).toBeLessThanOrEqual(4)
})

test('a range that floods with forgotten passwords: it waits, others and known devices do not (M9)', async ({
  visit,
  signUpAs,
}) => {
  const owner = await signUpAs('nomsa')
  const flood = visit(ATTACKER)
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) => forgot(flood, `person${index}@example.com`)),
  )
  expect([statuses(answers, 200), statuses(answers, 429)]).toEqual([30, 20])
  expect(answers.find(({ status }) => status === 429)?.response.headers['retry-after']).toBe('900')
  const atTheSame = visit(ATTACKER)
  owner.cookies.forEach((value, name) => void (name === 'funda.device' && atTheSame.cookies.set(name, value)))
  expect((await forgot(atTheSame)).status).toBe(200)
  expect((await forgot(visit(OWNER))).status).toBe(200)
})

test('an owner shut out by wrong passwords from everywhere: gets in at once by an email (H4)', async ({
  visit,
  signUpAs,
  sentEmails,
  time,
}) => {
  await signUpAs('nomsa')
  const guess = async (): Promise<void> => {
    await Promise.all(
      rangesOf(120).map((address) => visit(address).send(signIn, { name: 'nomsa', password: 'a wrong password' })),
    )
    await Promise.all(rangesOf(40).map((address) => forgot(visit(address))))
  }
  for (let quarter = 0; quarter < 5; quarter++) {
    await guess()
    time.now = new Date(time.now.getTime() + 15 * MINUTE)
  }
  const phone = visit(OWNER)
  expect((await phone.send(signIn, { name: 'nomsa', password: PASSWORD })).status).toBe(429)
  expect((await forgot(phone)).status).toBe(200)
  const token = sentEmails.findLast(({ kind }) => kind === 'reset-password')?.link?.split('#')[1]
  expect((await phone.send(resetPassword, { token, password: NEXT, confirmPassword: NEXT })).status).toBe(200)
  await guess()
  expect((await phone.send(signIn, { name: 'nomsa@example.com', password: NEXT })).status).toBe(200)
}, 60_000)

test('sign-up with a known address: the same answer and cookies, and its owner is told by email (M9)', async ({
  visit,
  signUpAs,
  sentEmails,
}) => {
  await signUpAs('nomsa')
  const [unknown, known] = [visit(), visit()]
  const answers = [
    await unknown.send(signUp, { ...signUpInput('first'), email: 'free@example.com' }),
    await known.send(signUp, { ...signUpInput('second'), email: 'nomsa@example.com' }),
  ]
  const seen = answers.map(({ status, body, response }) => [
    status,
    Object.keys(body['account'] as object),
    Object.keys(response.headers),
    response.cookies.map(({ name }) => name),
  ])
  expect(seen[1]).toEqual(seen[0])
  expect(sentEmails.slice(-2)).toMatchObject([
    { kind: 'confirm-email', to: 'free@example.com' },
    { kind: 'address-claimed', to: 'nomsa@example.com', link: expect.stringMatching(/\/forgot-password$/) },
  ])
  for (const call of [getProfile, accountsCalls.getMe]) {
    const [one, other] = [await unknown.send(call), await known.send(call)]
    expect(other.status).toBe(one.status)
    expect(JSON.stringify(other.body)).toContain('nomsa@example.com')
  }
  expect([(await known.send(sendConfirmation)).body, (await unknown.send(sendConfirmation)).body]).toEqual([{}, {}])
  // Logging in by the address tells no more: elsewhere it means the account that confirmed it, or none.
  for (const [browser, email] of [
    [unknown, 'free@example.com'],
    [known, 'nomsa@example.com'],
  ] as const) {
    expect((await browser.send(signIn, { name: email, password: PASSWORD })).status).toBe(200)
  }
  expect((await visit(OWNER).send(signIn, { name: 'free@example.com', password: PASSWORD })).status).toBe(401)
  expect((await visit(OWNER).send(signIn, { name: 'nomsa@example.com', password: PASSWORD })).body).toMatchObject({
    account: { username: 'nomsa' },
  })
})

test('an address: whoever confirms it first has it, of fifty accounts at once one (M9)', async ({
  visit,
  sentEmails,
  database,
}) => {
  for (let index = 0; index < 6; index++)
    await visit().send(signUp, { ...signUpInput(`claim${index}`), email: 'shared@example.com' })
  const tokens = sentEmails.filter(({ kind }) => kind === 'confirm-email').map(({ link }) => link?.split('#')[1])
  expect(tokens).toHaveLength(6)
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) => visit().send(confirmEmail, { token: tokens[index % 6] })),
  )
  expect([statuses(answers, 200), answers.every(({ status }) => [200, 409, 410].includes(status))]).toEqual([1, true])
  expect(await database.$count(users, eq(users.emailVerified, true))).toBe(1)
})

test('sign-ups from one public range: limited, with a time to wait; elsewhere they go on (M9)', async ({ visit }) => {
  const [{ limit }] = SIGN_UP_LIMITS
  const answers: Answer[] = []
  for (let index = 0; index < limit + 5; index++)
    answers.push(
      await visit(ATTACKER).send(
        signUp,
        index % 2 ? signUpInput(`person${index}`) : { ...signUpInput(`person${index}`), username: 'person1' },
      ),
    )
  expect(statuses(answers, 429)).toBe(5)
  expect(Number(answers.at(-1)?.response.headers['retry-after'])).toBeGreaterThan(0)
  expect((await visit(OWNER).send(signUp, signUpInput('elsewhere'))).status).toBe(200)
}, 60_000)

test('names that children ask for: counted by range, and few wait for an answer (M9)', async ({
  visit,
  database,
  time,
}) => {
  const perWeek = EMAIL_LIMITS['guardian-consent'].filter(({ count }) => count === 'asker').at(-1)?.limit ?? 0
  let done = 0
  for (let day = 0; day < 3; day++) {
    for (let quarter = 0; quarter < 4; quarter++) {
      const answers = await Promise.all(
        Array.from({ length: 70 }, (_, index) =>
          ask(visit(ATTACKER), `child${day}.${quarter}.${index}`, `parent${day}.${quarter}.${index}@example.com`),
        ),
      )
      done += statuses(answers, 200)
      time.now = new Date(time.now.getTime() + 20 * MINUTE)
    }
    time.now = new Date(time.now.getTime() + 24 * HOUR)
  }
  expect(done).toBe(perWeek)
  expect(await database.$count(childRequests)).toBeLessThanOrEqual(perWeek)
  expect((await ask(visit(OWNER), 'elsewhere', 'other@example.com')).status).toBe(200)
}, 120_000)

test('usernames tried for children by one account: limited, so that none is found by trying (M9)', async ({
  signUpAs,
}) => {
  const guardian = await signUpAs('gogo')
  const answers: Answer[] = []
  for (let index = 0; index < 65; index++)
    answers.push(
      await guardian.send(childrenCalls.addChild, {
        username: index < 2 ? 'thandi' : 'gogo',
        secret: PICTURES,
        ...AGREED,
      }),
    )
  expect([statuses(answers, 200), statuses(answers, 409), statuses(answers, 429)]).toEqual([1, 59, 5])
}, 60_000)
