import { sql, type SQL } from 'drizzle-orm'
import fc from 'fast-check'
import { expect } from 'vitest'
import { users } from '#server/features/accounts/index.ts'
import { learningStreams } from '#server/features/learning/tables.ts'
import { asAccount, asLogin, asSystem } from '#server/platform/database/actor.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import { test } from '../../../../tests/support/database-test.ts'

const ACCOUNTS = Array.from({ length: 5 }, (_, index) => `0195f3a0-0000-7000-8000-00000000000${index}`)

/** Creates five accounts that aren't related to one another, each with a row of its own. */
async function setUpPeople(database: Database): Promise<void> {
  const at = new Date('2026-03-02T10:00:00.000Z')
  await database.insert(users).values(
    ACCOUNTS.map((id, index) => ({
      id,
      firstName: 'A',
      lastName: 'B',
      email: `${index}@example.com`,
      username: `user${index}`,
      ageBand: 'adult' as const,
      termsAcceptedAt: at,
      createdAt: at,
      updatedAt: at,
    })),
  )
  await asSystem(() =>
    database.insert(learningStreams).values(ACCOUNTS.map((learnerId) => ({ learnerId, lastSequence: 0 }))),
  )
}

const FAILED = 'failed'
const learnersOf = async (database: Pick<Database, 'execute'>, query: SQL): Promise<unknown[]> =>
  (await database.execute<{ learner_id: string }>(query)).rows.map((row) => row.learner_id)
const all = sql`select learner_id from learning_streams`

/** Queries of each kind, all without a where clause. Each returns the learners of the rows that it met. */
const DEEDS = {
  reads: (database) => learnersOf(database, all),
  'reads with values': (database) =>
    learnersOf(database, sql`select learner_id from learning_streams where last_sequence >= ${0}`),
  'reads by a list of values': (database) =>
    learnersOf(
      database,
      sql`select learner_id from learning_streams where learner_id = any(${sql.param(ACCOUNTS)}::uuid[])`,
    ),
  'reads typed rows': async (database) =>
    (await database.select().from(learningStreams)).map(({ learnerId }) => learnerId),
  'reads twice in a transaction': (database) =>
    database.transaction(async (transaction) => {
      const first = await learnersOf(transaction, all)
      const second = await learnersOf(transaction, all)
      return first.length === second.length ? second : [first, second]
    }),
  'changes all that it meets': async (database) =>
    (
      await database
        .update(learningStreams)
        .set({ lastSequence: sql`${learningStreams.lastSequence} + 1` })
        .returning()
    ).map(({ learnerId }) => learnerId),
  fails: (database) => learnersOf(database, sql`select 1 / ${0}::int as learner_id`),
  'fails in a transaction': (database) =>
    database.transaction(async (transaction) => {
      await transaction.update(learningStreams).set({ lastSequence: -1 })
      return learnersOf(transaction, sql`select 1 / 0 as learner_id`)
    }),
  "makes a row that is another's": async (database) => {
    await database.insert(learningStreams).values(ACCOUNTS.map((learnerId) => ({ learnerId, lastSequence: 9 })))
    return []
  },
} as const satisfies Record<string, (database: Database) => Promise<unknown[]>>

type Deed = keyof typeof DEEDS
const NAMES = Object.keys(DEEDS) as Deed[]
const expectedOf = (deed: Deed, account: string | undefined): unknown =>
  deed.startsWith('fails') || deed.startsWith('makes') ? FAILED : account === undefined ? [] : [account]

/** An account or nobody, and what it does. */
const steps = fc.array(
  fc.record({ account: fc.constantFrom(undefined, ...ACCOUNTS), deed: fc.constantFrom(...NAMES) }),
  { minLength: 20, maxLength: 80 },
)

const start = (database: Database, account: string | undefined, deed: Deed): Promise<unknown> => {
  const doIt = () => DEEDS[deed](database).catch(() => FAILED)
  return account === undefined ? doIt() : asAccount(account, doIt)
}

test('interleaved requests on few connections: each account meets its own rows only [ASVS V8.2.2] [ASVS V8.4.1]', async ({
  database,
  appDatabase,
}) => {
  await setUpPeople(database)
  await fc.assert(
    fc.asyncProperty(steps, async (plan) => {
      const met = await Promise.all(plan.map(({ account, deed }) => start(appDatabase, account, deed)))
      expect(plan.map(({ account, deed }, index) => [deed, account, met[index]])).toEqual(
        plan.map(({ account, deed }) => [deed, account, expectedOf(deed, account)]),
      )
    }),
    { numRuns: 25 },
  )
  const kept = await database.select().from(learningStreams)
  expect([kept.length, kept.every(({ lastSequence }) => lastSequence >= 0)]).toEqual([ACCOUNTS.length, true])
})

test("connections lost between requests: some requests fail, none meets another actor's rows", async ({
  database,
  appDatabase,
}) => {
  await setUpPeople(database)
  const end = () =>
    database.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and usename <> current_user`,
    )
  const answers: Promise<unknown>[] = []
  for (let round = 0; round < 6; round += 1) {
    answers.push(
      ...NAMES.flatMap((deed) =>
        [undefined, ...ACCOUNTS].map((account) =>
          start(appDatabase, account, deed).then((met) => [
            deed,
            account,
            met === FAILED ? expectedOf(deed, account) : met,
          ]),
        ),
      ),
    )
    await end()
  }
  expect(await Promise.all(answers)).toEqual(
    Array.from({ length: 6 }, () =>
      NAMES.flatMap((deed) => [undefined, ...ACCOUNTS].map((account) => [deed, account, expectedOf(deed, account)])),
    ).flat(),
  )
  expect(await asAccount(ACCOUNTS[0] ?? '', () => DEEDS['reads'](appDatabase))).toEqual([ACCOUNTS[0]])
})

test('step within a transaction: acts for itself, even after a savepoint rollback [ASVS V8.2.2]', async ({
  database,
  appDatabase,
}) => {
  await setUpPeople(database)
  const [own = '', other = ''] = ACCOUNTS
  await asAccount(own, () =>
    appDatabase.transaction(async (transaction) => {
      const read = () => learnersOf(transaction, all)
      expect(await read()).toEqual([own])
      expect(await asAccount(other, read)).toEqual([other])
      expect((await asSystem(read)).length).toBe(ACCOUNTS.length)
      expect(await asLogin(read)).toEqual([])
      expect(await read()).toEqual([own])
      // The savepoint begins as the system: undone, it brings that name back.
      await asSystem(() =>
        transaction.transaction(async (inner) => {
          await inner.execute(sql`select 1`)
          await asAccount(own, () => inner.execute(sql`select 1 / 0`))
        }),
      ).catch(() => {})
      expect(await read()).toEqual([own])
      expect(await learnersOf(transaction, all)).toEqual([own])
    }),
  )
})

test("actor: a name that is no account's id is rejected", async ({ appDatabase }) => {
  await expect(asAccount("x'; select 1; --", () => DEEDS['reads'](appDatabase))).rejects.toMatchObject({
    cause: { message: 'The actor is not the ID of an account' },
  })
})
