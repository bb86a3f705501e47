import type { z } from 'zod'
import type { communitySchemas } from '#contract/community-schemas.ts'
import type { CallOf } from '#contract/call-of.ts'
import type { NearQuota } from '#core/people/quotas.ts'
import type { CommunityParts } from '#server/features/community/community-parts.ts'
import {
  countReported,
  countReportsBy,
  decideReports,
  findReported,
  keepReport,
} from '#server/features/community/queries.ts'
import { asSystem } from '#server/platform/database/actor.ts'
import { lockName } from '#server/platform/database/lock-name.ts'
import { CallRefusal } from '#server/platform/http/call-refusal.ts'
import { refuseOverQuota } from '#server/platform/http/refuse-over-quota.ts'
import { noteSubject } from '#server/platform/http/request-people.ts'
import type { Visit } from '#server/platform/identity/require-account.ts'

type Reported = z.output<(typeof communitySchemas)['reportContent']['input']>
type Decided = z.output<(typeof communitySchemas)['decideReport']['input']>
type Parts = Pick<CommunityParts, 'database' | 'clock' | 'reportable'>

/** Keeps a report of something that others can see, for staff. The author isn't told who reported it. */
export async function reportContent(
  { database, clock, reportable }: Parts,
  learnerId: string,
  { kind, id, reason, note }: Reported,
): Promise<{ near?: NearQuota }> {
  if (!(await asSystem(() => reportable[kind].describe(database, id))))
    throw new CallRefusal('not-found', 'There is no such thing to report')
  return database.transaction(async (transaction) => {
    await lockName(transaction, `reports ${learnerId}`)
    await keepReport(transaction, {
      learnerId,
      kind,
      targetId: id,
      reason,
      note,
      state: 'waiting',
      reportedAt: clock(),
    })
    return refuseOverQuota({ 'content-reports': await countReportsBy(transaction, learnerId) })
  })
}

/** Lists the reported things that wait, each described by its feature. */
export async function listReported({ database, reportable }: Parts): Promise<CallOf<'listReported'>['output']> {
  const reported = []
  for (const { kind, id, times, reportedAt, reasons, notes } of await findReported(database)) {
    const thing = await reportable[kind].describe(database, id)
    reported.push({
      kind,
      id,
      title: thing?.title ?? null,
      address: thing?.address ?? null,
      times,
      reportedAt: new Date(reportedAt).toISOString(),
      reasons,
      notes,
    })
  }
  return { reported, waiting: await countReported(database) }
}

/** Decides about a reported thing. Removing takes it down in the same transaction. */
export async function decideReport(
  { database, clock, reportable }: Parts,
  { kind, id, decision }: Decided,
  { staffId, request }: { staffId: string; request: Visit['request'] },
): Promise<Record<string, never>> {
  const thing = await reportable[kind].describe(database, id)
  noteSubject(request, thing?.authorId ?? staffId)
  await database.transaction(async (transaction) => {
    const decided = { state: decision, decidedBy: staffId, decidedAt: clock() }
    if (!(await decideReports(transaction, { kind, id }, decided)))
      throw new CallRefusal('not-found', 'Nobody waits for a decision about this')
    if (decision === 'removed' && thing) await reportable[kind].takeDown(transaction, id, { by: staffId, at: clock() })
  })
  return {}
}
