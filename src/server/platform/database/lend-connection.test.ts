import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect, inject } from 'vitest'
import { users } from '#server/features/accounts/index.ts'
import { startCuttingProxy } from '../../../../tests/support/cutting-proxy.ts'
import { test } from '../../../../tests/support/database-test.ts'
import { asAccount, asLogin, asSystem } from './actor.ts'
import { connectDirectly } from './connect-directly.ts'
import { openDatabase, type Database } from './open-database.ts'

const ACCOUNT = '0195f3a0-0000-7000-8000-000000000001'

const askOwner = (statement: string, values: unknown[] = []) =>
  connectDirectly(inject('postgres').ownerUrl.replace('{database}', 'postgres'), (client) =>
    client.query(statement, values),
  )

/** Ends a connection's server process, as a crash of the database would. */
const endConnection = (processId: number) => askOwner('select pg_terminate_backend($1)', [processId])

const processIdOf = async (queries: Pick<Database, 'execute'>) =>
  (await queries.execute<{ id: number }>(sql`select pg_backend_pid() as id`)).rows[0]?.id ?? 0

const one = async (database: Pick<Database, 'execute'>) => (await database.execute(sql`select 1 as one`)).rows

const AWAY = { name: 'DatabaseAway' }

test('a connection lost between statements: the transaction is refused, the next query works', async ({ database }) => {
  const transaction = database.transaction(async (within) => {
    await endConnection(await processIdOf(within))
    await within.execute(sql`select 1`)
  })
  await expect(transaction).rejects.toMatchObject({ cause: AWAY })
  expect(await one(database)).toEqual([{ one: 1 }])
})

test('a connection lost during a statement: the transaction rejects, the next query works', async ({ database }) => {
  const transaction = database.transaction(async (within) => {
    const id = await processIdOf(within)
    await Promise.all([within.execute(sql`select pg_sleep(10)`), endConnection(id)])
  })
  await expect(transaction).rejects.toMatchObject({ cause: AWAY })
  expect(await one(database)).toEqual([{ one: 1 }])
})

test('statements after the end of their transaction: refused, even on a returned connection', async ({
  databaseUrl,
}) => {
  const { database: narrow, close } = openDatabase(databaseUrl, { max: 1 })
  let late: unknown
  const { promise: work, resolve: finish } = Promise.withResolvers<void>()
  const transaction = narrow.transaction(async (within) => {
    const ended = endConnection(await processIdOf(within))
    void ended.then(async () => {
      await Promise.allSettled([one(narrow)])
      late = (await Promise.allSettled([within.execute(sql`select 1`)]))[0].status
      finish()
    })
    await within.execute(sql`select pg_sleep(10)`)
  })
  await expect(transaction).rejects.toThrow()
  await work
  expect(late).toBe('rejected')
  expect(await one(narrow)).toEqual([{ one: 1 }])
  await close()
})

test('idle connection that is lost: replaced, and the next query works', async ({ databaseUrl }) => {
  const lost: string[] = []
  const { database, close } = openDatabase(databaseUrl, {
    max: 1,
    onConnectionLost: (error) => lost.push(error.message),
  })
  await endConnection(await processIdOf(database))
  await expect.poll(() => lost.length).toBeGreaterThan(0)
  expect(await one(database)).toEqual([{ one: 1 }])
  await close()
})

const person = (name: string) => {
  const at = new Date('2026-03-02T10:00:00.000Z')
  return {
    id: randomUUID(),
    firstName: 'A',
    lastName: 'B',
    email: `${name}@example.com`,
    username: name,
    ageBand: 'adult' as const,
    termsAcceptedAt: at,
    createdAt: at,
    updatedAt: at,
  }
}

