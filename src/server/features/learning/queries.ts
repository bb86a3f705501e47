import { and, asc, eq, getTableColumns, gt, inArray } from 'drizzle-orm'
import type { JudgedEvent } from '#contract/learning-schemas.ts'
import { QUOTAS, type NearQuota } from '#core/people/quotas.ts'
import type { Judgement } from '#server/features/learning/judge-event.ts'
import { users } from '#server/features/accounts/index.ts'
import { learningEvents, learningStreams } from '#server/features/learning/tables.ts'
import { refuseOverQuota } from '#server/platform/http/refuse-over-quota.ts'
import type { Database } from '#server/platform/database/open-database.ts'

const { learnerId: _learnerId, receivedAt: _receivedAt, sequence, ...eventColumns } = getTableColumns(learningEvents)

const DAY = 24 * 60 * 60 * 1000

/** When the learner's account began. */
export async function findAccountStart(database: Database, learnerId: string): Promise<Date | undefined> {
  return (await database.select({ startedAt: users.createdAt }).from(users).where(eq(users.id, learnerId)))[0]
    ?.startedAt
}

/** Locks the learner's counter until the transaction ends, so that batches of two devices take turns. */
async function lockStream(database: Database, learnerId: string): Promise<number> {
  const [stream] = await database
    .insert(learningStreams)
    .values({ learnerId, lastSequence: 0 })
    .onConflictDoUpdate({ target: learningStreams.learnerId, set: { learnerId } })
    .returning({ lastSequence: learningStreams.lastSequence })
  return stream?.lastSequence ?? 0
}

async function findKept(database: Database, learnerId: string, ids: string[]): Promise<Set<string>> {
  const kept = await database
    .select({ id: learningEvents.id })
    .from(learningEvents)
    .where(and(eq(learningEvents.learnerId, learnerId), inArray(learningEvents.id, ids)))
  return new Set(kept.map((event) => event.id))
}

/** Whether the learner's event at this place in their count arrived on the day of `now` (UTC). */
async function isOfToday(database: Database, learnerId: string, place: number, now: Date): Promise<boolean> {
  const today = new Date(now)
  today.setUTCHours(0, 0, 0, 0)
  const [found] = await database
    .select({ receivedAt: learningEvents.receivedAt })
    .from(learningEvents)
    .where(and(eq(learningEvents.learnerId, learnerId), eq(sequence, place)))
  return found !== undefined && found.receivedAt >= today
}

/**
 * Refuses a batch that would exceed the learner's quotas. The sequence numbers show today's count without counting
 * rows.
 */
async function refuseTooMany(
  database: Database,
  learnerId: string,
  count: number,
  now: Date,
): Promise<{ near?: NearQuota }> {
  const most = QUOTAS['events-a-day']
  const isFull = await isOfToday(database, learnerId, count - most, now)
  const tomorrow = Math.ceil((DAY - (now.getTime() % DAY)) / 1000)
  if (isFull) return refuseOverQuota({ 'events-a-day': most + 1 }, tomorrow)
  return refuseOverQuota({
    events: count,
    ...((await isOfToday(database, learnerId, count - 0.8 * most, now)) ? { 'events-a-day': 0.8 * most } : {}),
  })
}

/** Number of a learner's events before and after a batch is stored. */
type Counted = { before: number; after: number; near?: NearQuota }

/** Keeps each event once, in one transaction; the first to arrive under an id stays as it is. */
export async function keepEvents(
  database: Database,
  learnerId: string,
  events: readonly Judgement[],
  now: Date,
): Promise<Counted> {
  if (events.length === 0) return { before: 0, after: 0 }
  return database.transaction(async (transaction) => {
    const last = await lockStream(transaction, learnerId)
    const kept = await findKept(
      transaction,
      learnerId,
      events.map((event) => event.id),
    )
    const added = [...new Map(events.toReversed().map((event) => [event.id, event])).values()]
      .toReversed()
      .filter((event) => !kept.has(event.id))
    if (added.length === 0) return { before: last, after: last }
    const near = await refuseTooMany(transaction, learnerId, last + added.length, now)
    await transaction
      .insert(learningEvents)
      .values(
        added.map((event, index) => ({
          ...event,
          cards: [...(event.cards ?? [])],
          learnerId,
          sequence: last + index + 1,
          occurredAt: new Date(event.occurredAt),
          receivedAt: now,
        })),
      )
      .onConflictDoNothing()
    await transaction
      .update(learningStreams)
      .set({ lastSequence: last + added.length })
      .where(eq(learningStreams.learnerId, learnerId))
    return { before: last, after: last + added.length, ...near }
  })
}

/** The learner's events after a place in their count, in its order. */
export async function listAfter(
  database: Database,
  learnerId: string,
  after: number,
  limit: number,
): Promise<{ sequence: number; event: JudgedEvent }[]> {
  const rows = await database
    .select({ sequence, ...eventColumns })
    .from(learningEvents)
    .where(and(eq(learningEvents.learnerId, learnerId), gt(sequence, after)))
    .orderBy(asc(sequence))
    .limit(limit)
  return rows.map(({ sequence: place, ...event }) => ({
    sequence: place,
    event: { ...event, occurredAt: event.occurredAt.toISOString() },
  }))
}
