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

/** Most digests that are queued at once. */
const PAGE = 500
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000'

/** Queues a job for each due digest, page by page, so that memory doesn't grow with their number. */
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
          jobs.queue(
            transaction,
            'write-digest',
            due.map(({ id }) => ({ data: { readerId: id, digest }, key: `${digest} ${id}` })),
          ),
        )
      after = due.length < PAGE ? undefined : due.at(-1)?.id
    }
  }
}

/**
 * Sends a due digest: the learning of each child in the past week or month, once. A child without learning is left
 * out. The note that it was sent and the emails are one transaction.
 */
export async function writeDigest(
  parts: Omit<Parts, 'jobs'>,
  { readerId, digest }: { readerId: string; digest: Digest },
): Promise<void> {
  const now = parts.clock()
  const { endedAt, ...period } = lastPeriod(DIGESTS[digest], now)
  await parts.database.transaction(async (transaction) => {
    const reader = await findReader(transaction, readerId, digest)
    if (reader && (await takeDue(transaction, readerId, digest, endedAt, now)))
      await writeAbout({ ...parts, database: transaction }, digest, reader, period)
  })
}
