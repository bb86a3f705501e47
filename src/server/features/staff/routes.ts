import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { staffCalls as calls } from '#contract/staff.ts'
import { staffSchemas as schemas } from '#contract/staff-schemas.ts'
import { findByName, sessions, type AccountsParts } from '#server/features/accounts/index.ts'
import { decideFactorRemoval, listFactorRemovals } from '#server/features/staff/decide-factor-removal.ts'
import { listStaffQueues } from '#server/features/staff/list-staff-queues.ts'
import { requireStaff } from '#server/features/staff/policy.ts'
import type { StaffParts } from '#server/features/staff/staff-parts.ts'
import { CallRefusal } from '#server/platform/http/call-refusal.ts'
import { noteSubject } from '#server/platform/http/request-people.ts'
import { asLogin, asSystem } from '#server/platform/database/actor.ts'
import { serveCall } from '#server/platform/http/serve-call.ts'
import type { Visit } from '#server/platform/identity/require-account.ts'

/** Ends every session of an account, for somebody whose device is lost and who can't get in (ASVS 5.0, 7.4.5). */
async function endSessionsOf(
  { database }: AccountsParts,
  { name }: { name: string },
  { request }: Pick<Visit, 'request'>,
): Promise<{ ended: number }> {
  const found = await findByName(database, name)
  if (!found) throw new CallRefusal('not-found', 'There is no such account')
  noteSubject(request, found.id)
  const ended = await database.delete(sessions).where(eq(sessions.userId, found.id)).returning({ id: sessions.id })
  return { ended: ended.length }
}

/** Serves what only staff may do. */
export function registerStaff(app: FastifyInstance, parts: StaffParts): void {
  serveCall(app, calls.listStaffQueues, schemas.listStaffQueues, async (visit) => {
    await requireStaff(parts, visit)
    return asSystem(() => listStaffQueues(parts))
  })
  serveCall(app, calls.endSessionsOf, schemas.endSessionsOf, async ({ input, ...visit }) => {
    await requireStaff(parts, visit)
    return asLogin(() => endSessionsOf(parts, input, visit))
  })
  serveCall(app, calls.listFactorRemovals, schemas.listFactorRemovals, async (visit) => {
    const staff = await requireStaff(parts, visit)
    return asLogin(() => listFactorRemovals(parts, staff, visit))
  })
  serveCall(app, calls.decideFactorRemoval, schemas.decideFactorRemoval, async ({ input, ...visit }) => {
    const staff = await requireStaff(parts, visit)
    return asLogin(() => decideFactorRemoval(parts, input, { staff, request: visit.request }))
  })
}
