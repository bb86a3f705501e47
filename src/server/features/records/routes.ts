import type { FastifyInstance } from 'fastify'
import { recordsCalls as calls } from '#contract/records.ts'
import { recordsSchemas as schemas } from '#contract/records-schemas.ts'
import { requireAdult, requireRelation, type ChildrenParts } from '#server/features/children/index.ts'
import { listAudit } from '#server/features/records/list-audit.ts'
import { listChildRecord, listOwnRecord } from '#server/features/records/list-record.ts'
import { requireStaff } from '#server/features/staff/index.ts'
import { asSystem } from '#server/platform/database/actor.ts'
import { serveCall } from '#server/platform/http/serve-call.ts'

/** Serves the record of security events: adults their own account's, guardians their child's. */
export function registerRecords(app: FastifyInstance, parts: ChildrenParts): void {
  serveCall(app, calls.listOwnRecord, schemas.listOwnRecord, async ({ input: { before }, ...visit }) =>
    listOwnRecord(parts.database, (await requireAdult(parts, visit)).id, before),
  )
  serveCall(app, calls.listAudit, schemas.listAudit, async ({ input, ...visit }) => {
    await requireStaff(parts, visit)
    const { database, config, clock } = parts
    return asSystem(() =>
      listAudit(database, input, { staff: config.staff ?? [], now: clock(), request: visit.request }),
    )
  })
  serveCall(app, calls.listChildRecord, schemas.listChildRecord, async ({ input: { childId, before }, ...visit }) => {
    const { guardian, relation } = await requireRelation(parts, visit, childId)
    return listChildRecord(parts.database, childId, before, { readerId: guardian.id, relation, now: parts.clock() })
  })
}
