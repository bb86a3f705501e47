import { rmSync } from 'node:fs'
import { expect, inject } from 'vitest'
import { connectDirectly } from '#server/platform/database/connect-directly.ts'
import { readConfig } from '#server/platform/config/read-config.ts'
import { createLog } from '#server/platform/log/create-log.ts'
import { test } from '../../tests/support/database-test.ts'
import { makeScratchFolder } from '../../tests/support/scratch-folder.ts'
import { OPERATOR_FILE } from '../../tests/support/test-operator.ts'
import { startServer } from './start-server.ts'

test("a start that waits for another server's migration: ends within seconds when asked to (C1)", async ({
  databaseUrl,
}) => {
  const folder = makeScratchFolder('start')
  const ownerUrl = inject('postgres').ownerUrl.replace('{database}', new URL(databaseUrl).pathname.slice(1))
  const { settings } = readConfig({ FUNDA_DATA: folder, DATABASE_URL: ownerUrl, FUNDA_OPERATOR: OPERATOR_FILE }, '/')
  await connectDirectly(ownerUrl, async (holder) => {
    await holder.query('select pg_advisory_lock(727274)')
    const server = startServer({
      settings,
      projectFolder: folder,
      log: createLog('silent'),
      buildApp: () => Promise.reject(new Error('It never comes to this.')),
      onGivenUp: () => {},
    })
    server.ready.catch(() => {})
    const begun = performance.now()
    await server.stop()
    expect(performance.now() - begun).toBeLessThan(6000)
  })
  await expect
    .poll(
      () =>
        connectDirectly(
          ownerUrl,
          async (client) =>
            (
              await client.query(
                'select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
              )
            ).rowCount,
        ),
      { timeout: 10_000 },
    )
    .toBe(0)
  rmSync(folder, { recursive: true, force: true })
})
