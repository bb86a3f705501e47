import fc from 'fast-check'
import { expect } from 'vitest'
import { accountsCalls } from '#contract/accounts.ts'
import { guestCalls } from '#contract/guest.ts'
import type { GuestData } from '#core/guest/guest-session.ts'
import { QUOTAS } from '#core/people/quotas.ts'
import { mergeGuestData } from '#server/features/guest/merge-guest-data.ts'
import { guestTransfers } from '#server/features/guest/tables.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import { test } from '../../../../tests/support/app-test.ts'

const { transferGuestSession } = guestCalls

const SESSION = '01999999-0000-7000-8000-0000000000aa'
const OTHER_SESSION = '01999999-0000-7000-8000-0000000000bb'
const data: GuestData = {
  'phrases-score': { value: 5, savedAt: '2026-03-01T08:00:00.000Z' },
  settings: { value: { theme: 'theme-dark', words: ['molo', null, true] }, savedAt: '2026-03-01T09:00:00.000Z' },
}
const input = { guestSessionId: SESSION, createdAt: '2026-02-28T08:00:00.000Z', data }

/** Reads all the stored data of guests, merged, of one account or of all. */
const keptOf = async (database: Database, learnerId?: string): Promise<GuestData> =>
  mergeGuestData(
    (await database.select().from(guestTransfers))
      .filter((row) => learnerId === undefined || row.learnerId === learnerId)
      .map((row) => row.data),
  )

test('guest transfer: refused without an account, and nothing is stored', async ({ visit, database }) => {
  expect((await visit().send(transferGuestSession, input)).status).toBe(401)
  expect(await database.$count(guestTransfers)).toBe(0)
})

for (const [name, wrong, field, code] of [
  ['no id', { guestSessionId: undefined }, 'guestSessionId', 'missing'],
  ['an id that is none', { guestSessionId: 'guest' }, 'guestSessionId', 'invalid'],
  ['a wrong time', { data: { a: { value: 1, savedAt: 'today' } } }, 'data.a.savedAt', 'invalid'],
  [
    'more keys than a session has',
    { data: Object.fromEntries(Array.from({ length: 201 }, (_, index) => [`k${index}`, data['settings']])) },
    'data',
    'too-long',
  ],
  [
    'what no database can hold',
    { data: { a: { value: { 'b\u0000': 1 }, savedAt: '2026-03-01T08:00:00.000Z' } } },
    'input',
    'invalid',
  ],
  ["somebody's id", { learnerId: SESSION }, 'learnerId', 'unknown-field'],
] as const) {
  test(`guest session with ${name}: refused`, async ({ signUpAs }) => {
    const { status, body } = await (await signUpAs('nomsa')).send(transferGuestSession, { ...input, ...wrong })
    expect([status, body]).toMatchObject([400, { error: { fields: { [field]: code } } }])
  })
}

test('guest session: transferred to the signed-in account, and repeating changes nothing [S4.06] [S7.03]', async ({
  signUpAs,
  database,
  time,
}) => {
  const browser = await signUpAs('nomsa')
  const first = await browser.send(transferGuestSession, input)
  expect([first.status, first.body]).toEqual([200, { data }])
  const before = await database.select().from(guestTransfers)
  time.now = new Date(time.now.getTime() + 60_000)
  expect((await browser.send(transferGuestSession, input)).body).toEqual({ data })
  expect(await database.select().from(guestTransfers)).toEqual(before)
})

test('guest transfer: ten simultaneous requests store one session', async ({ signUpAs, database }) => {
  const browser = await signUpAs('nomsa')
  const answers = await Promise.all(Array.from({ length: 10 }, () => browser.send(transferGuestSession, input)))
  expect(answers.map(({ body }) => body)).toEqual(Array.from({ length: 10 }, () => ({ data })))
  expect(await database.$count(guestTransfers)).toBe(1)
})

test('guest transfers: the value saved last wins, in one session and between devices', async ({
  signUpAs,
  database,
}) => {
  const browser = await signUpAs('nomsa')
  await browser.send(transferGuestSession, input)
  const earlier = {
    'phrases-score': { value: 2, savedAt: '2026-02-28T09:00:00.000Z' },
    'numbers-score': { value: 1, savedAt: '2026-02-28T09:00:00.000Z' },
  }
  await browser.send(transferGuestSession, { ...input, guestSessionId: OTHER_SESSION, data: earlier })
  const later = { 'phrases-score': { value: 9, savedAt: '2026-03-01T10:00:00.000Z' } }
  const { body } = await browser.send(transferGuestSession, { ...input, data: later })
  expect(body).toEqual({ data: later })
  expect(await keptOf(database)).toEqual({ ...data, ...later, 'numbers-score': earlier['numbers-score'] })
})

test('guest session id used by two accounts: each keeps its own data', async ({ signUpAs }) => {
  await (await signUpAs('nomsa')).send(transferGuestSession, input)
  const newer = { settings: { value: 'x', savedAt: '2020-01-01T00:00:00.000Z' } }
  const { body } = await (await signUpAs('thandi')).send(transferGuestSession, { ...input, data: newer })
  expect(body).toEqual({ data: newer })
})

