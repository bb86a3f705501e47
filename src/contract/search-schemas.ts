import { z } from 'zod'
import type { SchemasOf } from '#contract/call.ts'
import { SEARCH_KINDS, SEARCH_PAGE, type searchCalls } from '#contract/search.ts'
import { SPACE_KINDS } from '#core/permissions/spaces.ts'

const result = z.object({
  kind: z.enum(SEARCH_KINDS),
  id: z.uuid(),
  /** Group that it belongs to; null for a lesson. */
  spaceId: z.uuid().nullable(),
  name: z.string(),
  /** Name of that group; empty for a group itself and for a lesson. */
  groupName: z.string(),
  /** Kind of a group; null for everything else. */
  groupKind: z.enum(SPACE_KINDS).nullable(),
  /** Account of a student; null if there is none that the person may see. */
  learnerId: z.uuid().nullable(),
})

export const searchSchemas = {
  /**
   * Finds by a part of the name what the person may see: students, groups, assignments and lessons. Published
   * resources of the market are found by all their texts. Without a kind it returns the first of each.
   */
  search: {
    input: z.strictObject({
      text: z.string().trim().min(1).max(80),
      kind: z.enum(SEARCH_KINDS).optional(),
      page: z.int().min(1).max(1000).default(1),
    }),
    output: z.object({
      found: z.array(
        z.object({ kind: z.enum(SEARCH_KINDS), total: z.int(), results: z.array(result).max(SEARCH_PAGE) }),
      ),
    }),
    errors: ['not-signed-in', 'guardian-needed'],
  },
} as const satisfies SchemasOf<typeof searchCalls>

export type SearchResult = z.output<typeof result>
