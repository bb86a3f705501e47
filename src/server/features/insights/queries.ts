import { isRuleBroken, ruleText, type MistakeRule } from '#core/insights/mistake-rule.ts'
import type { RuleErrors } from '#core/insights/needs-help.ts'
import type { LearningLanguage } from '#core/languages/learning-languages.ts'
import type { ExerciseType } from '#core/learning/learning-event.ts'
import type { LearningArea } from '#core/sections/sections.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import { sendSql } from '#server/platform/database/send-sql.ts'

/** Sums of a learner's verified answers since a moment; `recent` counts those since a later one. */
export type LearnerSums = {
  learner_id: string
  answers: number
  right_answers: number
  recent: number
  milliseconds: number
  last_at: Date
  section: LearningArea
}

const SUM_ANSWERS = `select learner_id, count(*)::int as answers,
    count(*) filter (where verdict in ('correct', 'variant'))::int as right_answers,
    count(*) filter (where occurred_at > $3)::int as recent,
    sum(least(milliseconds, 120000))::float8 as milliseconds, max(occurred_at) as last_at,
    (array_agg(section order by occurred_at desc, id desc))[1] as section
  from learning_events
  where learner_id = any($1) and occurred_at > $2 and verified and verdict <> 'revealed' group by learner_id`

/** Sums the verified answers of learners since a moment, without reading them one by one. */
export const sumAnswers = (
  database: Database,
  learnerIds: readonly string[],
  { since, recently }: { since: Date; recently: Date },
): Promise<LearnerSums[]> => sendSql<LearnerSums>(database, SUM_ANSWERS, [learnerIds, since, recently])

const COUNT_RIGHT = `select learner_id, count(*)::int as answers,
    count(*) filter (where verdict in ('correct', 'variant'))::int as right_answers
  from learning_events
  where learner_id = any($1) and occurred_at > $2 and verified and verdict <> 'revealed' group by learner_id`

/** Counts the verified answers of learners since a moment, and the right ones: the least that a score needs. */
export const countRight = (
  database: Database,
  learnerIds: readonly string[],
  since: Date,
): Promise<Pick<LearnerSums, 'learner_id' | 'answers' | 'right_answers'>[]> =>
  sendSql(database, COUNT_RIGHT, [learnerIds, since])

/** Learner's number of errors against one rule in one language. */
export type LearnerErrors = MistakeRule & { learnerId: string; language: LearningLanguage; errors: number }

type ErrorRow = {
  learner_id: string
  language: LearningLanguage
  error_class: MistakeRule['errorClass']
  noun_class: MistakeRule['nounClass']
  errors: number
}

const COUNT_ERRORS = `select learner_id, language, error_class, noun_class, count(*)::int as errors from learning_events
  where learner_id = any($1) and occurred_at > $2 and verified and error_class is not null
  group by learner_id, language, error_class, noun_class`

/** Counts the errors of learners since a moment, by learner, language and rule. */
export async function countErrors(
  database: Database,
  learnerIds: readonly string[],
  since: Date,
): Promise<LearnerErrors[]> {
  const rows = await sendSql<ErrorRow>(database, COUNT_ERRORS, [learnerIds, since])
  return rows
    .map((row) => ({
      learnerId: row.learner_id,
      language: row.language,
      errorClass: row.error_class,
      nounClass: row.noun_class,
      errors: row.errors,
    }))
    .filter(({ errorClass }) => isRuleBroken(errorClass))
}

/** Adds up a learner's errors by rule, whatever the language. */
export function errorsOf(counted: readonly LearnerErrors[], learnerId: string): RuleErrors[] {
  const sums = new Map<string, number>()
  for (const one of counted)
    if (one.learnerId === learnerId) sums.set(ruleText(one), (sums.get(ruleText(one)) ?? 0) + one.errors)
  return [...sums].map(([rule, errors]) => ({ rule, errors }))
}

const COUNT_ANSWERED = `select asked.language, (select count(*) from unnest($1::uuid[]) as l (id) where exists (
    select from learning_events e where e.learner_id = l.id and e.occurred_at > $2 and e.language = asked.language
      and e.verified and e.verdict <> 'revealed'))::int as learners
  from unnest($3::text[]) as asked (language)`

/** Counts the learners who answered anything in each of the languages since a moment. */
export async function countAnswered(
  database: Database,
  learnerIds: readonly string[],
  since: Date,
  languages: readonly LearningLanguage[],
): Promise<ReadonlyMap<LearningLanguage, number>> {
  const rows = await sendSql<{ language: LearningLanguage; learners: number }>(database, COUNT_ANSWERED, [
    learnerIds,
    since,
    languages,
  ])
  return new Map(rows.map(({ language, learners }) => [language, learners]))
}

/** Wrong answer that some learners gave, and how many did. */
export type WrongAnswer = ErrorRow & { item_id: string; exercise_type: ExerciseType; answer: string; learners: number }

/** Wrong answers that are read of each rule; some of them may not be shown. */
const ANSWERS_A_RULE = 8

const LIST_WRONG = `select * from (
    select *, row_number() over (partition by language, error_class, noun_class order by learners desc, times desc, answer) as place
    from (select language, error_class, noun_class, item_id, exercise_type, min(btrim(answer)) as answer,
        count(distinct learner_id)::int as learners, count(*)::int as times
      from learning_events
      where learner_id = any($1) and occurred_at > $2 and verified and error_class is not null
        and answer <> '' and exercise_type <> 'match-pairs'
      group by language, error_class, noun_class, item_id, exercise_type, lower(btrim(answer))) grouped) ranked
  where place <= ${ANSWERS_A_RULE} order by place`

/** Lists the wrong answers of learners since a moment: of each rule those that most of them gave. */
export const listWrongAnswers = (
  database: Database,
  learnerIds: readonly string[],
  since: Date,
): Promise<WrongAnswer[]> => sendSql<WrongAnswer>(database, LIST_WRONG, [learnerIds, since])

type CardRow = Omit<ErrorRow, 'learner_id' | 'errors'> & { cards: string[] }

const LIST_MISSED = `select language, error_class, noun_class, array_agg(card order by times desc, card) as cards
  from (select language, error_class, noun_class, card, count(*) as times
    from learning_events, unnest(cards) as card
    where learner_id = any($1) and occurred_at > $2 and verified and error_class is not null
    group by language, error_class, noun_class, card) counted
  group by language, error_class, noun_class`

/** Lists the cards that wrong answers asked for, by language and rule, the most often missed first. */
export const listMissedCards = (database: Database, learnerIds: readonly string[], since: Date): Promise<CardRow[]> =>
  sendSql<CardRow>(database, LIST_MISSED, [learnerIds, since])
