import type { FastifyInstance } from 'fastify'
import { searchCalls as calls } from '#contract/search.ts'
import { searchSchemas as schemas } from '#contract/search-schemas.ts'
import { requireAdult } from '#server/features/children/index.ts'
import { search, type SearchParts } from '#server/features/search/search.ts'
import { serveCall } from '#server/platform/http/serve-call.ts'

/** Serves the search of the dashboard. */
export function registerSearch(app: FastifyInstance, parts: SearchParts): void {
  serveCall(app, calls.search, schemas.search, async ({ input, ...visit }) =>
    search(parts, visit, await requireAdult(parts, visit), input),
  )
}
