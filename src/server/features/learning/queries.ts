import { QUOTAS, type NearQuota, type QuotaKind } from '#core/people/quotas.ts'
import { AGGREGATE_VERSION } from '#core/progress/store-aggregate.ts'
import type { LastCounted } from '#core/progress/aggregate-steps.ts'
import type { Judgement } from '#server/features/learning/judge-event.ts'
import { refuseOverQuota } from '#server/platform/http/refuse-over-quota.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import { callSql, type SqlCall } from '#server/platform/database/send-sql.ts'

const DAY = 24 * 60 * 60 * 1000

/** PostgreSQL's code for a batch that passes a quota; the message names it. */
const OVER_QUOTA = 'FU001'

/** Number of a learner's events before and after a batch is stored, and the last one that was counted. */
export type Kept = { before: number; after: number; counted: LastCounted | null; near?: NearQuota }

type KeptRow = { before: string; after: string; is_near: boolean; counted_at: Date | null; counted_id: string | null }

/** Returns each event once; of several with one id, the first as it was told. */
function withoutDoubles(events: readonly Judgement[]): readonly Judgement[] {
  const unique = new Map(events.toReversed().map((event) => [event.id, event]))
  return unique.size === events.length ? events : [...unique.values()].toReversed()
}

/** Refuses a batch by which the learner's events would pass a quota, as the database found. */
function refuseBatch(fault: unknown, now: Date): never {
  const { code, message } = fault as { code?: string; message?: string }
  if (code !== OVER_QUOTA) throw fault
  const quota: QuotaKind = message === 'events-a-day' ? 'events-a-day' : 'events'
  const tomorrow = quota === 'events-a-day' ? Math.ceil((DAY - (now.getTime() % DAY)) / 1000) : undefined
  refuseOverQuota({ [quota]: QUOTAS[quota] + 1 }, tomorrow)
  throw fault
}

/**
 * Keeps each event once, in one call of the database. The first to arrive under an id stays as it is. Sequence numbers
 * show how many came today without counting rows.
 */
export async function keepEvents(
  database: Database,
  learnerId: string,
  events: readonly Judgement[],
  now: Date,
): Promise<Kept> {
  if (events.length === 0) return { before: 0, after: 0, counted: null }
  const today = new Date(now)
  today.setUTCHours(0, 0, 0, 0)
  const aDay = QUOTAS['events-a-day']
  const limits = [aDay, 0.8 * aDay, QUOTAS.events, AGGREGATE_VERSION]
  const sent = JSON.stringify(withoutDoubles(events))
  const values = [sent, now.toISOString(), today.toISOString(), ...limits]
  const [row] = await callSql<KeptRow>(database, learnerId, { name: 'funda_keep_events', values }).catch(
    (fault: unknown) => refuseBatch(fault, now),
  )
  if (!row) throw new Error('The database stored no events and gave no reason')
  const [before, after] = [Number(row.before), Number(row.after)]
  const counted = row.counted_at && row.counted_id ? { time: row.counted_at.getTime(), id: row.counted_id } : null
  if (after === before) return { before, after, counted }
  return {
    before,
    after,
    counted,
    ...refuseOverQuota({ events: after, ...(row.is_near ? { 'events-a-day': 0.8 * aDay } : {}) }),
  }
}

/** Page of events: their JSON, separated by commas, the place of the last one, and whether more follow. */
export type EventPage = { events: string; last_place: string; has_more: boolean }

/** Call that lists a learner's events after a sequence number, as JSON of the contract's judged events. */
export const listingAfter = (after: number, most: number): SqlCall<EventPage> => ({
  name: 'funda_list_events',
  values: [after, most],
})
