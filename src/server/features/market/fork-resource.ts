import type { CallOf } from '#contract/call-of.ts'
import { canFork } from '#core/market/licences.ts'
import type { MarketParts } from '#server/features/market/market-parts.ts'
import { makeDraft } from '#server/features/market/open-in-builder.ts'
import { noSuchResource, requireHeld } from '#server/features/market/policy.ts'
import {
  countByAuthor,
  findResource,
  insertResource,
  keepFiles,
  keepVersion,
  listFiles,
  measureBytes,
} from '#server/features/market/queries.ts'
import { textOf } from '#server/features/market/show-resource.ts'
import { asSystem } from '#server/platform/database/actor.ts'
import { lockName } from '#server/platform/database/lock-name.ts'
import { CallRefusal } from '#server/platform/http/call-refusal.ts'
import { refuseOverQuota } from '#server/platform/http/refuse-over-quota.ts'
import type { SessionAccount } from '#server/platform/identity/create-identity.ts'

/**
 * Begins an own resource from one that the account has. It names the first one for good. A lesson becomes an own draft
 * in the builder; the fork holds it once that is published there and chosen.
 */
export async function forkResource(
  parts: Pick<MarketParts, 'database' | 'clock'>,
  account: SessionAccount,
  { id, newId, newPlanId }: CallOf<'forkResource'>['input'],
): Promise<CallOf<'forkResource'>['output']> {
  const { database, clock } = parts
  const { found, isHeld, isOwn } = await requireHeld(database, account, id)
  const { version } = found
  if (!isHeld || isOwn || found.resource.state !== 'published') throw noSuchResource()
  if (!canFork(version.licence)) throw new CallRefusal('not-allowed', 'The licence allows no changed works')
  const now = clock()
  const files = await asSystem(() => listFiles(database, id, version.version))
  await database.transaction(async (transaction) => {
    await lockName(transaction, `market ${account.id}`)
    const fork = { learnerId: account.id, id: newId }
    const isMade = await insertResource(transaction, {
      ...fork,
      state: 'unpublished',
      downloads: 0,
      basedOn: id,
      basedOnTitle: version.title,
      basedOnLicence: version.licence,
      createdAt: now,
      changedAt: now,
    })
    if (!isMade) {
      if ((await findResource(transaction, newId))?.learnerId !== account.id) throw noSuchResource()
      return
    }
    await keepVersion(transaction, {
      learnerId: account.id,
      resourceId: newId,
      version: 1,
      state: 'draft',
      ...textOf(version),
      price: 0,
      author: '',
      contact: '',
      plan: null,
      changedAt: now,
    })
    const kept = { learnerId: account.id, resourceId: newId, version: 1 }
    await keepFiles(transaction, kept, files, now)
    if (version.plan) await makeDraft(transaction, parts, account, { plan: version.plan, planId: newPlanId, files })
    refuseOverQuota({
      'market-resources': await countByAuthor(transaction, account.id),
      'market-bytes': await measureBytes(transaction, account.id),
    })
  })
  return { hasLesson: version.plan !== null }
}
