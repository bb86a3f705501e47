import type { CallOf } from '#contract/call-of.ts'
import { OWN_RESOURCES_PER_PAGE } from '#contract/market.ts'
import type { MarketParts } from '#server/features/market/market-parts.ts'
import { noSuchResource, requireOwnResource } from '#server/features/market/policy.ts'
import { listByAuthor, listFiles, listVersions, ratingOf } from '#server/features/market/queries.ts'
import { basesOf, shownFile, textOf } from '#server/features/market/show-resource.ts'
import { asSystem } from '#server/platform/database/actor.ts'
import type { SessionAccount } from '#server/platform/identity/create-identity.ts'

type Parts = Pick<MarketParts, 'database'>

/** Lists the account's own resources, each with its newest version. */
export async function listOwnResources(
  { database }: Parts,
  { id }: SessionAccount,
  page: number,
): Promise<CallOf<'listOwnResources'>['output']> {
  // As the system: the stars are other people's.
  const { rows, total } = await asSystem(() =>
    listByAuthor(database, id, { offset: page * OWN_RESOURCES_PER_PAGE, limit: OWN_RESOURCES_PER_PAGE }),
  )
  return {
    resources: rows.map(({ resource, version, ...stars }) => ({
      id: resource.id,
      title: version.title,
      shelf: version.shelf,
      price: version.price,
      state: resource.state,
      versionState: version.state,
      version: version.version,
      liveVersion: resource.liveVersion,
      rating: ratingOf(stars).rating,
      downloads: resource.downloads,
    })),
    total,
  }
}

/** Returns an own resource with its newest version, and the decisions about all of them. */
export async function getOwnResource(
  { database }: Parts,
  account: SessionAccount,
  id: string,
): Promise<CallOf<'getOwnResource'>['output']> {
  const resource = await requireOwnResource(database, account, id)
  const versions = await listVersions(database, id)
  const [newest] = versions
  if (!newest) throw noSuchResource()
  const files = await listFiles(database, id, newest.version)
  const bases = await basesOf(database, [resource])
  return {
    id,
    state: resource.state,
    liveVersion: resource.liveVersion,
    takenDownFor: resource.takenDownFor,
    basedOn: bases.get(id) ?? null,
    version: newest.version,
    text: textOf(newest),
    lesson:
      newest.planId === null || newest.planVersion === null
        ? null
        : { planId: newest.planId, version: newest.planVersion },
    files: files.map(shownFile),
    versions: versions.map(({ version, state, submittedAt, decidedAt, reason }) => ({
      version,
      state,
      submittedAt: submittedAt?.toISOString() ?? null,
      decidedAt: decidedAt?.toISOString() ?? null,
      reason,
    })),
  }
}
