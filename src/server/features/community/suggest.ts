import { randomUUID } from 'node:crypto'
import type { CallOf } from '#contract/call-of.ts'
import type { z } from 'zod'
import type { communitySchemas } from '#contract/community-schemas.ts'
import { COMMUNITY_LIMITS as LIMITS } from '#core/community/suggestions.ts'
import type { NearQuota } from '#core/people/quotas.ts'
import { matchesSearch } from '#core/search/matches-search.ts'
import type { CommunityParts } from '#server/features/community/community-parts.ts'
import { keepSuggestion, measureSuggestions } from '#server/features/community/queries.ts'
import { requireFeature } from '#server/features/feature-settings/index.ts'
import { lockName } from '#server/platform/database/lock-name.ts'
import { CallRefusal } from '#server/platform/http/call-refusal.ts'
import { refuseOverQuota } from '#server/platform/http/refuse-over-quota.ts'

type Search = z.output<(typeof communitySchemas)['searchTexts']['input']>
type Added = z.output<(typeof communitySchemas)['addSuggestion']['input']>

/** Finds the texts or words that hold the query. Exact and short ones come first. */
export async function searchTexts(
  { database, listShown, findRecordings }: Pick<CommunityParts, 'database' | 'listShown' | 'findRecordings'>,
  { kind, language, query }: Search,
): Promise<CallOf<'searchTexts'>['output']> {
  const found = listShown(kind, language)
    .filter(({ shown, beside }) => matchesSearch(query, [shown, beside]))
    .toSorted((one, other) => one.shown.length - other.shown.length)
  const listed = found.slice(0, LIMITS.found)
  const recorded =
    kind === 'word'
      ? await findRecordings(
          database,
          language,
          listed.map(({ shown }) => shown),
        )
      : new Map<string, string>()
  return {
    found: listed.map((one) => ({ ...one, recordingId: recorded.get(one.shown) ?? null })),
    isMore: found.length > LIMITS.found,
  }
}

/** Keeps a suggestion about a text or word that Funda shows now; it waits for staff. */
export async function addSuggestion(
  { database, clock, listShown }: CommunityParts,
  learnerId: string,
  input: Added,
): Promise<{ id: string; near?: NearQuota }> {
  const { kind, language, target, text, note } = input
  await requireFeature(database, 'suggestions')
  const shown = listShown(kind, language).find((candidate) => candidate.target === target)?.shown
  if (shown === undefined) throw new CallRefusal('not-found', 'Funda shows no such text')
  if (shown === text) throw new CallRefusal('already-on', 'The suggestion is what Funda shows already')
  const id = randomUUID()
  return database.transaction(async (transaction) => {
    await lockName(transaction, `suggestions ${learnerId}`)
    const row = { learnerId, id, kind, language, target, shown, text, note, state: 'waiting', reply: '' } as const
    if (!(await keepSuggestion(transaction, { ...row, madeAt: clock() })))
      throw new CallRefusal('already-on', 'The same suggestion waits already')
    return { id, ...refuseOverQuota(await measureSuggestions(transaction, learnerId)) }
  })
}
