import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { test } from '../../../../tests/support/database-test.ts'

test('the role of the app cannot change tables', async ({ appDatabase: database }) => {
  await expect(database.execute(sql`create table sneaked_in (id integer)`)).rejects.toMatchObject({ cause: { code: '42501' } })
})

test('the role of the app reaches the rows of every migrated table', async ({ appDatabase: database }) => {
  const { rows: refused } = await database.execute<{ name: string }>(sql`
    select relname as name from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace and not has_table_privilege(oid, 'select')`)
  expect(refused).toEqual([])
})
