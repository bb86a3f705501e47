import type { z } from 'zod'
import type { CallOf } from '#contract/call-of.ts'
import { RESOURCES_PER_PAGE } from '#contract/market.ts'
import type { marketSchemas } from '#contract/market-schemas.ts'
import { canFork } from '#core/market/licences.ts'
import { previewLesson } from '#core/market/resource.ts'
import type { MarketParts } from '#server/features/market/market-parts.ts'
import { requireVisible } from '#server/features/market/policy.ts'
import { findRating, listFiles, listHeld, listPublic, listReviews } from '#server/features/market/queries.ts'
import { basesOf, cardOf, shownFile } from '#server/features/market/show-resource.ts'
import { asSystem } from '#server/platform/database/actor.ts'
import type { SessionAccount } from '#server/platform/identity/create-identity.ts'

type Parts = Pick<MarketParts, 'database'>

const windowOf = (page: number, limit: number = RESOURCES_PER_PAGE) => ({ offset: page * limit, limit })

/** Finds published resources by a part of their texts, on one shelf or all. @param limit resources of a page */
export async function listResources(
  { database }: Parts,
  { search, shelf, category, page }: z.output<typeof marketSchemas.listResources.input>,
  limit?: number,
): Promise<CallOf<'listResources'>['output']> {
  const { rows, total } = await asSystem(() =>
    listPublic(database, { search: search.trim(), shelf, category, ...windowOf(page, limit) }),
  )
  return { resources: rows.map(cardOf), total }
}

/** Lists what the account has. */
export async function listLibrary(
  { database }: Parts,
  { id }: SessionAccount,
  page: number,
): Promise<CallOf<'listLibrary'>['output']> {
  const { rows, total } = await asSystem(() => listHeld(database, id, windowOf(page)))
  return { resources: rows.map(cardOf), total }
}

/** Returns the page of a resource: what everybody may see, and more for those who have it. */
export async function getResource(
  { database }: Parts,
  account: SessionAccount,
  id: string,
): Promise<CallOf<'getResource'>['output']> {
  const { found, isHeld, isOwn } = await requireVisible(database, account, id)
  const { resource, version } = found
  const [files, reviews, rating, bases] = await Promise.all([
    asSystem(() => listFiles(database, id, version.version)),
    asSystem(() => listReviews(database, id)),
    findRating(database, account.id, id),
    basesOf(database, [resource]),
  ])
  const mayUse = isHeld || isOwn
  return {
    ...cardOf(found),
    version: version.version,
    publishedAt: (version.decidedAt ?? version.changedAt).toISOString(),
    state: resource.state,
    basedOn: bases.get(id) ?? null,
    preview: version.plan && previewLesson(version.plan),
    files: files.map(shownFile),
    reviews: reviews.map(({ at, ...review }) => ({ ...review, at: at.toISOString() })),
    isOwn,
    isHeld,
    mayFork: isHeld && !isOwn && resource.state === 'published' && canFork(version.licence),
    contact: mayUse && version.contact !== '' ? version.contact : null,
    ownRating: rating ? { stars: rating.stars, review: rating.review, state: rating.state } : null,
  }
}
