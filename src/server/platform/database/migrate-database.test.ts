import { sql } from 'drizzle-orm'
import { expect, inject } from 'vitest'
import { migrateDatabase } from '#server/platform/database/migrate-database.ts'
import { connectDirectly } from '#server/platform/database/connect-directly.ts'
import { test } from '../../../../tests/support/database-test.ts'

test('app role: may not create tables [ASVS V13.2.2]', async ({ appDatabase: database }) => {
  await expect(database.execute(sql`create table sneaked_in (id integer)`)).rejects.toMatchObject({
    cause: { code: '42501' },
  })
})

test('app role: may read every migrated table', async ({ appDatabase: database }) => {
  const { rows: refused } = await database.execute<{ name: string }>(sql`
    select relname as name from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace and not has_table_privilege(oid, 'select')`)
  expect(refused).toEqual([])
})

test('a migration blocked by another connection: reports it, gives up, and leaves nothing (C1)', async ({
  databaseUrl,
}) => {
  const ownerUrl = inject('postgres').ownerUrl.replace('{database}', new URL(databaseUrl).pathname.slice(1))
  const logged: string[] = []
  await connectDirectly(ownerUrl, async (holder) => {
    const {
      rows: [{ pid } = { pid: 0 }],
    } = await holder.query<{ pid: number }>('select pg_backend_pid() as pid, pg_advisory_lock(727274)')
    await expect(
      migrateDatabase(ownerUrl, { patienceMs: 2500, log: { info: (line) => void logged.push(line) } }),
    ).rejects.toMatchObject({
      name: 'StartError',
      message: expect.stringMatching(new RegExp(`PostgreSQL process ${pid}.*pg_terminate_backend`)) as string,
    })
  })
  expect(logged).toEqual([expect.stringMatching(/^Waiting for another Funda server/)])
  await migrateDatabase(ownerUrl, { patienceMs: 2500 })
  const left = await connectDirectly(ownerUrl, (client) =>
    client.query(
      `select l.pid from pg_locks l join pg_database d on d.oid = l.database
        where d.datname = current_database() and l.locktype = 'advisory'`,
    ),
  )
  expect(left.rows).toEqual([])
})
