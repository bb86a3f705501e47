import { EVENTS_PER_PAGE } from '#contract/learning.ts'
import type { LearningParts } from '#server/features/learning/learning-parts.ts'
import { listAfter } from '#server/features/learning/queries.ts'
import { JsonText } from '#server/platform/http/json-text.ts'

/**
 * Returns a page of the learner's checked events after a cursor, in the server's order. A device gets the events of
 * others by it. The database writes each event as JSON; the page takes these texts over.
 */
export async function listEvents(
  { database }: Pick<LearningParts, 'database'>,
  learnerId: string,
  after: number,
): Promise<JsonText> {
  const { events, cursor, more } = await listAfter(database, learnerId, after, EVENTS_PER_PAGE)
  return new JsonText(`{"events":[${events}],"cursor":${cursor},"more":${more}}`)
}
