import type { CallOf } from '#contract/call-of.ts'
import type { MarketParts } from '#server/features/market/market-parts.ts'
import { requireVisible } from '#server/features/market/policy.ts'
import { insertHolding } from '#server/features/market/queries.ts'
import { CallRefusal } from '#server/platform/http/call-refusal.ts'
import type { SessionAccount } from '#server/platform/identity/create-identity.ts'

/** Puts a free resource into the account's library. One that costs something is bought. */
export async function takeResource(
  { database, clock }: Pick<MarketParts, 'database' | 'clock'>,
  account: SessionAccount,
  id: string,
): Promise<CallOf<'takeResource'>['output']> {
  const { found, isHeld, isOwn } = await requireVisible(database, account, id)
  if (isHeld || isOwn) return {}
  if (found.version.price > 0) throw new CallRefusal('not-allowed', 'The resource costs something')
  await insertHolding(database, { learnerId: account.id, resourceId: id, at: clock() })
  return {}
}
