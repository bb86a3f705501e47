import { chatDays } from '#core/khulu/history/chat-message.ts'
import type { KhuluParts } from '#server/features/khulu/khulu-parts.ts'
import { deleteSaidBy } from '#server/features/khulu/queries.ts'

const DAY = 24 * 60 * 60 * 1000

/** Deletes what is kept no longer (security goals, P10): a child's and a teen's messages after 30 days, an adult's after 90. */
export async function sweepMessages({ database, clock }: Pick<KhuluParts, 'database' | 'clock'>): Promise<void> {
  const now = clock().getTime()
  await deleteSaidBy(database, new Date(now - chatDays('child') * DAY), 'minors')
  await deleteSaidBy(database, new Date(now - chatDays('adult') * DAY), 'adults')
}
