import { sql } from 'drizzle-orm'
import postgres from 'postgres'
import { expect, inject } from 'vitest'
import { test } from '../../../../tests/support/database-test.ts'
import { openDatabase } from './open-database.ts'

/** Ends a connection's server process, as a crash of the database would. */
async function endConnection(processId: number): Promise<void> {
  const admin = postgres(inject('postgres').ownerUrl.replace('{database}', 'postgres'), { max: 1, fetch_types: false })
  await admin`select pg_terminate_backend(${processId})`
  await admin.end()
}

const processIdOf = async (queries: { execute: (query: ReturnType<typeof sql>) => PromiseLike<unknown> }) =>
  ((await queries.execute(sql`select pg_backend_pid() as id`)) as { id: number }[])[0]?.id ?? 0

test('a connection that ends between two statements of a transaction refuses the second, and the next query works', async ({ database }) => {
  const transaction = database.transaction(async (within) => {
    await endConnection(await processIdOf(within))
    await within.execute(sql`select 1`)
  })
  await expect(transaction).rejects.toThrow()
  expect([...(await database.execute(sql`select 1 as one`))]).toEqual([{ one: 1 }])
})

test('a connection that ends during a statement of a transaction rejects it, and the next query works', async ({ database }) => {
  const transaction = database.transaction(async (within) => {
    const id = await processIdOf(within)
    await Promise.all([within.execute(sql`select pg_sleep(10)`), endConnection(id)])
  })
  await expect(transaction).rejects.toThrow()
  expect([...(await database.execute(sql`select 1 as one`))]).toEqual([{ one: 1 }])
})

test('what a lost transaction still sends is refused, also when its connection has long come back', async ({ databaseUrl }) => {
  const { database: narrow, client } = openDatabase(databaseUrl, { max: 1 })
  const late: unknown[] = []
  let finished: () => void = () => {}
  const work = new Promise<void>((resolve) => (finished = resolve))
  const transaction = narrow.transaction(async (within) => {
    await endConnection(await processIdOf(within))
    // Meanwhile the pool's only connection is asked for by others, and comes back.
    await Promise.allSettled([narrow.execute(sql`select 1`)])
    await Promise.allSettled([within.execute(sql`select 1`)]).then(([result]) => late.push(result?.status))
    finished()
  })
  await expect(transaction).rejects.toThrow()
  await work
  expect(late).toEqual(['rejected'])
  await expect.poll(async () => [...(await narrow.execute(sql`select 1 as one`))]).toEqual([{ one: 1 }])
  await client.end({ timeout: 5 })
})
