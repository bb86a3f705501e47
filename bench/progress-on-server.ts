import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { LearningEvent } from '#core/learning/learning-event.ts'
import { users } from '#server/features/accounts/index.ts'
import { countAsKept } from '#server/features/learning/count-progress.ts'
import { createRecounts } from '#server/features/learning/recount-later.ts'
import { getProgress } from '#server/features/learning/get-progress.ts'
import { keepEvents } from '#server/features/learning/queries.ts'
import { connectDirectly } from '#server/platform/database/connect-directly.ts'
import { APP_ROLE } from '#server/platform/database/embedded/ensure-database.ts'
import { startEmbeddedPostgres } from '#server/platform/database/embedded/start-embedded-postgres.ts'
import { migrateDatabase } from '#server/platform/database/migrate-database.ts'
import { openDatabase, type Database } from '#server/platform/database/open-database.ts'
import { createLog } from '#server/platform/log/create-log.ts'
import { makeAnswers } from './support/make-answers.ts'
import type { MeasuredRow } from './support/measured-row.ts'
import { median } from './support/statistics.ts'

/** Budget for reading progress on the server, in milliseconds. */
const BUDGET_MS = 100
const EVENTS = 100_000
const IN_A_BATCH = 1000
const NEW = 200
const ROUNDS = 5

const LEARNER = '01999999-0000-7000-8000-0000000000aa'

/** Runs with a database of its own, migrated and empty, as whoever owns it. */
async function withDatabase<Result>(work: (database: Database) => Promise<Result>): Promise<Result> {
  const dataFolder = mkdtempSync(path.join(tmpdir(), 'funda-bench-'))
  // PostgreSQL doesn't run as root: its own user has to get through.
  chmodSync(dataFolder, 0o711)
  const embedded = await startEmbeddedPostgres({ dataFolder, role: 'server', log: createLog('warn'), settings: [] })
  try {
    await connectDirectly(embedded.ownerUrl('postgres'), async (admin) => admin.query('create database bench'))
    await migrateDatabase(embedded.ownerUrl('bench'), { appRole: APP_ROLE })
    const { database, close } = openDatabase(embedded.ownerUrl('bench'), { max: 2 })
    const result = await work(database)
    await close()
    return result
  } finally {
    await embedded.stop()
    rmSync(dataFolder, { recursive: true, force: true })
  }
}

/** Times progress of a learner with a long history: after new answers, and after a late one. */
export function measureProgressOnServer(): Promise<MeasuredRow[]> {
  return withDatabase(async (database) => {
    const recounts = createRecounts(database, createLog('warn'))
    const answers = makeAnswers(EVENTS + ROUNDS * NEW)
    const now = new Date(answers.at(-1)?.occurredAt ?? '')
    await database.insert(users).values({
      id: LEARNER,
      firstName: 'A',
      lastName: 'B',
      email: 'a@example.org',
      username: 'a',
      ageBand: 'adult',
      termsAcceptedAt: now,
    })
    let received = new Date(0)
    /** Sends events as a device does; returns the milliseconds that it took. */
    const send = async (events: readonly LearningEvent[]): Promise<number> => {
      // On the day of the newest answers: one day takes only so many.
      received = new Date(Math.max(received.getTime(), Date.parse(events.at(-1)?.occurredAt ?? '') || 0))
      const start = performance.now()
      const kept = await keepEvents(
        database,
        LEARNER,
        events.map((event) => ({ ...event, verified: true, clockCorrected: false })),
        received,
      )
      await countAsKept(database, LEARNER, kept, events, recounts)
      return performance.now() - start
    }
    const look = async (): Promise<number> => {
      const start = performance.now()
      await getProgress({ database, clock: () => now }, LEARNER, 120)
      return performance.now() - start
    }
    for (let at = 0; at < EVENTS; at += IN_A_BATCH) await send(answers.slice(at, at + IN_A_BATCH))
    /** Measures the medians of sending something and of looking then. */
    const measure = async (
      made: (round: number) => readonly LearningEvent[],
    ): Promise<{ sent: number; looked: number }> => {
      const sent: number[] = []
      const looked: number[] = []
      for (let round = 0; round < ROUNDS; round++) {
        sent.push(await send(made(round)))
        await recounts.done()
        looked.push(await look())
      }
      return { sent: median(sent), looked: median(looked) }
    }
    let ids = 0
    const late = (back: number): LearningEvent[] =>
      answers
        .slice(EVENTS - back, EVENTS - back + 1)
        .map((event) => ({ ...event, id: `02${event.id.slice(2, -4)}${(ids++).toString(16).padStart(4, '0')}` }))
    const name = `progress from ${EVENTS} answers on the server`
    const none = await measure(() => [])
    const [near, far] = [await measure(() => late(2000)), await measure(() => late(30_000))]
    const more = await measure((round) => answers.slice(EVENTS + round * NEW, EVENTS + (round + 1) * NEW))
    return [
      { name: `${name}, none of them new`, unit: 'ms', product: none.looked, budget: BUDGET_MS },
      { name: `${name}, ${NEW} of them new`, unit: 'ms', product: more.looked, budget: BUDGET_MS },
      {
        name: `${name}, after one that came late`,
        unit: 'ms',
        product: Math.max(near.looked, far.looked),
        budget: BUDGET_MS,
      },
      { name: 'keeping an answer that is 2000 answers late', unit: 'ms', product: near.sent, budget: BUDGET_MS },
      { name: 'keeping an answer that is 30000 answers late', unit: 'ms', product: far.sent, budget: BUDGET_MS },
    ]
  })
}
