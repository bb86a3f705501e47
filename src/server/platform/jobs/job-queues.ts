import type { Digest } from '#core/people/account-settings.ts'
import { RETENTION } from '#core/privacy/retention.ts'

const SECOND = 1000
const MINUTE = 60
const HOUR = 60 * MINUTE

/** Recurring work with its cron schedule. One of the servers on a database does it. */
export const CHORES = {
  'end-expired-access': '* * * * *',
  'sweep-retention': '0 * * * *',
  'find-digests': '7 * * * *',
  'find-notices': '12 * * * *',
  'tell-assignments': '17 * * * *',
  // At four in the afternoon in South Africa.
  'remind-assignments': '0 14 * * *',
  'follow-factor-removals': '23 * * * *',
  'sweep-disclosures': '41 * * * *',
  'move-recordings': '*/2 * * * *',
  'sweep-files': '*/10 * * * *',
} as const

export type Chore = keyof typeof CHORES

/** Data of each queue's jobs: ids and names of rules, never anything personal. */
export type JobData = {
  'send-email': { emailId: string }
  'write-digest': { readerIds: string[]; digest: Digest }
  'write-notices': { readerIds: string[] }
  chore: { chore: Chore }
}

export type JobQueue = keyof JobData

type QueueSettings = {
  /** Jobs of this queue that one server does at once; five in all queues together. */
  atOnce: number
  /** Seconds between two looks for new jobs. */
  look: number
  /** Seconds after which a job that still runs counts as failed. */
  expires: number
  /** Tries after the first, and the seconds before the first of them. Each further pause doubles. */
  retries: { limit: number; delay: number }
  /** True if a second job with the same key is refused while the first waits or runs. */
  isUnique: boolean
}

/** All queues of the server. */
export const JOB_QUEUES: Readonly<Record<JobQueue, QueueSettings>> = {
  // The pauses add up to about an hour: links last an hour at most, and a later email would only confuse.
  'send-email': { atOnce: 3, look: 1, expires: 2 * MINUTE, retries: { limit: 9, delay: 5 }, isUnique: false },
  'write-digest': { atOnce: 1, look: 2, expires: 10 * MINUTE, retries: { limit: 5, delay: MINUTE }, isUnique: true },
  'write-notices': { atOnce: 1, look: 2, expires: 10 * MINUTE, retries: { limit: 5, delay: MINUTE }, isUnique: false },
  chore: { atOnce: 1, look: 5, expires: HOUR, retries: { limit: 0, delay: MINUTE }, isUnique: true },
}

export const JOB_QUEUE_NAMES = Object.keys(JOB_QUEUES) as JobQueue[]

/** Seconds without a sign of life after which a job of a killed server is given to another. */
const HEARTBEAT_SECONDS = 15

/** Seconds for which jobs are kept that failed for good: as long as an email is. */
const FAILED_KEPT_SECONDS = RETENTION.email.limit / SECOND

/** The schema of the database in which pg-boss keeps its tables. */
export const JOBS_SCHEMA = 'jobs'

/** Returns the options with which a queue is made in the database. */
export function queueOptions(queue: JobQueue) {
  const { expires, retries, isUnique } = JOB_QUEUES[queue]
  return {
    policy: isUnique ? ('exclusive' as const) : ('standard' as const),
    expireInSeconds: expires,
    heartbeatSeconds: HEARTBEAT_SECONDS,
    retryLimit: retries.limit,
    retryDelay: retries.delay,
    retryBackoff: true,
    retryDelayMax: 30 * MINUTE,
    retentionSeconds: FAILED_KEPT_SECONDS,
    deleteAfterSeconds: FAILED_KEPT_SECONDS,
  }
}
