import type { FastifyInstance } from 'fastify'
import { communityCalls as calls } from '#contract/community.ts'
import { communitySchemas as schemas } from '#contract/community-schemas.ts'
import type { CommunityParts } from '#server/features/community/community-parts.ts'
import { decideSuggestion } from '#server/features/community/decide-suggestion.ts'
import { requireMember } from '#server/features/community/policy.ts'
import {
  countSuggestions,
  deleteSuggestion,
  findAccepted,
  findOwnSuggestions,
  findWaitingSuggestions,
} from '#server/features/community/queries.ts'
import { decideReport, listReported, reportContent } from '#server/features/community/report-content.ts'
import { addSuggestion, searchTexts } from '#server/features/community/suggest.ts'
import type { suggestions } from '#server/features/community/tables.ts'
import { requireStaff } from '#server/features/staff/index.ts'
import { asSystem } from '#server/platform/database/actor.ts'
import { CallRefusal } from '#server/platform/http/call-refusal.ts'
import { serveCall } from '#server/platform/http/serve-call.ts'

type Row = typeof suggestions.$inferSelect

/** Returns the part of a suggestion that its author and staff both see. */
const showSuggestion = ({ id, kind, language, target, shown, text, note }: Row) => ({
  id,
  kind,
  // The contract checked the code when the suggestion was made.
  language: language as 'en',
  target,
  shown,
  text,
  note,
})

function registerMembers(app: FastifyInstance, parts: CommunityParts): void {
  const { database } = parts
  serveCall(app, calls.searchTexts, schemas.searchTexts, async ({ input, ...visit }) => {
    await requireMember(parts, visit)
    return searchTexts(parts, input)
  })
  serveCall(app, calls.listOwnSuggestions, schemas.listOwnSuggestions, async (visit) => {
    const rows = await findOwnSuggestions(database, await requireMember(parts, visit))
    return {
      suggestions: rows.map((row) => ({
        ...showSuggestion(row),
        state: row.state,
        reply: row.reply,
        madeAt: row.madeAt.toISOString(),
      })),
    }
  })
  serveCall(app, calls.addSuggestion, schemas.addSuggestion, async ({ input, ...visit }) =>
    addSuggestion(parts, await requireMember(parts, visit), input),
  )
  serveCall(app, calls.takeBackSuggestion, schemas.takeBackSuggestion, async ({ input, ...visit }) => {
    if (!(await deleteSuggestion(database, await requireMember(parts, visit), input.id)))
      throw new CallRefusal('not-found', 'There is no such suggestion')
    return {}
  })
  serveCall(app, calls.reportContent, schemas.reportContent, async ({ input, ...visit }) =>
    reportContent(parts, await requireMember(parts, visit), input),
  )
}

function registerReview(app: FastifyInstance, parts: CommunityParts): void {
  const { database } = parts
  serveCall(app, calls.listSuggestions, schemas.listSuggestions, async (visit) => {
    const staff = await requireStaff(parts, visit)
    return asSystem(async () => ({
      suggestions: (await findWaitingSuggestions(database)).map((row) => ({
        ...showSuggestion(row),
        madeAt: row.madeAt.toISOString(),
        isOwn: row.learnerId === staff.id,
      })),
      waiting: await countSuggestions(database),
    }))
  })
  serveCall(app, calls.decideSuggestion, schemas.decideSuggestion, async ({ input, ...visit }) => {
    const { id: staffId } = await requireStaff(parts, visit)
    return asSystem(() => decideSuggestion(parts, input, { staffId, request: visit.request }))
  })
  serveCall(app, calls.exportSuggestions, schemas.exportSuggestions, async (visit) => {
    await requireStaff(parts, visit)
    return {
      suggestions: (await asSystem(() => findAccepted(database))).map((row) => ({
        ...showSuggestion(row),
        acceptedAt: (row.decidedAt ?? row.madeAt).toISOString(),
      })),
    }
  })
  serveCall(app, calls.listReported, schemas.listReported, async (visit) => {
    await requireStaff(parts, visit)
    return asSystem(() => listReported(parts))
  })
  serveCall(app, calls.decideReport, schemas.decideReport, async ({ input, ...visit }) => {
    const { id: staffId } = await requireStaff(parts, visit)
    return asSystem(() => decideReport(parts, input, { staffId, request: visit.request }))
  })
}

/** Serves suggestions and reports: adults make them, staff decide. */
export function registerCommunity(app: FastifyInstance, parts: CommunityParts): void {
  registerMembers(app, parts)
  registerReview(app, parts)
}
