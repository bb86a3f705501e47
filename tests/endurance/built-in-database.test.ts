import { rmSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test as plainTest } from 'vitest'
import { connectDirectly } from '#server/platform/database/connect-directly.ts'
import { startEmbeddedPostgres } from '#server/platform/database/embedded/start-embedded-postgres.ts'
import { createLog } from '#server/platform/log/create-log.ts'
import { databaseProcess } from '../../bench/support/run-server.ts'
import { endure, expectSoon, expectUnharmed } from '../support/endurance/endure.ts'
import { runApp, type RunningApp } from '../support/endurance/run-app.ts'
import { makeScratchFolder } from '../support/scratch-folder.ts'

const ROUNDS = { backends: 8, databases: 3 }

type Fixtures = { dataFolder: string; app: RunningApp }

/** A server with the database that it brings, whose connections live for a second. */
const test = plainTest.extend<Fixtures>({
  dataFolder: async ({}, use) => {
    const folder = makeScratchFolder('endurance')
    await use(path.join(folder, 'data'))
    rmSync(folder, { recursive: true, force: true })
  },
  app: async ({ dataFolder }, use) => {
    const app = await runApp({ FUNDA_DATA: dataFolder, DATABASE_LIFETIME: '1' })
    await use(app)
    await app.stop()
  },
})

test('connections that live for a second, 20 devices at once: every request succeeds (C1)', async ({ app }) => {
  const count = await endure([app], { learners: 5, devices: 4 }, () => sleep(5000))
  expect(count.refused).toBe(0)
  expectUnharmed(app)
})

test('killed connections and database under writers: nothing lost or doubled, back in 1 s (C1)', async ({
  app,
  dataFolder,
}) => {
  // A visitor of the same database; it sees as the owner.
  const visitor = await startEmbeddedPostgres({ dataFolder, role: 'visitor', log: createLog('silent') })
  await endure([app], { learners: 4 }, async (writers) => {
    for (let round = 0; round < ROUNDS.backends; round++) {
      await connectDirectly(visitor.ownerUrl(), (client) =>
        client.query(
          "select pg_terminate_backend(pid) from pg_stat_activity where usename = 'funda_app' order by random() limit 2",
        ),
      )
      await sleep(100)
    }
    const pauses: number[] = []
    for (let round = 0; round < ROUNDS.databases; round++) {
      const before = databaseProcess(dataFolder)
      process.kill(before, 'SIGKILL')
      await expect
        .poll(() => app.output().match(/The database runs again/g)?.length, { timeout: 20_000 })
        .toBe(round + 1)
      pauses.push(await writers.timeUntilWriting(performance.now()))
    }
    expectSoon(pauses)
  })
  await visitor.stop()
  expectUnharmed(app)
})
