import { and, asc, eq, gte, inArray, lte, or } from 'drizzle-orm'
import { learningEvents } from '#server/features/learning/tables.ts'
import type { Database } from '#server/platform/database/open-database.ts'

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
