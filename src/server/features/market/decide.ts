import type { CallOf } from '#contract/call-of.ts'
import type { MarketParts } from '#server/features/market/market-parts.ts'
import { noSuchResource } from '#server/features/market/policy.ts'
import {
  findResource,
  findVersion,
  replaceOthers,
  updateResource,
  updateVersion,
  type KeptResource,
} from '#server/features/market/queries.ts'
import { notify } from '#server/features/notifications/index.ts'
import { decideRating, findReport, removeReport, removeReportsOf } from '#server/features/market/staff-queries.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import { CallRefusal } from '#server/platform/http/call-refusal.ts'
import { noteSubject } from '#server/platform/http/request-people.ts'
import type { SessionAccount } from '#server/platform/identity/create-identity.ts'
import type { Visit } from '#server/platform/identity/require-account.ts'

type Parts = Pick<MarketParts, 'database' | 'clock'>
type By = { staff: SessionAccount; request: Visit['request'] }

/** Refuses a decision about the staff member's own work or words. */
function refuseOwn(learnerId: string, { staff, request }: By): void {
  noteSubject(request, learnerId)
  if (learnerId === staff.id) throw new CallRefusal('not-allowed', "Staff can't decide about their own work")
}

/** Tells the author that something was decided; the page says what and why. */
const tellAuthor = (
  clock: Parts['clock'],
  transaction: Database,
  { id, learnerId }: Pick<KeptResource, 'id' | 'learnerId'>,
): Promise<void> => notify({ clock }, transaction, { kind: 'market-decided', to: [learnerId], about: id })

/** Publishes a version that waits, or returns it with a reason. The version before stands until then. */
export function decideSubmission(
  { database, clock }: Parts,
  { id, version, submittedAt, decision, reason }: CallOf<'decideSubmission'>['input'],
  by: By,
): Promise<CallOf<'decideSubmission'>['output']> {
  return database.transaction(async (transaction) => {
    const resource = await findResource(transaction, id, { isLocked: true })
    const found = resource && (await findVersion(transaction, id, version))
    if (!resource || !found) throw noSuchResource()
    refuseOwn(resource.learnerId, by)
    if (found.state !== 'waiting' || found.submittedAt?.toISOString() !== submittedAt)
      throw new CallRefusal('changed-since', 'The author changed the version, or somebody decided')
    if (decision === 'returned' && reason.trim() === '')
      throw new CallRefusal('invalid-input', 'The author has to know why', { fields: { reason: 'missing' } })
    const decidedAt = clock()
    await updateVersion(transaction, id, version, { state: decision, decidedAt, reason: reason.trim() || null })
    if (decision === 'published') {
      await replaceOthers(transaction, id, version)
      await updateResource(transaction, id, { state: 'published', liveVersion: version, changedAt: decidedAt })
    }
    await tellAuthor(clock, transaction, resource)
    return {}
  })
}

/** Shows a review text to everybody, or refuses it. The stars stay. */
export async function decideReview(
  { database }: Parts,
  { id, learnerId, decision }: CallOf<'decideReview'>['input'],
  by: By,
): Promise<CallOf<'decideReview'>['output']> {
  refuseOwn(learnerId, by)
  if (!(await decideRating(database, { learnerId, resourceId: id }, decision))) throw noSuchResource()
  return {}
}

/** Settles a report. A resource that is taken down is found by nobody; its author reads the reason. */
export function decideMarketReport(
  { database, clock }: Parts,
  { reportId, decision, reason }: CallOf<'decideMarketReport'>['input'],
  by: By,
): Promise<CallOf<'decideMarketReport'>['output']> {
  return database.transaction(async (transaction) => {
    const report = await findReport(transaction, reportId)
    const resource = report && (await findResource(transaction, report.resourceId, { isLocked: true }))
    if (!report || !resource) throw noSuchResource()
    refuseOwn(resource.learnerId, by)
    if (decision === 'kept') {
      await removeReport(transaction, reportId)
      return {}
    }
    if (reason.trim() === '')
      throw new CallRefusal('invalid-input', 'The author has to know why', { fields: { reason: 'missing' } })
    await updateResource(transaction, resource.id, {
      state: 'taken-down',
      takenDownFor: reason.trim(),
      changedAt: clock(),
    })
    const newest = await findVersion(transaction, resource.id)
    if (newest?.state === 'waiting') await updateVersion(transaction, resource.id, newest.version, { state: 'draft' })
    await removeReportsOf(transaction, resource.id)
    await tellAuthor(clock, transaction, resource)
    return {}
  })
}
