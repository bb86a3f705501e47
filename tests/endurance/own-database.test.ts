import { rmSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test as plainTest } from 'vitest'
import { connectDirectly } from '#server/platform/database/connect-directly.ts'
import { bypassesPolicies } from '#server/platform/database/bypasses-policies.ts'
import { startCuttingProxy } from '../support/cutting-proxy.ts'
import { endure, expectSoon, expectUnharmed } from '../support/endurance/endure.ts'
import { runApp, type RunningApp } from '../support/endurance/run-app.ts'
import { runPgbouncer } from '../support/endurance/run-pgbouncer.ts'
import { runPostgres, VERSIONS, type OwnPostgres, type Version } from '../support/endurance/run-postgres.ts'
import { makeScratchFolder } from '../support/scratch-folder.ts'

type Fixtures = {
  postgresOf: (version: Version) => Promise<OwnPostgres>
  /** Starts a server on a database of one's own. */
  serve: (databaseUrl: string, port?: number) => Promise<RunningApp>
}

const test = plainTest.extend<Fixtures>({
  postgresOf: async ({}, use) => {
    const running: OwnPostgres[] = []
    await use(async (version) => {
      const started = await runPostgres(version)
      running.push(started)
      return started
    })
    for (const one of running) await one.remove()
  },
  serve: async ({}, use) => {
    const [folder, apps] = [makeScratchFolder('endurance-own'), [] as RunningApp[]]
    await use(async (databaseUrl, port) => {
      const app = await runApp({
        ...(port && { PORT: String(port) }),
        FUNDA_DATA: folder,
        DATABASE_URL: databaseUrl,
        DATABASE_LIFETIME: '1',
      })
      apps.push(app)
      return app
    })
    for (const app of apps) await app.stop()
    rmSync(folder, { recursive: true, force: true })
  },
})

const killConnections = ({ ask, owner }: OwnPostgres) =>
  ask(
    `select pg_terminate_backend(pid) from pg_stat_activity where usename = '${owner.name}' order by random() limit 2`,
  )

/** Expects that no lock is left, and that no pooled connection keeps an actor or shows rows without one. */
async function expectNothingLeft({ ask }: OwnPostgres, poolerUrl: string): Promise<void> {
  expect(await ask("select * from pg_locks where locktype = 'advisory'")).toEqual([])
  // As many at once as the pooler has connections, so that each is looked at.
  const seen = await Promise.all(
    Array.from({ length: 12 }, () =>
      connectDirectly(poolerUrl, async (client) => {
        const { rows } = await client.query(
          `select coalesce(current_setting('funda.actor', true), '') as actor, (select count(*)::int
            from learning_events) as events, pg_sleep(0.2)::text as slept`,
        )
        return rows[0] as unknown
      }),
    ),
  )
  expect(seen).toEqual(seen.map(() => ({ actor: '', events: 0, slept: '' })))
}

test.for(VERSIONS)(
  'own PostgreSQL %i without superuser: starts, survives killed connections and database (C1)',
  async (version, { postgresOf, serve }) => {
    const postgres = await postgresOf(version)
    const app = await serve(postgres.url)
    expect(await bypassesPolicies(postgres.url)).toBe(false)
    await endure([app], { learners: 4 }, async (writers) => {
      for (let round = 0; round < 6; round++) {
        await killConnections(postgres)
        await sleep(100)
      }
      const pauses: number[] = []
      for (let round = 0; round < 2; round++) {
        await postgres.kill()
        await sleep(300)
        await postgres.start()
        pauses.push(await writers.timeUntilWriting(performance.now()))
      }
      expectSoon(pauses)
    })
    expectUnharmed(app)
  },
)

test('pgbouncer by transaction, 8 writers: nothing lost, no actor or lock left, quick restart (C1)', async ({
  postgresOf,
  serve,
}) => {
  const postgres = await postgresOf(18)
  const pooler = await runPgbouncer(postgres)
  const app = await serve(pooler.url)
  await expectNothingLeft(postgres, pooler.url)
  await endure([app], { learners: 4, devices: 2 }, async (writers) => {
    for (let round = 0; round < 6; round++) {
      await killConnections(postgres)
      await sleep(100)
    }
    const pauses: number[] = []
    for (let round = 0; round < 2; round++) {
      await pooler.kill()
      await pooler.start()
      pauses.push(await writers.timeUntilWriting(performance.now()))
    }
    expectSoon(pauses)
  })
  const second = await serve(pooler.url)
  await expectNothingLeft(postgres, pooler.url)
  expectUnharmed(app, second)
  await Promise.all([app.stop(), second.stop()])
  await pooler.remove()
})

test('two servers on one database, one killed under writers: nothing lost, the other goes on (C1)', async ({
  postgresOf,
  serve,
}) => {
  const postgres = await postgresOf(15)
  const [one, two] = await Promise.all([serve(postgres.url), serve(postgres.url)])
  await endure([one, two], { learners: 4 }, async (writers) => {
    await killConnections(postgres)
    await two.kill()
    expectSoon([await writers.timeUntilWriting(performance.now())])
    await serve(postgres.url, two.port)
    await sleep(500)
  })
  expectUnharmed(one)
})

test('a database that is frozen for three seconds: every request waits and succeeds (C1)', async ({
  postgresOf,
  serve,
}) => {
  const postgres = await postgresOf(18)
  const proxy = await startCuttingProxy(postgres.url)
  const app = await serve(proxy.url)
  const count = await endure([app], { learners: 4 }, async () => {
    proxy.freeze()
    await sleep(3000)
    proxy.thaw()
  })
  expect(count.refused).toBe(0)
  expectUnharmed(app)
  await app.stop()
  await proxy.close()
})
