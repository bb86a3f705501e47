import { eq, getTableColumns } from 'drizzle-orm'
import {
  learningEvents,
  learningEventsColumnClasses,
  learningStreams,
  learningAggregates,
} from '#server/features/learning/tables.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import type { PersonalData } from '#server/platform/database/personal-data.ts'
import type { ExportedRows, LongTables } from '#server/platform/database/pick-exported.ts'
import { sendSql } from '#server/platform/database/send-sql.ts'

/** Events that are read at a time. */
const PAGE = 200

const exported = Object.entries(getTableColumns(learningEvents)).filter(
  ([name]) => learningEventsColumnClasses[name as keyof typeof learningEventsColumnClasses].export,
)

/** Reads a page of exported columns under their names in a copy. */
const LIST_EXPORTED = `select sequence as place, ${exported.map(([name, column]) => `${column.name} as "${name}"`).join(', ')}
  from learning_events where learner_id = $1 and sequence > $2 order by sequence limit ${PAGE}`

type ExportedEvent = ExportedRows[number] & { place: string; occurredAt: Date; receivedAt: Date }

async function* pagesOfEvents(database: Database, learnerId: string): AsyncGenerator<ExportedRows> {
  for (let after = '0'; ;) {
    const rows: ExportedEvent[] = await sendSql(database, LIST_EXPORTED, [learnerId, after])
    yield rows.map(({ place: _place, occurredAt, receivedAt, ...row }) => ({
      ...row,
      occurredAt: occurredAt.toISOString(),
      receivedAt: receivedAt.toISOString(),
    }))
    if (rows.length < PAGE) return
    after = rows.at(-1)?.place ?? after
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
