import type { FastifyInstance } from 'fastify'
import { MARKET_FILES_PATH, marketCalls as calls } from '#contract/market.ts'
import { marketSchemas as schemas } from '#contract/market-schemas.ts'
import { getResource, listLibrary, listResources } from '#server/features/market/browse-market.ts'
import { decideMarketReport, decideReview, decideSubmission } from '#server/features/market/decide.ts'
import { forkResource } from '#server/features/market/fork-resource.ts'
import type { MarketParts } from '#server/features/market/market-parts.ts'
import { openInBuilder } from '#server/features/market/open-in-builder.ts'
import { getOwnResource, listOwnResources } from '#server/features/market/own-resources.ts'
import { requireAuthor, requireMarket } from '#server/features/market/policy.ts'
import { rateResource, reportResource } from '#server/features/market/rate-resource.ts'
import { listMarketQueue } from '#server/features/market/read-queue.ts'
import { saveResource } from '#server/features/market/save-resource.ts'
import { linkMarketFile, sendMarketFile } from '#server/features/market/send-market-file.ts'
import { submitResource, withdrawResource } from '#server/features/market/submit-resource.ts'
import { takeResource } from '#server/features/market/take-resource.ts'
import { requireStaff } from '#server/features/staff/index.ts'
import { asSystem } from '#server/platform/database/actor.ts'
import { serveCall } from '#server/platform/http/serve-call.ts'

/** Serves those who look for resources. */
function registerReaders(app: FastifyInstance, parts: MarketParts): void {
  serveCall(app, calls.listResources, schemas.listResources, async ({ input, ...visit }) => {
    await requireMarket(parts, visit)
    return listResources(parts, input)
  })
  serveCall(app, calls.getResource, schemas.getResource, async ({ input, ...visit }) =>
    getResource(parts, await requireMarket(parts, visit), input.id),
  )
  serveCall(app, calls.takeResource, schemas.takeResource, async ({ input, ...visit }) =>
    takeResource(parts, await requireMarket(parts, visit), input.id),
  )
  serveCall(app, calls.listLibrary, schemas.listLibrary, async ({ input, ...visit }) =>
    listLibrary(parts, await requireMarket(parts, visit), input.page),
  )
  serveCall(app, calls.linkMarketFile, schemas.linkMarketFile, async ({ input, ...visit }) =>
    linkMarketFile(parts, await requireMarket(parts, visit), input),
  )
  serveCall(app, calls.openInBuilder, schemas.openInBuilder, async ({ input, ...visit }) =>
    openInBuilder(parts, await requireMarket(parts, visit), input),
  )
  serveCall(app, calls.rateResource, schemas.rateResource, async ({ input, ...visit }) =>
    rateResource(parts, await requireMarket(parts, visit), input),
  )
  serveCall(app, calls.reportResource, schemas.reportResource, async ({ input, ...visit }) =>
    reportResource(parts, await requireMarket(parts, visit), input),
  )
  app.get<{
    Params: { resource: string; version: string; file: string }
    Querystring: { until?: unknown; signature?: unknown }
  }>(`${MARKET_FILES_PATH}/:resource/:version/:file`, { schema: { hide: true } }, (request, reply) =>
    sendMarketFile(
      parts,
      { request, reply },
      { ...request.params, until: request.query.until, signature: request.query.signature },
    ),
  )
}

/** Serves authors. */
function registerAuthors(app: FastifyInstance, parts: MarketParts): void {
  serveCall(app, calls.forkResource, schemas.forkResource, async ({ input, ...visit }) =>
    forkResource(parts, await requireAuthor(parts, visit), input),
  )
  serveCall(app, calls.listOwnResources, schemas.listOwnResources, async ({ input, ...visit }) =>
    listOwnResources(parts, await requireAuthor(parts, visit), input.page),
  )
  serveCall(app, calls.getOwnResource, schemas.getOwnResource, async ({ input, ...visit }) =>
    getOwnResource(parts, await requireAuthor(parts, visit), input.id),
  )
  serveCall(app, calls.saveResource, schemas.saveResource, async ({ input, ...visit }) =>
    saveResource(parts, await requireAuthor(parts, visit), input),
  )
  serveCall(app, calls.submitResource, schemas.submitResource, async ({ input, ...visit }) =>
    submitResource(parts, await requireAuthor(parts, visit), input),
  )
  serveCall(app, calls.withdrawResource, schemas.withdrawResource, async ({ input, ...visit }) =>
    withdrawResource(parts, await requireAuthor(parts, visit), input.id),
  )
}

/** Serves staff: each decision goes to the record of acts. */
function registerReviewers(app: FastifyInstance, parts: MarketParts): void {
  serveCall(app, calls.listMarketQueue, schemas.listMarketQueue, async (visit) => {
    const staff = await requireStaff(parts, visit)
    return asSystem(() => listMarketQueue(parts, staff, visit))
  })
  serveCall(app, calls.decideSubmission, schemas.decideSubmission, async ({ input, ...visit }) => {
    const staff = await requireStaff(parts, visit)
    return asSystem(() => decideSubmission(parts, input, { staff, request: visit.request }))
  })
  serveCall(app, calls.decideReview, schemas.decideReview, async ({ input, ...visit }) => {
    const staff = await requireStaff(parts, visit)
    return asSystem(() => decideReview(parts, input, { staff, request: visit.request }))
  })
  serveCall(app, calls.decideMarketReport, schemas.decideMarketReport, async ({ input, ...visit }) => {
    const staff = await requireStaff(parts, visit)
    return asSystem(() => decideMarketReport(parts, input, { staff, request: visit.request }))
  })
}

/** Serves the market, where adults share resources. */
export function registerMarket(app: FastifyInstance, parts: MarketParts): void {
  registerReaders(app, parts)
  registerAuthors(app, parts)
  registerReviewers(app, parts)
}
