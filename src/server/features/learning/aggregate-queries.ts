import { and, asc, eq, getTableColumns, gt, lte, ne, sql, type SQL } from 'drizzle-orm'
import type { CountedEvent } from '#core/progress/count-events.ts'
import { AGGREGATE_VERSION, type StoredAggregate } from '#core/progress/store-aggregate.ts'
import { placesToKeep, type LastCounted, type AggregateStep } from '#core/progress/aggregate-steps.ts'
import { learningEvents, learningStreams, learningAggregates } from '#server/features/learning/tables.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import { sendSql } from '#server/platform/database/send-sql.ts'

const {
  learnerId: _learnerId,
  receivedAt: _receivedAt,
  sequence: _sequence,
  answer: _answer,
  deviceId: _deviceId,
  clockCorrected: _clockCorrected,
  verified: _verified,
  ...countedColumns
} = getTableColumns(learningEvents)

type CountedRow = Omit<CountedEvent, 'occurredAt'> & { occurredAt: Date }
const eventOf = (row: CountedRow): CountedEvent => ({ ...row, occurredAt: row.occurredAt.toISOString() })

const verifiedOf = (learnerId: string): SQL | undefined =>
  and(eq(learningEvents.learnerId, learnerId), eq(learningEvents.verified, true))

/** Answers that count and aren't counted yet: how many, the earliest, and the last place of all events beside them. */
export type Added = { answers: number; earliest: LastCounted | null; lastSequence: number | undefined }

const FIND_ADDED = `select max(sequence) as last_sequence, count(*) filter (where verdict <> 'revealed') as answers,
    (array_agg(occurred_at order by occurred_at, id) filter (where verdict <> 'revealed'))[1] as earliest_at,
    (array_agg(id order by occurred_at, id) filter (where verdict <> 'revealed'))[1] as earliest_id
  from learning_events where learner_id = $1 and verified and sequence > $2`

type AddedRow = {
  last_sequence: string | null
  answers: string
  earliest_at: Date | null
  earliest_id: string | null
}

/** Finds the learner's verified answers after a place in their count, without reading them. */
export async function findAdded(database: Database, learnerId: string, after: number): Promise<Added> {
  const [row] = await sendSql<AddedRow>(database, FIND_ADDED, [learnerId, after])
  const { earliest_at: at, earliest_id: id } = row ?? {}
  return {
    answers: Number(row?.answers ?? 0),
    earliest: at && id ? { time: at.getTime(), id } : null,
    lastSequence: row?.last_sequence ? Number(row.last_sequence) : undefined,
  }
}

/** Answers that are read and counted at a time: nobody else waits longer than for these. */
const PAGE = 1000

const afterLast = (last: LastCounted): SQL =>
  sql`(${learningEvents.occurredAt}, ${learningEvents.id}) > (${new Date(last.time).toISOString()}::timestamptz, ${last.id}::uuid)`

/**
 * Reads the learner's verified answers after a given one, in order of time, page by page. Null begins with the first.
 * @param upTo the last place in the learner's count that is read
 */
export async function* pagesOfVerified(
  database: Database,
  learnerId: string,
  last: LastCounted | null,
  upTo: number,
): AsyncGenerator<CountedEvent[]> {
  for (let place = last; ;) {
    const later = place ? [afterLast(place)] : []
    const rows = await database
      .select(countedColumns)
      .from(learningEvents)
      .where(
        and(
          verifiedOf(learnerId),
          ne(learningEvents.verdict, 'revealed'),
          lte(learningEvents.sequence, upTo),
          ...later,
        ),
      )
      .orderBy(asc(learningEvents.occurredAt), asc(learningEvents.id))
      .limit(PAGE)
    yield rows.map(eventOf)
    const end = rows.at(-1)
    if (end === undefined || rows.length < PAGE) return
    place = { time: end.occurredAt.getTime(), id: end.id }
  }
}

/** A step without what was counted. */
export type KeptStep = { counted: number; lastSequence: number; last: LastCounted }

/** Lists the steps that are kept of a learner's counting in the present way, in the order of their answers. */
export async function listSteps(database: Database, learnerId: string): Promise<KeptStep[]> {
  const { counted, lastSequence, lastAt, lastId } = learningAggregates
  const rows = await database
    .select({ counted, lastSequence, lastAt, lastId })
    .from(learningAggregates)
    .where(and(eq(learningAggregates.learnerId, learnerId), eq(learningAggregates.version, AGGREGATE_VERSION)))
    .orderBy(asc(counted))
  return rows.map((row) => ({
    counted: row.counted,
    lastSequence: row.lastSequence,
    last: { time: row.lastAt.getTime(), id: row.lastId },
  }))
}

/** Reads the aggregate at a step; empty if it was replaced a moment ago. */
export async function readStep(
  database: Database,
  learnerId: string,
  { counted, last }: KeptStep,
): Promise<StoredAggregate | undefined> {
  const [found] = await database
    .select({ aggregate: learningAggregates.aggregate })
    .from(learningAggregates)
    .where(
      and(
        eq(learningAggregates.learnerId, learnerId),
        eq(learningAggregates.version, AGGREGATE_VERSION),
        eq(learningAggregates.counted, counted),
        eq(learningAggregates.lastId, last.id),
      ),
    )
    .limit(1)
  return found?.aggregate
}

type Counted = { seen: number; base: KeptStep | null; made: readonly AggregateStep[]; lastSequence: number }

/**
 * Stores the steps of a count in place of those after its base. If another request stored its own meanwhile, nothing
 * changes. The next reader continues from there. @param seen up to where events had been counted before; @param
 * lastSequence up to where they are now
 */
export async function keepSteps(
  database: Database,
  learnerId: string,
  { seen, base, made, lastSequence }: Counted,
): Promise<void> {
  const places = placesToKeep(made.at(-1)?.counted ?? 0)
  await database.transaction(async (transaction) => {
    await transaction
      .select({ learnerId: learningStreams.learnerId })
      .from(learningStreams)
      .where(eq(learningStreams.learnerId, learnerId))
      .for('update')
    const present = await listSteps(transaction, learnerId)
    if ((present.at(-1)?.lastSequence ?? 0) !== seen) return
    await transaction
      .delete(learningAggregates)
      .where(
        and(
          eq(learningAggregates.learnerId, learnerId),
          sql`(${learningAggregates.version} <> ${AGGREGATE_VERSION} or ${gt(learningAggregates.counted, base?.counted ?? 0)})`,
        ),
      )
    for (const { counted } of present) {
      if (!places.has(counted))
        await transaction
          .delete(learningAggregates)
          .where(and(eq(learningAggregates.learnerId, learnerId), eq(learningAggregates.counted, counted)))
    }
    for (const { counted, last, stored } of made) {
      const kept = {
        lastSequence,
        lastAt: new Date(last.time),
        lastId: last.id,
        version: AGGREGATE_VERSION,
        aggregate: stored,
      }
      await transaction
        .insert(learningAggregates)
        .values({ learnerId, counted, ...kept })
        .onConflictDoUpdate({ target: [learningAggregates.learnerId, learningAggregates.counted], set: kept })
    }
  })
}
