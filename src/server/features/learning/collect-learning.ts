import { eq, getTableColumns } from 'drizzle-orm'
import {
  learningEvents,
  learningEventsColumnClasses,
  learningStreams,
  learningAggregates,
} from '#server/features/learning/tables.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import type { PersonalData } from '#server/platform/database/personal-data.ts'
import type { LongTables, WrittenRows } from '#server/platform/database/pick-exported.ts'
import { sendSql } from '#server/platform/database/send-sql.ts'

/** Events that are read at a time. */
const PAGE = 200

const exported = Object.entries(getTableColumns(learningEvents)).filter(
  ([name]) => learningEventsColumnClasses[name as keyof typeof learningEventsColumnClasses].export,
)

/** Times are written as in all other copies. */
const written = ({ name, dataType }: (typeof exported)[number][1]): string =>
  dataType === 'date' ? `to_char(e.${name} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')` : `e.${name}`

/**
 * Writes a page of exported columns as JSON under their names in a copy. A copy of a million rows then costs the server
 * one text a page.
 */
const WRITE_EXPORTED = `select count(*)::int as count, max(e.sequence) as last,
    coalesce(string_agg(row_to_json(r)::text, ',' order by e.sequence), '') as json
  from (select * from learning_events where learner_id = $1 and sequence > $2 order by sequence limit ${PAGE}) e
  cross join lateral (select ${exported.map(([name, column]) => `${written(column)} as "${name}"`).join(', ')}) r`

type WrittenPage = WrittenRows & { count: number; last: string | null }

async function* pagesOfEvents(database: Database, learnerId: string): AsyncGenerator<WrittenRows> {
  for (let after = '0'; ;) {
    const [page] = await sendSql<WrittenPage>(database, WRITE_EXPORTED, [learnerId, after])
    if (!page) return
    yield { json: page.json }
    if (page.count < PAGE) return
    after = page.last ?? after
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
