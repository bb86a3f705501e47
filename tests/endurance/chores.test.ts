import { expect, test } from 'vitest'
import { openDatabase } from '#server/platform/database/open-database.ts'
import { CHORES, type Chore } from '#server/platform/jobs/job-queues.ts'
import { runJobs } from '#server/platform/jobs/run-jobs.ts'
import { runApp } from '../support/endurance/run-app.ts'
import { runPostgres } from '../support/endurance/run-postgres.ts'
import { makeScratchFolder } from '../support/scratch-folder.ts'

const quiet = { warn: () => {}, debug: () => {} }
/** The chore that is due every minute. */
const OFTEN: Chore = 'end-expired-access'
const minuteNow = (): number => Math.floor(Date.now() / 60_000)

/** Milliseconds for a test that waits for two minutes to begin. */
const PATIENCE = 300_000

test('two servers on one database: no chore is done twice in its minute', { timeout: PATIENCE }, async () => {
  const postgres = await runPostgres(18)
  // The first start makes the tables.
  const app = await runApp({ FUNDA_DATA: makeScratchFolder('chores'), DATABASE_URL: postgres.url })
  await app.stop()
  await postgres.ask('delete from jobs.job')
  const done: Chore[] = []
  const begun = minuteNow()
  const servers = [0, 1].map(() => {
    const { query, close } = openDatabase(postgres.url, { max: 2 })
    const jobs = runJobs({ query, log: quiet, look: 0.5 })
    for (const chore of Object.keys(CHORES) as Chore[])
      jobs.handleChore(chore, async () => {
        done.push(chore)
      })
    return { jobs, close }
  })
  try {
    await Promise.all(servers.map(({ jobs }) => jobs.start()))
    const often = (): number => done.filter((chore) => chore === OFTEN).length
    await expect.poll(often, { timeout: 240_000, interval: 500 }).toBeGreaterThanOrEqual(2)
    const most = minuteNow() - begun + 1
    expect(often()).toBeLessThanOrEqual(most)
    const waiting = async (): Promise<number> =>
      (await postgres.ask("select id from jobs.job where name = 'chore'")).length - done.length
    await expect.poll(waiting, { timeout: 30_000, interval: 500 }).toBe(0)
  } finally {
    for (const { jobs, close } of servers) {
      await jobs.stop()
      await close()
    }
    await postgres.remove()
  }
})
