import type { FastifyInstance } from 'fastify'
import { recordsCalls as calls } from '#contract/records.ts'
import { recordsSchemas as schemas } from '#contract/records-schemas.ts'
import { requireAdult, requireRelation, type ChildrenParts } from '#server/features/children/index.ts'
import { listChildRecord, listOwnRecord } from '#server/features/records/list-record.ts'
import { serveCall } from '#server/platform/http/serve-call.ts'

/** Serves the record of security events: adults their own account's, guardians their child's. */
export function registerRecords(app: FastifyInstance, parts: ChildrenParts): void {
  serveCall(app, calls.listOwnRecord, schemas.listOwnRecord, async ({ input: { before }, ...visit }) =>
    listOwnRecord(parts.database, (await requireAdult(parts, visit)).id, before),
  )
  serveCall(app, calls.listChildRecord, schemas.listChildRecord, async ({ input: { childId, before }, ...visit }) => {
    const { guardian, relation } = await requireRelation(parts, visit, childId)
    return listChildRecord(parts.database, childId, before, { readerId: guardian.id, relation, now: parts.clock() })
  })
}
