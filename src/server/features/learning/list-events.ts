import type { CallOf } from '#contract/call.ts'
import { EVENTS_PER_PAGE } from '#contract/learning.ts'
import type { LearningParts } from '#server/features/learning/learning-parts.ts'
import { listAfter } from '#server/features/learning/queries.ts'

/**
 * Returns a page of the learner's checked events after a cursor, in the server's order. A device gets the events of
 * others by it.
 */
export async function listEvents(
  { database }: LearningParts,
  learnerId: string,
  after: number,
): Promise<CallOf<'listEvents'>['output']> {
  const rows = await listAfter(database, learnerId, after, EVENTS_PER_PAGE + 1)
  const page = rows.slice(0, EVENTS_PER_PAGE)
  return {
    events: page.map((row) => row.event),
    cursor: page.at(-1)?.sequence ?? after,
    more: rows.length > page.length,
  }
}
