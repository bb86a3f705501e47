import { findScores } from '#server/features/insights/find-scores.ts'
import { learnersSeenInAll, type Teaching, type TeachingParts } from '#server/features/insights/policy.ts'

/**
 * Returns the mean score of each class in percent. It counts students with a score whose learning the person may see.
 * All classes of a page are counted by one query. A class without a score is left out.
 */
export async function findClassScores(
  parts: Pick<TeachingParts, 'database' | 'clock'>,
  account: Teaching['account'],
  places: Parameters<typeof learnersSeenInAll>[2],
): Promise<ReadonlyMap<string, number>> {
  const seen = await learnersSeenInAll(parts, account, places)
  const scores = await findScores(parts, [...new Set([...seen.values()].flat().map(({ id }) => id))])
  return new Map(
    [...seen].flatMap(([spaceId, learners]) => {
      const known = learners.flatMap(({ id }) => scores.get(id) ?? [])
      const sum = known.reduce((total, score) => total + score, 0)
      return known.length === 0 ? [] : [[spaceId, Math.round(sum / known.length)] as const]
    }),
  )
}
