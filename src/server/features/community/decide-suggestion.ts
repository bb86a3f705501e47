import type { z } from 'zod'
import type { communitySchemas } from '#contract/community-schemas.ts'
import type { CommunityParts } from '#server/features/community/community-parts.ts'
import { decideWaiting, findSuggester } from '#server/features/community/queries.ts'
import { CallRefusal } from '#server/platform/http/call-refusal.ts'
import { noteSubject } from '#server/platform/http/request-people.ts'
import type { Visit } from '#server/platform/identity/require-account.ts'

type Decided = z.output<(typeof communitySchemas)['decideSuggestion']['input']>

/** Accepts or declines a waiting suggestion, with an answer to its author. Nobody decides about their own. */
export async function decideSuggestion(
  { database, clock }: Pick<CommunityParts, 'database' | 'clock'>,
  { id, decision, reply }: Decided,
  { staffId, request }: { staffId: string; request: Visit['request'] },
): Promise<Record<string, never>> {
  const author = await findSuggester(database, id)
  if (author === undefined) throw new CallRefusal('not-found', 'There is no such suggestion')
  noteSubject(request, author)
  if (author === staffId) throw new CallRefusal('not-allowed', "Staff can't decide about their own suggestion")
  const decided = { state: decision, reply, decidedBy: staffId, decidedAt: clock() }
  if (!(await decideWaiting(database, id, decided)))
    throw new CallRefusal('not-found', 'Somebody has decided about it already')
  return {}
}
