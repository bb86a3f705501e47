import type { LearningLanguage } from '#core/languages/learning-languages.ts'
import { LEAST_QUESTIONS } from '#core/reports/assessments.ts'
import type { LearningArea } from '#core/sections/sections.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import { sendSql } from '#server/platform/database/send-sql.ts'

/** Practice of one learner on one day: answers to one lesson, story or section. */
export type PracticeRow = {
  learner_id: string
  language: LearningLanguage
  day: string
  target: string
  section: LearningArea
  checked: number
  right_answers: number
  milliseconds: number
  first_at: Date
  last_at: Date
}

/** Target of an answer: a lesson, a module, an own lesson or a story; otherwise the section. */
const TARGET = `case when item_id like 'lesson/%' then 'lesson/' || split_part(item_id, '/', 2)
    when section = 'modules' then 'modules.' || split_part(item_id, '.', 2)
    when section = 'own-lessons' then 'own.' || split_part(item_id, '.', 2) || '.' || split_part(item_id, '.', 3)
    when section = 'stories' then 'stories/' || split_part(item_id, '/', 1)
    else section end`

/** Day of an answer by the learner's own clock. */
const DAY = `to_char(occurred_at at time zone 'UTC' + utc_offset_minutes * interval '1 minute', 'YYYY-MM-DD')`

/**
 * The first answer to each question decides, as in `core/assignments/score-answers.ts`; a test compares the two. All
 * tries count for the time.
 */
const LIST_PRACTICES = `select learner_id, language, day, target, min(section) as section,
    count(*) filter (where try = 1)::int as checked,
    count(*) filter (where try = 1 and verdict in ('correct', 'variant'))::int as right_answers,
    sum(least(milliseconds, 120000))::float8 as milliseconds, min(occurred_at) as first_at, max(occurred_at) as last_at
  from (
    select *, row_number() over (partition by learner_id, language, day, target, item_id order by occurred_at, id) as try
    from (
      select learner_id, id, language, section, item_id, verdict, milliseconds, occurred_at,
        ${DAY} as day, ${TARGET} as target
      from learning_events
      where learner_id = any($1) and occurred_at >= $2 and occurred_at < $3 and verified
    ) dated
  ) tried
  group by learner_id, language, day, target having count(*) filter (where try = 1) >= ${LEAST_QUESTIONS}`

/** Lists the practices of learners between two moments, in no order. */
export const listPractices = (
  database: Database,
  learnerIds: readonly string[],
  { since, until }: { since: Date; until: Date },
): Promise<PracticeRow[]> => sendSql<PracticeRow>(database, LIST_PRACTICES, [learnerIds, since, until])

const LIST_IDS = `select id from (select id, occurred_at, ${DAY} as day, ${TARGET} as target from learning_events
  where learner_id = $1 and language = $2 and verified
    and occurred_at > $3::date - interval '2 days' and occurred_at < $3::date + interval '3 days') dated
  where day = $3::text and target = $4 order by occurred_at, id limit 5000`

/** Lists the ids of the answers of one practice, in order of time. */
export const listPracticeIds = async (
  database: Database,
  { learnerId, language, day, target }: { learnerId: string; language: LearningLanguage; day: string; target: string },
): Promise<string[]> =>
  (await sendSql<{ id: string }>(database, LIST_IDS, [learnerId, language, day, target])).map(({ id }) => id)
