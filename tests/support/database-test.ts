import { randomUUID } from 'node:crypto'
import { inject, test as plainTest } from 'vitest'
import { connectDirectly } from '#server/platform/database/connect-directly.ts'
import { openDatabase, type Database } from '#server/platform/database/open-database.ts'
import { TEMPLATE_DATABASE } from './postgres.ts'

type Fixtures = {
  /** Address of a database that this test has for itself, for the app's role, as in the product. */
  databaseUrl: string
  /** Connection of the app's role, which row-level policies limit. */
  appDatabase: Database
  /** Connection of the role that owns the tables and sees every row, for assertions. */
  database: Database
}

/** A vitest `test` whose database is the test's own: migrated, empty, and gone afterwards. */
export const test = plainTest.extend<Fixtures>({
  databaseUrl: async ({}, use) => {
    const name = `test_${randomUUID().replaceAll('-', '')}`
    const { ownerUrl, appUrl } = inject('postgres')
    await connectDirectly(ownerUrl.replace('{database}', 'postgres'), async (admin) => {
      await admin.query(`create database ${name} template ${TEMPLATE_DATABASE} strategy file_copy`)
      await use(appUrl.replace('{database}', name))
      await admin.query(`drop database ${name} with (force)`)
    })
  },
  appDatabase: async ({ databaseUrl }, use) => {
    const { database, close } = openDatabase(databaseUrl, { max: 3 })
    await use(database)
    await close()
  },
  database: async ({ databaseUrl }, use) => {
    const { database, close } = openDatabase(
      inject('postgres').ownerUrl.replace('{database}', new URL(databaseUrl).pathname.slice(1)),
      { max: 3 },
    )
    await use(database)
    await close()
  },
})
