import { randomUUID } from 'node:crypto'
import postgres from 'postgres'
import { inject, test as plainTest } from 'vitest'
import { openDatabase, type Database } from '#server/platform/database/open-database.ts'
import { TEMPLATE_DATABASE } from './postgres.ts'

type Fixtures = {
  /** Address of a database that this test has for itself, for the app's role, as in the product. */
  databaseUrl: string
  database: Database
}

/** A vitest `test` whose `database` is the test's own: migrated, empty, and gone afterwards. */
export const test = plainTest.extend<Fixtures>({
  databaseUrl: async ({}, use) => {
    const name = `test_${randomUUID().replaceAll('-', '')}`
    const { ownerUrl, appUrl } = inject('postgres')
    const admin = postgres(ownerUrl.replace('{database}', 'postgres'), { max: 1, fetch_types: false, onnotice: () => {} })
    await admin`create database ${admin(name)} template ${admin(TEMPLATE_DATABASE)} strategy file_copy`
    await use(appUrl.replace('{database}', name))
    await admin`drop database ${admin(name)} with (force)`
    await admin.end()
  },
  database: async ({ databaseUrl }, use) => {
    const { database, client } = openDatabase(databaseUrl, { max: 3 })
    await use(database)
    await client.end({ timeout: 1 })
  },
})
