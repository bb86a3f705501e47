import { PERIOD_DAYS } from '#core/insights/periods.ts'
import type { TeachingParts } from '#server/features/insights/policy.ts'
import { countRight } from '#server/features/insights/queries.ts'
import { asSystem } from '#server/platform/database/actor.ts'

const DAY = 24 * 60 * 60 * 1000

/**
 * Returns the share of right answers of learners in percent, over the same days as on every other page. The caller has
 * got the ids from `learnersSeenBy`. A learner without an answer has none.
 */
export async function findScores(
  { database, clock }: Pick<TeachingParts, 'database' | 'clock'>,
  learnerIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (learnerIds.length === 0) return new Map()
  const since = new Date(clock().getTime() - PERIOD_DAYS * DAY)
  const sums = await asSystem(() => countRight(database, learnerIds, since))
  return new Map(
    sums.map(({ learner_id: id, right_answers: right, answers }) => [id, Math.round((100 * right) / answers)]),
  )
}
