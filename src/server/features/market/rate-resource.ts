import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import type { CallOf } from '#contract/call-of.ts'
import type { marketSchemas } from '#contract/market-schemas.ts'
import type { MarketParts } from '#server/features/market/market-parts.ts'
import { noSuchResource, requireVisible } from '#server/features/market/policy.ts'
import { findRating, keepRating } from '#server/features/market/queries.ts'
import { insertReport } from '#server/features/market/staff-queries.ts'
import type { SessionAccount } from '#server/platform/identity/create-identity.ts'

type Parts = Pick<MarketParts, 'database' | 'clock'>

/** Rates a resource that the account has. A changed review text waits for staff again; an unchanged one doesn't. */
export async function rateResource(
  { database, clock }: Parts,
  account: SessionAccount,
  { id, stars, review }: z.output<typeof marketSchemas.rateResource.input>,
): Promise<CallOf<'rateResource'>['output']> {
  const { isHeld, isOwn } = await requireVisible(database, account, id)
  if (!isHeld || isOwn) throw noSuchResource()
  const text = review.trim()
  const before = await findRating(database, account.id, id)
  const isSame = before !== undefined && before.review === text
  await keepRating(database, {
    learnerId: account.id,
    resourceId: id,
    stars,
    review: text,
    state: isSame ? before.state : text === '' ? 'none' : 'waiting',
    at: clock(),
  })
  return {}
}

/** Reports a resource to staff. Somebody's second report of the same resource changes nothing. */
export async function reportResource(
  { database, clock }: Parts,
  account: SessionAccount,
  { id, reason, text }: z.output<typeof marketSchemas.reportResource.input>,
): Promise<CallOf<'reportResource'>['output']> {
  await requireVisible(database, account, id)
  await insertReport(database, {
    learnerId: account.id,
    id: randomUUID(),
    resourceId: id,
    reason,
    text: text.trim(),
    at: clock(),
  })
  return {}
}
