import { sql } from 'drizzle-orm'
import { fromDrizzle, PgBoss, type JobWithMetadata } from 'pg-boss'
import type pg from 'pg'
import { asSystem } from '#server/platform/database/actor.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import {
  JOB_QUEUE_NAMES,
  JOB_QUEUES,
  JOBS_SCHEMA,
  type Chore,
  type JobData,
  type JobQueue,
} from '#server/platform/jobs/job-queues.ts'
import { codesOf } from '#server/platform/log/describe-fault.ts'
import type { Log } from '#server/platform/log/create-log.ts'

/** A job to queue. A queue whose jobs are unique refuses a second one with the same key. */
export type NewJob<Queue extends JobQueue> = { data: JobData[Queue]; key?: string }

type Work<Queue extends JobQueue> = (data: JobData[Queue], attempt: { isLast: boolean }) => Promise<void>

/** Queues as features see them. */
export type Jobs = {
  /** Names the function that does the jobs of a queue. A queue without one only fills. */
  handle: <Queue extends JobQueue>(queue: Queue, work: Work<Queue>) => void
  /** Names the function that does a chore. */
  handleChore: (chore: Chore, work: () => Promise<void>) => void
  /** Queues jobs in a transaction: they exist if it is committed, and only then. */
  queue: <Queue extends JobQueue>(transaction: Database, queue: Queue, jobs: readonly NewJob<Queue>[]) => Promise<void>
}

/** Queues as the server runs them. */
export type RunningJobs = Jobs & {
  start: () => Promise<void>
  /** Ends; jobs that take longer are done again by the next server that looks. */
  stop: () => Promise<void>
}

type Parts = {
  /** Sends one statement to the database, in the name of nobody. */
  query: (text: string, values?: unknown[]) => Promise<pg.QueryResult>
  log: Pick<Log, 'warn' | 'debug'>
  /** Seconds between two looks for jobs of killed servers, and between two looks for new jobs; for tests. */
  watch?: number
  look?: number
}

/** Seconds between two looks for jobs whose server was killed. */
const WATCH_SECONDS = 15
/** Milliseconds for which the end waits for running jobs. */
const PATIENCE = 2000

/** A failed job, as it is kept: kinds and codes only, because texts of faults may name people. */
class JobFault extends Error {
  override readonly name = 'JobFault'
  constructor(fault: unknown) {
    super([fault instanceof Error ? fault.name : 'unknown', ...codesOf(fault)].join(' '))
    this.stack = ''
  }
}

/** Runs the jobs of a server over pg-boss. Nothing is sent to the database before the start. */
export function runJobs({ query, log, watch = WATCH_SECONDS, look }: Parts): RunningJobs {
  const boss = new PgBoss({
    db: { executeSql: query },
    schema: JOBS_SCHEMA,
    migrate: false,
    createSchema: false,
    registerInstance: false,
    reindex: false,
    monitorVacuum: false,
    superviseIntervalSeconds: watch,
    monitorIntervalSeconds: watch,
  })
  // A database that is away is said by the requests; the queues look again by themselves.
  boss.on('error', (fault: unknown) =>
    log.debug(`jobs: the queues could not be read (${codesOf(fault).join(' ') || 'unknown'})`),
  )
  boss.on('warning', () => {})
  const workers = new Map<JobQueue, () => Promise<unknown>>()
  const chores = new Map<Chore, () => Promise<void>>()

  function handle<Queue extends JobQueue>(queue: Queue, work: Work<Queue>): void {
    const { atOnce, look: usual } = JOB_QUEUES[queue]
    workers.set(queue, () =>
      boss.work(
        queue,
        { localConcurrency: atOnce, pollingIntervalSeconds: look ?? usual, batchSize: 1, includeMetadata: true },
        async (jobs: JobWithMetadata<JobData[Queue]>[]) => {
          for (const { data, retryCount, retryLimit } of jobs) {
            await asSystem(() => work(data, { isLast: retryCount >= retryLimit })).catch((fault: unknown) => {
              const known = new JobFault(fault)
              log.warn(`jobs: ${queue} failed (${known.message})`, { event: 'job-failed' })
              throw known
            })
          }
        },
      ),
    )
  }
  handle('chore', async ({ chore }) => chores.get(chore)?.())

  return {
    handle,
    handleChore: (chore, work) => void chores.set(chore, work),
    queue: async (transaction, queue, jobs) => {
      await boss.insert(
        queue,
        jobs.map(({ data, key }) => ({ data, ...(key === undefined ? {} : { singletonKey: key }) })),
        { db: fromDrizzle(transaction, sql) },
      )
    },
    start: async () => {
      await boss.start()
      for (const queue of JOB_QUEUE_NAMES) await workers.get(queue)?.()
    },
    stop: () => boss.stop({ close: false, timeout: PATIENCE }),
  }
}
