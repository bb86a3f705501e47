import { rmSync } from 'node:fs'
import type { TestProject } from 'vitest/node'
import { connectDirectly } from '#server/platform/database/connect-directly.ts'
import { APP_ROLE } from '#server/platform/database/embedded/ensure-database.ts'
import { startEmbeddedPostgres } from '#server/platform/database/embedded/start-embedded-postgres.ts'
import { migrateDatabase } from '#server/platform/database/migrate-database.ts'
import { createLog } from '#server/platform/log/create-log.ts'
import { makeScratchFolder } from './scratch-folder.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Addresses of the run's PostgreSQL; put a database's name in place of `{database}`. */
    postgres: { ownerUrl: string; appUrl: string }
  }
}

/** Name of the migrated database that every test's own is copied from. */
export const TEMPLATE_DATABASE = 'funda_template'

/** Starts one PostgreSQL for the whole run, with a migrated template. Safety against power cuts is off: nothing here outlives the run. */
export default async function startPostgres(project: TestProject): Promise<() => Promise<void>> {
  const dataFolder = makeScratchFolder('test')
  const settings = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']
  const embedded = await startEmbeddedPostgres({ dataFolder, role: 'server', log: createLog('warn'), settings })
  await connectDirectly(embedded.ownerUrl('postgres'), async (admin) => {
    await admin.query(`create database ${TEMPLATE_DATABASE}`)
    await migrateDatabase(embedded.ownerUrl(TEMPLATE_DATABASE), { appRole: APP_ROLE })
    await admin.query(`alter database ${TEMPLATE_DATABASE} with is_template true allow_connections false`)
  })
  project.provide('postgres', { ownerUrl: embedded.ownerUrl('{database}'), appUrl: embedded.appUrl('{database}') })
  return async () => {
    await embedded.stop()
    rmSync(dataFolder, { recursive: true, force: true })
  }
}