const guestData = fc.dictionary(
  fc.constantFrom('a', 'b', 'c'),
  fc.record({
    value: fc.integer({ min: 0, max: 3 }),
    savedAt: fc.integer({ min: 0, max: 3 }).map((minute) => new Date(Date.UTC(2026, 2, 1, 8, minute)).toISOString()),
  }),
  { noNullPrototype: true },
)

test(
  'guest transfers: any order, with repeats, leads to the same data',
  { timeout: 60_000 },
  async ({ signUpAs, database }) => {
    let learners = 0
    const transfers = fc
      .array(fc.record({ guestSessionId: fc.constantFrom(SESSION, OTHER_SESSION), data: guestData }), {
        minLength: 1,
        maxLength: 6,
      })
      .chain((parts) =>
        fc.tuple(fc.constant(parts), fc.shuffledSubarray([...parts, ...parts], { minLength: parts.length * 2 })),
      )
    await fc.assert(
      fc.asyncProperty(transfers, async ([parts, shuffled]) => {
        const states: unknown[] = []
        for (const sent of [parts, shuffled]) {
          const browser = await signUpAs(`learner${++learners}`)
          for (const part of sent) await browser.send(transferGuestSession, { ...input, ...part })
          const account = (await browser.send(accountsCalls.getMe)).body['account'] as { id: string }
          states.push(await keptOf(database, account.id))
        }
        expect(states[1]).toEqual(states[0])
      }),
      { numRuns: 20 },
    )
  },
)

const big = (character: string, length: number): GuestData => ({
  big: { value: character.repeat(length), savedAt: '2026-03-01T08:00:00.000Z' },
})

test('guest transfers: an answer holds only the sent keys, however much the account keeps (H3)', async ({
  signUpAs,
}) => {
  const browser = await signUpAs('nomsa')
  for (let index = 0; index < 10; index++) {
    const key = `key-${index}`
    const { status, body } = await browser.send(transferGuestSession, {
      ...input,
      guestSessionId: crypto.randomUUID(),
      data: { [key]: { value: 'x'.repeat(50_000), savedAt: '2026-03-01T08:00:00.000Z' } },
    })
    expect([status, Object.keys(body['data'] as object)]).toEqual([200, [key]])
  }
  const { response } = await browser.send(transferGuestSession, {
    ...input,
    data: { 'key-none': { value: 1, savedAt: '2026-03-01T08:00:00.000Z' } },
  })
  expect(response.rawPayload.length).toBeLessThan(300)
})

test('guest transfers: sessions beyond the quota become one, and none of their data is lost (H3)', async ({
  signUpAs,
  database,
}) => {
  const browser = await signUpAs('nomsa')
  const sent: GuestData = {}
  for (let index = 0; index < QUOTAS['guest-sessions'] + 8; index++) {
    const one = {
      [`key-${index % 25}`]: { value: index, savedAt: new Date(Date.UTC(2026, 2, 1, 0, index)).toISOString() },
    }
    Object.assign(sent, one)
    expect(
      (await browser.send(transferGuestSession, { ...input, guestSessionId: crypto.randomUUID(), data: one })).status,
    ).toBe(200)
  }
  expect(await database.$count(guestTransfers)).toBe(QUOTAS['guest-sessions'])
  expect(await keptOf(database)).toEqual(sent)
})

test(
  'guest transfers: of 50 at once no byte passes the quota, and whoever is near it is told (H3)',
  { timeout: 60_000 },
  async ({ signUpAs, database }) => {
    const browser = await signUpAs('nomsa')
    const answers = await Promise.all(
      Array.from({ length: 50 }, () =>
        browser.send(transferGuestSession, {
          ...input,
          guestSessionId: crypto.randomUUID(),
          data: { [crypto.randomUUID()]: { value: 'x'.repeat(100_000), savedAt: '2026-03-01T08:00:00.000Z' } },
        }),
      ),
    )
    const statuses = answers.map(({ status }) => status)
    expect([
      statuses.filter((status) => status === 200).length,
      statuses.filter((status) => status === 409).length,
    ]).toEqual([9, 41])
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      error: { code: 'quota-reached', quota: 'guest-bytes' },
    })
    const kept = JSON.stringify((await database.select().from(guestTransfers)).map(({ data: one }) => one))
    expect(kept.length).toBeLessThan(QUOTAS['guest-bytes'])
    const small = await browser.send(transferGuestSession, {
      ...input,
      data: { a: { value: 1, savedAt: '2026-03-01T08:00:00.000Z' } },
    })
    expect(small.body).toMatchObject({ near: { quota: 'guest-bytes', most: QUOTAS['guest-bytes'] } })
    expect((await browser.send(transferGuestSession, { ...input, data: big('y', 900_000) })).status).toBe(409)
  },
)
