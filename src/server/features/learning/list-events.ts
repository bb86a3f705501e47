import { EVENTS_PER_PAGE } from '#contract/learning.ts'
import type { LearningParts } from '#server/features/learning/learning-parts.ts'
import { listAfter } from '#server/features/learning/queries.ts'
import { JsonText } from '#server/platform/http/json-text.ts'

/**
 * Returns a page of the learner's checked events after a cursor, in the server's order. A device gets the events of
 * others by it. The database writes each event as JSON; the page joins these texts.
 */
export async function listEvents(
  { database }: Pick<LearningParts, 'database'>,
  learnerId: string,
  after: number,
): Promise<JsonText> {
  const rows = await listAfter(database, learnerId, after, EVENTS_PER_PAGE + 1)
  const page = rows.slice(0, EVENTS_PER_PAGE)
  const events = page.map(({ event }) => event).join(',')
  const cursor = page.at(-1)?.sequence ?? after
  return new JsonText(`{"events":[${events}],"cursor":${cursor},"more":${rows.length > page.length}}`)
}
