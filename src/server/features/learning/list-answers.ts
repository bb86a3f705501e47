import { and, asc, eq, gte, inArray, lte, or } from 'drizzle-orm'
import { learningEvents } from '#server/features/learning/tables.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import { sendSql } from '#server/platform/database/send-sql.ts'

/** Answer as the server judged and stored it. */
export type KeptAnswer = typeof learningEvents.$inferSelect

/** Most answers that are read for one span. */
const MOST = 5000

/** Lists a learner's answers between two times, and those with these ids, in order of time. */
export const listAnswers = (
  database: Database,
  learnerId: string,
  { from, to, ids }: { from: Date; to: Date; ids: readonly string[] },
): Promise<KeptAnswer[]> =>
  database
    .select()
    .from(learningEvents)
    .where(
      and(
        eq(learningEvents.learnerId, learnerId),
        or(
          and(gte(learningEvents.occurredAt, from), lte(learningEvents.occurredAt, to)),
          ids.length > 0 ? inArray(learningEvents.id, [...ids]) : undefined,
        ),
      ),
    )
    .orderBy(asc(learningEvents.occurredAt), asc(learningEvents.id))
    .limit(MOST)

/** Lists the answers of a learner with these ids, in order of time. */
export const listAnswersById = (database: Database, learnerId: string, ids: readonly string[]): Promise<KeptAnswer[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : database
        .select()
        .from(learningEvents)
        .where(and(eq(learningEvents.learnerId, learnerId), inArray(learningEvents.id, [...ids])))
        .orderBy(asc(learningEvents.occurredAt), asc(learningEvents.id))

/** Span of a learner's answers that somebody names by an id. */
type Span = { id: string; learnerId: string; startedAt: Date; finishedAt: Date }

/** Answer within a span, as far as its time and place are needed. */
export type SpentAnswer = Pick<
  KeptAnswer,
  'language' | 'section' | 'itemId' | 'exerciseType' | 'cards' | 'milliseconds'
> & { spanId: string }

const LIST_SPENT = `select s.id as "spanId", e.language, e.section, e.item_id as "itemId",
    e.exercise_type as "exerciseType", e.cards, e.milliseconds
  from unnest($1::uuid[], $2::uuid[], $3::timestamptz[], $4::timestamptz[]) as s (id, learner_id, started_at, finished_at)
  join learning_events e on e.learner_id = s.learner_id and e.occurred_at between s.started_at and s.finished_at`

/** Lists the answers within spans of several learners at once, for counting their time. */
export const listSpent = (database: Database, spans: readonly Span[]): Promise<SpentAnswer[]> =>
  sendSql<SpentAnswer>(database, LIST_SPENT, [
    spans.map(({ id }) => id),
    spans.map(({ learnerId }) => learnerId),
    spans.map(({ startedAt }) => startedAt),
    spans.map(({ finishedAt }) => finishedAt),
  ])
