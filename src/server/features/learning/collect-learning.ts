import { and, asc, eq, gt } from 'drizzle-orm'
import {
  learningEvents,
  learningEventsColumnClasses,
  learningStreams,
  learningAggregates,
} from '#server/features/learning/tables.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import type { PersonalData } from '#server/platform/database/personal-data.ts'
import { pickExported, type ExportedRows, type LongTables } from '#server/platform/database/pick-exported.ts'

/** Events that are read at a time. */
const PAGE = 200

async function* pagesOfEvents(database: Database, learnerId: string): AsyncGenerator<ExportedRows> {
  for (let after = 0; ;) {
    const rows = await database
      .select()
      .from(learningEvents)
      .where(and(eq(learningEvents.learnerId, learnerId), gt(learningEvents.sequence, after)))
      .orderBy(asc(learningEvents.sequence))
      .limit(PAGE)
    yield pickExported(learningEventsColumnClasses, rows)
    if (rows.length < PAGE) return
    after = rows.at(-1)?.sequence ?? after
  }
}

const collectLearning = (database: Database, learnerId: string): LongTables => ({
  learningEvents: pagesOfEvents(database, learnerId),
})

async function forgetLearning(database: Database, learnerId: string): Promise<void> {
  await database.delete(learningEvents).where(eq(learningEvents.learnerId, learnerId))
  await database.delete(learningAggregates).where(eq(learningAggregates.learnerId, learnerId))
  await database.delete(learningStreams).where(eq(learningStreams.learnerId, learnerId))
}

/** Answers of learners. */
export const learningData = { collectLong: collectLearning, forgetLearnt: forgetLearning } satisfies PersonalData
