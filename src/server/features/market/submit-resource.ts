import type { CallOf } from '#contract/call-of.ts'
import { commissionOf } from '#core/market/price.ts'
import { findResourceFaults } from '#core/market/resource.ts'
import type { MarketParts } from '#server/features/market/market-parts.ts'
import { requireOwnResource } from '#server/features/market/policy.ts'
import { findVersion, listFiles, updateResource, updateVersion } from '#server/features/market/queries.ts'
import { textOf } from '#server/features/market/show-resource.ts'
import { CallRefusal } from '#server/platform/http/call-refusal.ts'
import type { SessionAccount } from '#server/platform/identity/create-identity.ts'

type Parts = Pick<MarketParts, 'database' | 'clock'>

/** Sends the draft of a resource to review. The author has been shown the commission that is stored with it. */
export function submitResource(
  { database, clock }: Parts,
  account: SessionAccount,
  { id, commission }: CallOf<'submitResource'>['input'],
): Promise<CallOf<'submitResource'>['output']> {
  return database.transaction(async (transaction) => {
    const resource = await requireOwnResource(transaction, account, id, { isLocked: true })
    const draft = await findVersion(transaction, id)
    if (!draft || draft.state === 'waiting') return {}
    if (draft.state === 'published' || draft.state === 'replaced')
      throw new CallRefusal('changed-since', 'The newest version is published already')
    if (resource.state === 'taken-down') throw new CallRefusal('changed-since', 'The resource was taken down')
    const files = await listFiles(transaction, id, draft.version)
    const faults = findResourceFaults(textOf(draft), {
      hasLesson: draft.plan !== null,
      files: files.length,
      basedOn: resource.basedOnLicence,
    })
    if (faults.length > 0)
      throw new CallRefusal('invalid-input', 'The resource is not complete', {
        fields: Object.fromEntries(faults.map((fault) => [fault, 'missing' as const])),
      })
    if (commission !== commissionOf(draft.licence))
      throw new CallRefusal('changed-since', 'The commission is another one')
    await updateVersion(transaction, id, draft.version, { state: 'waiting', commission, submittedAt: clock() })
    return {}
  })
}

/** Takes an own resource off the market. Those who have it keep it. */
export function withdrawResource(
  { database, clock }: Parts,
  account: SessionAccount,
  id: string,
): Promise<CallOf<'withdrawResource'>['output']> {
  return database.transaction(async (transaction) => {
    const { state } = await requireOwnResource(transaction, account, id, { isLocked: true })
    const newest = await findVersion(transaction, id)
    if (newest?.state === 'waiting') await updateVersion(transaction, id, newest.version, { state: 'draft' })
    if (state === 'published') await updateResource(transaction, id, { state: 'withdrawn', changedAt: clock() })
    return {}
  })
}
