import { and, asc, eq, getTableColumns, gt, sql, type SQL } from 'drizzle-orm'
import type { CountedEvent } from '#core/progress/count-events.ts'
import { AGGREGATE_VERSION, type StoredAggregate } from '#core/progress/store-aggregate.ts'
import { placesToKeep, type LastCounted, type AggregateStep } from '#core/progress/aggregate-steps.ts'
import { learningEvents, learningStreams, learningAggregates } from '#server/features/learning/tables.ts'
import type { Database } from '#server/platform/database/open-database.ts'

const {
  learnerId: _learnerId,
  receivedAt: _receivedAt,
  sequence,
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

/** The learner's events after a place in their count that the server judged itself, as far as counting needs them. */
export async function listVerifiedAfter(
  database: Database,
  learnerId: string,
  after: number,
): Promise<{ sequence: number; event: CountedEvent }[]> {
  const rows = await database
    .select({ sequence, ...countedColumns })
    .from(learningEvents)
    .where(and(verifiedOf(learnerId), gt(sequence, after)))
    .orderBy(asc(sequence))
  return rows.map(({ sequence: place, ...event }) => ({ sequence: place, event: eventOf(event) }))
}

/** Lists the learner's verified events after a given one, in order of time; all of them for null. */
export async function listVerifiedLater(
  database: Database,
  learnerId: string,
  last: LastCounted | null,
): Promise<CountedEvent[]> {
  const later =
    last &&
    sql`(${learningEvents.occurredAt}, ${learningEvents.id}) > (${new Date(last.time).toISOString()}::timestamptz, ${last.id}::uuid)`
  const rows = await database
    .select(countedColumns)
    .from(learningEvents)
    .where(and(verifiedOf(learnerId), ...(later ? [later] : [])))
    .orderBy(asc(learningEvents.occurredAt), asc(learningEvents.id))
  return rows.map(eventOf)
}

/** A step without what was counted. */
type KeptStep = { counted: number; lastSequence: number; last: LastCounted }

/** The steps that are kept of a learner's counting in the present way, in the order of their answers. */
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
