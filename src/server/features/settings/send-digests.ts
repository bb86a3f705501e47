import { DIGESTS, type Digest } from '#core/people/account-settings.ts'
import { lastPeriod, sumDays } from '#core/progress/digest.ts'
import { findChildren, type ChildrenParts } from '#server/features/children/index.ts'
import { getProgress } from '#server/features/learning/index.ts'
import { findDue, findReader, takeDue } from '#server/features/settings/queries.ts'
import type { Jobs } from '#server/platform/jobs/run-jobs.ts'

type Parts = Pick<ChildrenParts, 'database' | 'clock' | 'mail' | 'config'> & { jobs: Jobs }

/** South Africa's clock, by which weeks and months are reckoned. */
const UTC_OFFSET_MINUTES = 120

async function writeAbout(
  parts: Omit<Parts, 'jobs'>,
  digest: Digest,
  { id, email, language }: NonNullable<Awaited<ReturnType<typeof findReader>>>,
  period: { from: string; to: string },
): Promise<void> {
  for (const child of await findChildren(parts.database, id, parts.clock())) {
    if (!child.scopes.includes('see-progress') || child.latest?.act !== 'given') continue
    const { progress } = await getProgress(parts, child.id, UTC_OFFSET_MINUTES)
    const { days, answers, right } = sumDays(progress.days, period)
    if (answers === 0) continue
    await parts.mail.send(
      {
        kind: digest === 'weeklyDigest' ? 'child-week' : 'child-month',
        to: email,
        language,
        about: child.id,
        link: `${parts.config.origin}/children`,
        values: { username: child.username, days, answers, right, ...period },
      },
      parts.database,
    )
  }
}

/** Digests of one job. */
const PAGE = 100
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000'

/** Queues a job for each page of due digests, so that memory doesn't grow with their number. */
export async function findDigests({
  database,
  clock,
  jobs,
}: Pick<Parts, 'database' | 'clock' | 'jobs'>): Promise<void> {
  const now = clock()
  for (const digest of Object.keys(DIGESTS) as Digest[]) {
    const { endedAt } = lastPeriod(DIGESTS[digest], now)
    for (let after: string | undefined = BEFORE_ALL; after !== undefined;) {
      const due = await findDue(database, digest, endedAt, { after, limit: PAGE })
      if (due.length > 0)
        await database.transaction((transaction) =>
          jobs.queue(transaction, 'write-digest', [
            { data: { readerIds: due.map(({ id }) => id), digest }, key: `${digest} ${due[0]?.id}` },
          ]),
        )
      after = due.length < PAGE ? undefined : due.at(-1)?.id
    }
  }
}

/**
 * Sends due digests: the learning of each child in the past week or month, once. A job that is done again sends none
 * twice. A digest that fails doesn't stop the others of its job, which is then tried again.
 */
export async function writeDigests(
  parts: Omit<Parts, 'jobs'>,
  { readerIds, digest }: { readerIds: readonly string[]; digest: Digest },
): Promise<void> {
  const faults: unknown[] = []
  for (const readerId of readerIds)
    await writeDigest(parts, readerId, digest).catch((fault: unknown) => void faults.push(fault))
  if (faults.length > 0) throw faults[0]
}

/** Sends one due digest. The note that it was sent and the emails are one transaction. */
async function writeDigest(parts: Omit<Parts, 'jobs'>, readerId: string, digest: Digest): Promise<void> {
  const now = parts.clock()
  const { endedAt, ...period } = lastPeriod(DIGESTS[digest], now)
  await parts.database.transaction(async (transaction) => {
    const reader = await findReader(transaction, readerId, digest)
    if (reader && (await takeDue(transaction, readerId, digest, endedAt, now)))
      await writeAbout({ ...parts, database: transaction }, digest, reader, period)
  })
}
