import { desc, eq } from 'drizzle-orm'
import { ruleText } from '#core/insights/mistake-rule.ts'
import type { AskedErrors } from '#core/insights/practice-effect.ts'
import { skillsOfRule } from '#core/insights/practice-of-rule.ts'
import { practiceRules } from '#server/features/insights/tables.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import { sendSql } from '#server/platform/database/send-sql.ts'

/** Rule of a practice, as it is stored. */
export type KeptPractice = typeof practiceRules.$inferSelect

/** Practices that are looked through for the newest of each rule. */
const MOST_PRACTICES = 60

/** Stores the rule of a practice; sent twice, it is one. */
export async function keepPractice(database: Database, practice: KeptPractice): Promise<void> {
  await database.insert(practiceRules).values(practice).onConflictDoNothing()
}

/** Lists the newest practice against each rule. */
export async function listNewestPractices(database: Database, spaceId: string): Promise<KeptPractice[]> {
  const rows = await database
    .select()
    .from(practiceRules)
    .where(eq(practiceRules.spaceId, spaceId))
    .orderBy(desc(practiceRules.madeAt))
    .limit(MOST_PRACTICES)
  const newest = new Map(rows.toReversed().map((row) => [`${row.language} ${ruleText(row)}`, row]))
  return [...newest.values()].toReversed()
}

type EffectRow = {
  learner_id: string
  asked_before: number
  errors_before: number
  asked_after: number
  errors_after: number
}

const COUNT_EFFECT = `select learner_id,
    count(*) filter (where occurred_at <= made_at)::int as asked_before,
    count(*) filter (where occurred_at <= made_at and is_error)::int as errors_before,
    count(*) filter (where occurred_at > done_at)::int as asked_after,
    count(*) filter (where occurred_at > done_at and is_error)::int as errors_after
  from (select p.learner_id, e.occurred_at, p.done_at, $3::timestamptz as made_at,
      coalesce(e.error_class = $6 and e.noun_class is not distinct from $7, false) as is_error, e.cards
    from unnest($1::uuid[], $2::timestamptz[]) as p (learner_id, done_at)
    join learning_events e on e.learner_id = p.learner_id and e.occurred_at > $4 and e.language = $5
      and e.verified and e.verdict <> 'revealed') answers
  where is_error or cardinality($8::text[]) = 0 or cards && $8::text[]
  group by learner_id`

/** Answers of a student before a practice was made and after it was done. */
export type LearnerEffect = { before: AskedErrors; after: AskedErrors }

/**
 * Counts the answers that asked for a practice's rule, and the errors against it. For an error of words every answer
 * asks for the rule.
 */
export async function countEffect(
  database: Database,
  practice: KeptPractice,
  done: readonly { learnerId: string; finishedAt: Date | null }[],
  since: Date,
): Promise<ReadonlyMap<string, LearnerEffect>> {
  const rows = await sendSql<EffectRow>(database, COUNT_EFFECT, [
    done.map(({ learnerId }) => learnerId),
    done.map(({ finishedAt }) => finishedAt),
    practice.madeAt,
    since,
    practice.language,
    practice.errorClass,
    practice.nounClass,
    skillsOfRule(practice),
  ])
  return new Map(
    rows.map((row) => [
      row.learner_id,
      {
        before: { asked: row.asked_before, errors: row.errors_before },
        after: { asked: row.asked_after, errors: row.errors_after },
      },
    ]),
  )
}