test('commit whose answer is lost: rejects as DatabaseAway, though the rows are stored (C1)', async ({
  databaseUrl,
  database,
}) => {
  const proxy = await startCuttingProxy(databaseUrl)
  const { database: cut, close } = openDatabase(proxy.url, { max: 1 })
  await one(cut)
  proxy.cutAfter('commit')
  await expect(asLogin(() => cut.insert(users).values(person('alone')))).rejects.toMatchObject({
    cause: AWAY,
  })
  await expect(
    asLogin(() =>
      cut.transaction(async (within) => {
        await within.insert(users).values(person('together'))
      }),
    ),
  ).rejects.toMatchObject(AWAY)
  expect((await database.select({ name: users.username }).from(users)).map(({ name }) => name).toSorted()).toEqual([
    'alone',
    'together',
  ])
  await close()
  await proxy.close()
})

test('commit answered with ROLLBACK: the transaction fails (C1)', async ({ database }) => {
  const transaction = database.transaction(async (within) => {
    await within.insert(users).values(person('nobody'))
    await within.execute(sql`select 1 / 0`).catch(() => {})
  })
  await expect(transaction).rejects.toThrow('rolled back')
  expect(await database.$count(users)).toBe(0)
})

test('statement refused by the database: its error is passed on, and the connection is kept', async ({
  databaseUrl,
}) => {
  const { database, close } = openDatabase(databaseUrl, { max: 1 })
  const before = await processIdOf(database)
  await expect(database.execute(sql`select 1 / 0`)).rejects.toMatchObject({ cause: { code: '22012' } })
  await expect(asAccount(ACCOUNT, () => database.execute(sql`select 1 / 0`))).rejects.toMatchObject({
    cause: { code: '22012' },
  })
  await expect(database.transaction((within) => within.execute(sql`select 1 / 0`))).rejects.toMatchObject({
    cause: { code: '22012' },
  })
  expect(await processIdOf(database)).toBe(before)
  await close()
})

test('connections live for a second, 20 requests at once: every one of them succeeds (C1)', async ({
  databaseUrl,
  database,
}) => {
  const { database: brief, close } = openDatabase(databaseUrl, { max: 10, lifetimeSeconds: 1 })
  const processes = new Set<number>()
  const until = performance.now() + 3500
  let [asked, made] = [0, 0]
  const work = async (worker: number) => {
    while (performance.now() < until) {
      asked += 2
      await asSystem(() => brief.insert(users).values(person(`w${worker}n${asked}`)))
      processes.add(
        await asLogin(() =>
          brief.transaction(async (within) => {
            await within.insert(users).values(person(`t${worker}n${asked}`))
            return processIdOf(within)
          }),
        ),
      )
      made += 2
    }
  }
  await Promise.all(Array.from({ length: 20 }, (_, worker) => work(worker)))
  expect([made, await database.$count(users)]).toEqual([asked, asked])
  // Three generations of connections were at work.
  expect(processes.size).toBeGreaterThanOrEqual(20)
  await close()
})

test('unreachable database: queries and transactions fail as unavailable', async () => {
  const { database, close } = openDatabase('postgres://funda@127.0.0.1:1/funda', { max: 2 })
  await expect(one(database)).rejects.toMatchObject({ cause: AWAY })
  await expect(database.transaction(one)).rejects.toMatchObject(AWAY)
  await close()
})

test('a frozen database: waiting queries time out, and the next query works once it goes on (C1)', async ({
  databaseUrl,
}) => {
  const proxy = await startCuttingProxy(databaseUrl)
  const { database, close } = openDatabase(proxy.url, { max: 2, answerMs: 300 })
  await Promise.all([one(database), one(database)])
  proxy.freeze()
  const waiting = [asAccount(ACCOUNT, () => one(database)), database.transaction((within) => one(within))]
  for (const result of await Promise.allSettled(waiting))
    expect(result).toMatchObject({ status: 'rejected', reason: { cause: AWAY } })
  proxy.thaw()
  const begun = performance.now()
  expect(await one(database)).toEqual([{ one: 1 }])
  expect(performance.now() - begun).toBeLessThan(1000)
  await close()
  await proxy.close()
})
