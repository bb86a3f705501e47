import type { CallOf } from '#contract/call.ts'
import { EVENTS_PER_PAGE } from '#contract/learning.ts'
import type { LearningParts } from '#server/features/learning/learning-parts.ts'
import { listAfter } from '#server/features/learning/queries.ts'

/** A page of the learner's judged events after a cursor, oldest in the server's count first: how a device gets what others sent. */
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
