import type { RuleErrors } from '#core/insights/needs-help.ts'
import type { ErrorClass } from '#core/learning/learning-event.ts'
import type { LearningArea } from '#core/sections/sections.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import { sendSql } from '#server/platform/database/send-sql.ts'

/** Sums of a learner's verified answers since a moment. */
export type LearnerSums = {
  learner_id: string
  answers: number
  right_answers: number
  milliseconds: number
  last_at: Date
  section: LearningArea
}

const SUM_ANSWERS = `select learner_id, count(*)::int as answers,
    count(*) filter (where verdict in ('correct', 'variant'))::int as right_answers,
    sum(least(milliseconds, 120000))::float8 as milliseconds, max(occurred_at) as last_at,
    (array_agg(section order by occurred_at desc, id desc))[1] as section
  from learning_events
  where learner_id = any($1) and occurred_at > $2 and verified and verdict <> 'revealed' group by learner_id`

/** Sums the verified answers of learners since a moment, without reading them one by one. */
export const sumAnswers = (database: Database, learnerIds: readonly string[], since: Date): Promise<LearnerSums[]> =>
  sendSql<LearnerSums>(database, SUM_ANSWERS, [learnerIds, since])

type ErrorRow = { learner_id: string; answers: number; errors: { [errorClass: string]: number } | null }

const COUNT_ERRORS = `select learner_id, sum(answers)::int as answers,
    json_object_agg(error_class, answers) filter (where error_class is not null) as errors
  from (select learner_id, error_class, count(*) as answers from learning_events
    where learner_id = any($1) and occurred_at > $2 and verified and verdict <> 'revealed'
    group by learner_id, error_class) counted
  group by learner_id`

/** Counts the errors of learners since a moment, by rule, and all their verified answers. */
export async function countErrors(
  database: Database,
  learnerIds: readonly string[],
  since: Date,
): Promise<ReadonlyMap<string, { answers: number; errors: RuleErrors[] }>> {
  const rows = await sendSql<ErrorRow>(database, COUNT_ERRORS, [learnerIds, since])
  return new Map(
    rows.map(({ learner_id: id, answers, errors }) => [
      id,
      {
        answers,
        errors: Object.entries(errors ?? {}).map(([rule, count]) => ({ rule: rule as ErrorClass, errors: count })),
      },
    ]),
  )
}
