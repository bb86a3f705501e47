import { findHolding, findPublic, findResource, type KeptResource } from '#server/features/market/queries.ts'
import type { MarketParts } from '#server/features/market/market-parts.ts'
import { asSystem } from '#server/platform/database/actor.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import { CallRefusal } from '#server/platform/http/call-refusal.ts'
import type { SessionAccount } from '#server/platform/identity/create-identity.ts'
import type { Visit } from '#server/platform/identity/require-account.ts'
import { requireOwnAct } from '#server/platform/identity/require-own-act.ts'

/** Returns the refusal for a resource that isn't there, or that the account may not know of. */
export const noSuchResource = (): CallRefusal => new CallRefusal('not-found', 'There is no such resource')

type Parts = Pick<MarketParts, 'identity' | 'clock'>

/** Requires a logged-in adult who may use the market. Children get nothing of it. */
export const requireMarket = (parts: Parts, visit: Visit): Promise<SessionAccount> =>
  requireOwnAct(parts, visit, 'market.use', 'The market is for adults')

/** Requires a logged-in adult who may publish on the market. */
export const requireAuthor = (parts: Parts, visit: Visit): Promise<SessionAccount> =>
  requireOwnAct(parts, visit, 'market.publish', 'Only adults publish on the market')

/** Requires a resource of the account's own. */
export async function requireOwnResource(
  database: Database,
  { id }: Pick<SessionAccount, 'id'>,
  resourceId: string,
  ways: { isLocked?: boolean } = {},
): Promise<KeptResource> {
  const resource = await findResource(database, resourceId, ways)
  if (resource?.learnerId !== id) throw noSuchResource()
  return resource
}

/**
 * Requires a resource that the account may see: everybody sees a published one. Its author and those who have it also
 * see it when it is off the market.
 */
export async function requireVisible(
  database: Database,
  { id }: Pick<SessionAccount, 'id'>,
  resourceId: string,
): Promise<{ found: NonNullable<Awaited<ReturnType<typeof findPublic>>>; isHeld: boolean; isOwn: boolean }> {
  const found = await asSystem(() => findPublic(database, resourceId))
  if (!found) throw noSuchResource()
  const isOwn = found.resource.learnerId === id
  const isHeld = (await findHolding(database, id, resourceId)) !== undefined
  if (found.resource.state !== 'published' && !isOwn && !isHeld) throw noSuchResource()
  return { found, isHeld, isOwn }
}

/** Requires a resource that the account has, or made itself. */
export async function requireHeld(
  database: Database,
  account: Pick<SessionAccount, 'id'>,
  resourceId: string,
): Promise<Awaited<ReturnType<typeof requireVisible>>> {
  const seen = await requireVisible(database, account, resourceId)
  if (!seen.isHeld && !seen.isOwn) throw noSuchResource()
  return seen
}
