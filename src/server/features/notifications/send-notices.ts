import { isQuiet, NOTICE_PAUSES, type NotificationChoices } from '#core/notifications/choices.ts'
import { findWaitingReaders, lockReader, takeUntold } from '#server/features/notifications/queries.ts'
import type { AccountsParts } from '#server/features/accounts/index.ts'
import type { Jobs } from '#server/platform/jobs/run-jobs.ts'

type Parts = Pick<AccountsParts, 'database' | 'clock' | 'mail' | 'config'>

/** Readers of one page, and of one job. */
const PAGE = 100
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000'

/** Tells whether an email may go to somebody now, by their rhythm and their quiet hours. */
const isTime = ({ mailedAt, ...choices }: NotificationChoices & { mailedAt: Date | null }, now: Date): boolean =>
  choices.emails !== 'off' &&
  (mailedAt === null || now.getTime() - mailedAt.getTime() >= NOTICE_PAUSES[choices.emails]) &&
  !isQuiet(choices, now.getTime())

/** Queues a job for each page of people who have something new and want an email now. */
export async function findNotices({
  database,
  clock,
  jobs,
}: Pick<Parts, 'database' | 'clock'> & { jobs: Jobs }): Promise<void> {
  const now = clock()
  for (let after: string | undefined = BEFORE_ALL; after !== undefined;) {
    const waiting = await findWaitingReaders(database, { after, limit: PAGE })
    const readerIds = waiting.filter((reader) => isTime(reader, now)).map(({ id }) => id)
    if (readerIds.length > 0)
      await database.transaction((transaction) => jobs.queue(transaction, 'write-notices', [{ data: { readerIds } }]))
    after = waiting.length < PAGE ? undefined : waiting.at(-1)?.id
  }
}

async function writeOne({ database, clock, mail, config }: Parts, readerId: string): Promise<void> {
  const now = clock()
  await database.transaction(async (transaction) => {
    const reader = await lockReader(transaction, readerId)
    if (!reader || !isTime(reader, now)) return
    const count = await takeUntold(transaction, readerId, now)
    if (count === 0) return
    await mail.send(
      {
        kind: 'notices',
        to: reader.email,
        language: reader.language,
        about: readerId,
        link: `${config.origin}/dashboard/notifications`,
        values: { count },
      },
      transaction,
    )
  })
}

/**
 * Sends each of these people one email with the number of new notifications. It is one transaction with the note that
 * it was sent. A job that is done again sends none twice.
 */
export async function writeNotices(parts: Parts, { readerIds }: { readerIds: readonly string[] }): Promise<void> {
  for (const readerId of readerIds) await writeOne(parts, readerId)
}
