import type { AnsweredSteps } from '#core/curriculum/module-progress.ts'
import type { LearningLanguage } from '#core/languages/learning-languages.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import { sendSql } from '#server/platform/database/send-sql.ts'

type Row = { learner_id: string; module: string; answered: number }

const COUNT_STEPS = `select learner_id, split_part(item_id, '.', 2) as module, count(distinct item_id)::int as answered
  from learning_events where learner_id = any($1) and section = 'modules' and language = $2 and verified
  group by learner_id, module`

/** Counts the different steps of modules that each of these learners answered. A learner without such answers has no entry. */
export async function countAnsweredSteps(
  database: Database,
  learnerIds: readonly string[],
  language: LearningLanguage,
): Promise<ReadonlyMap<string, AnsweredSteps>> {
  const rows = await sendSql<Row>(database, COUNT_STEPS, [learnerIds, language])
  const counted = new Map<string, Map<string, number>>()
  for (const { learner_id: id, module, answered } of rows)
    counted.set(id, (counted.get(id) ?? new Map<string, number>()).set(module, answered))
  return counted
}
