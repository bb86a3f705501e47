import { EVENTS_PER_PAGE } from '#contract/learning.ts'
import type { LearningParts } from '#server/features/learning/learning-parts.ts'
import { listingAfter } from '#server/features/learning/queries.ts'
import { JsonText } from '#server/platform/http/json-text.ts'
import type { Visit } from '#server/platform/identity/require-account.ts'
import { requireOwnRead } from '#server/platform/identity/require-own-act.ts'

/**
 * Returns a page of the caller's checked events after a cursor, in the server's order. A device gets the events of
 * others by it. The database writes each event as JSON; the page takes these texts over.
 */
export async function listEvents(
  parts: Pick<LearningParts, 'database' | 'identity' | 'clock'>,
  visit: Visit,
  after: number,
): Promise<JsonText> {
  const errand = listingAfter(after, EVENTS_PER_PAGE)
  const { row } = await requireOwnRead(parts, visit, { act: 'progress.see' }, errand)
  return new JsonText(`{"events":[${row.events}],"cursor":${row.last_place},"more":${row.has_more}}`)
}
