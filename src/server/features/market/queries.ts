import { and, asc, count, desc, eq, inArray, ne, or, sql, type SQL } from 'drizzle-orm'
import type { MarketCategory } from '#core/market/categories.ts'
import { averageStars, type Shelf } from '#core/market/resource.ts'
import {
  marketFiles,
  marketHoldings,
  marketRatings,
  marketResources,
  marketVersions,
} from '#server/features/market/tables.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import { addFile, removeFile, type StoredContent } from '#server/platform/files/file-queries.ts'
import { files } from '#server/platform/files/tables.ts'

export type KeptResource = typeof marketResources.$inferSelect
export type KeptVersion = typeof marketVersions.$inferSelect

/** Finds a resource by its id, whoever made it. @param ways `isLocked`: nobody else changes it meanwhile */
export async function findResource(
  database: Database,
  id: string,
  ways: { isLocked?: boolean } = {},
): Promise<KeptResource | undefined> {
  const query = database.select().from(marketResources).where(eq(marketResources.id, id)).limit(1)
  return (await (ways.isLocked ? query.for('update') : query))[0]
}

/** Stars of a resource: their sum and their number. */
const STARS_OF = {
  starSum: sql<string>`(select coalesce(sum(r.stars), 0) from market_ratings r where r.resource_id = ${marketResources.id})`,
  starCount: sql<string>`(select count(*) from market_ratings r where r.resource_id = ${marketResources.id})`,
}

type Stars = { starSum: string; starCount: string }

/** Returns the rating of a resource, as lists show it. */
export const ratingOf = ({ starSum, starCount }: Stars): { rating: number | null; ratings: number } => ({
  rating: averageStars(Number(starSum), Number(starCount)),
  ratings: Number(starCount),
})

const isLive = and(
  eq(marketVersions.resourceId, marketResources.id),
  eq(marketVersions.version, marketResources.liveVersion),
)

const selectPublic = (database: Database) =>
  database
    .select({ resource: marketResources, version: marketVersions, ...STARS_OF })
    .from(marketResources)
    .innerJoin(marketVersions, isLive)
    .$dynamic()

/** Finds a resource that was published once, with its published version. */
export const findPublic = async (database: Database, id: string) =>
  (await selectPublic(database).where(eq(marketResources.id, id)).limit(1))[0]

export type PublicResource = NonNullable<Awaited<ReturnType<typeof findPublic>>>

/** Returns a pattern in which no sign of the search is special. */
const containing = (search: string): string => `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`

type Page = { offset: number; limit: number }

async function pageOf(database: Database, wanted: SQL | undefined, { offset, limit }: Page, order: SQL[]) {
  const rows = await selectPublic(database)
    .where(wanted)
    .orderBy(...order)
    .limit(limit)
    .offset(offset)
  const [{ total } = { total: 0 }] = await database
    .select({ total: count() })
    .from(marketResources)
    .innerJoin(marketVersions, isLive)
    .where(wanted)
  return { rows, total }
}

/** Lists published resources, the most downloaded first, with the number of all. */
export function listPublic(
  database: Database,
  { search, shelf, category, ...page }: Page & { search: string; shelf: Shelf | null; category: MarketCategory | null },
) {
  const pattern = containing(search)
  const wanted = and(
    eq(marketResources.state, 'published'),
    shelf === null ? undefined : eq(marketVersions.shelf, shelf),
    category === null ? undefined : eq(marketVersions.category, category),
    search === ''
      ? undefined
      : or(
          sql`${marketVersions.title} ilike ${pattern}`,
          sql`${marketVersions.description} ilike ${pattern}`,
          sql`${marketVersions.author} ilike ${pattern}`,
          sql`array_to_string(${marketVersions.tags}, ' ') ilike ${pattern}`,
        ),
  )
  return pageOf(database, wanted, page, [
    desc(marketResources.downloads),
    desc(marketResources.createdAt),
    asc(marketResources.id),
  ])
}

/** Lists what somebody has, the newest first. */
export const listHeld = (database: Database, learnerId: string, page: Page) =>
  pageOf(
    database,
    sql`${marketResources.id} in (select h.resource_id from market_holdings h where h.learner_id = ${learnerId})`,
    page,
    [
      sql`(select h.at from market_holdings h where h.resource_id = ${marketResources.id}
        and h.learner_id = ${learnerId}) desc`,
      asc(marketResources.id),
    ],
  )

/** Lists an author's resources with their newest versions, the last changed first. */
export async function listByAuthor(database: Database, learnerId: string, { offset, limit }: Page) {
  const wanted = and(
    eq(marketResources.learnerId, learnerId),
    eq(
      marketVersions.version,
      sql`(select max(v.version) from market_versions v where v.resource_id = ${marketResources.id})`,
    ),
  )
  const rows = await database
    .select({ resource: marketResources, version: marketVersions, ...STARS_OF })
    .from(marketResources)
    .innerJoin(marketVersions, eq(marketVersions.resourceId, marketResources.id))
    .where(wanted)
    .orderBy(desc(marketResources.changedAt), asc(marketResources.id))
    .limit(limit)
    .offset(offset)
  return { rows, total: await countByAuthor(database, learnerId) }
}

export const countByAuthor = (database: Database, learnerId: string): Promise<number> =>
  database.$count(marketResources, eq(marketResources.learnerId, learnerId))

/** Makes a resource; false where its id is taken. */
export const insertResource = async (
  database: Database,
  resource: typeof marketResources.$inferInsert,
): Promise<boolean> =>
  (await database.insert(marketResources).values(resource).onConflictDoNothing().returning({ id: marketResources.id }))
    .length > 0

export async function updateResource(
  database: Database,
  id: string,
  change: Partial<typeof marketResources.$inferInsert>,
): Promise<void> {
  await database.update(marketResources).set(change).where(eq(marketResources.id, id))
}

/** Lists the versions of a resource, the newest first. */
export const listVersions = (database: Database, resourceId: string): Promise<KeptVersion[]> =>
  database
    .select()
    .from(marketVersions)
    .where(eq(marketVersions.resourceId, resourceId))
    .orderBy(desc(marketVersions.version))

/** Finds the newest version of a resource, or one by its number. */
export const findVersion = async (
  database: Database,
  resourceId: string,
  version?: number,
): Promise<KeptVersion | undefined> =>
  (
    await database
      .select()
      .from(marketVersions)
      .where(
        and(
          eq(marketVersions.resourceId, resourceId),
          version === undefined ? undefined : eq(marketVersions.version, version),
        ),
      )
      .orderBy(desc(marketVersions.version))
      .limit(1)
  )[0]

/** Adds a version, or writes over the draft of this number. */
export async function keepVersion(database: Database, row: typeof marketVersions.$inferInsert): Promise<void> {
  await database
    .insert(marketVersions)
    .values(row)
    .onConflictDoUpdate({
      target: [marketVersions.learnerId, marketVersions.resourceId, marketVersions.version],
      set: row,
    })
}

export async function updateVersion(
  database: Database,
  resourceId: string,
  version: number,
  change: Partial<typeof marketVersions.$inferInsert>,
): Promise<void> {
  await database
    .update(marketVersions)
    .set(change)
    .where(and(eq(marketVersions.resourceId, resourceId), eq(marketVersions.version, version)))
}

/** Marks the version that was published before as replaced. */
export async function replaceOthers(database: Database, resourceId: string, version: number): Promise<void> {
  await database
    .update(marketVersions)
    .set({ state: 'replaced' })
    .where(
      and(
        eq(marketVersions.resourceId, resourceId),
        eq(marketVersions.state, 'published'),
        ne(marketVersions.version, version),
      ),
    )
}

const FILE_COLUMNS = {
  id: marketFiles.id,
  name: marketFiles.name,
  kind: marketFiles.kind,
  fileId: marketFiles.file,
  type: files.type,
  bytes: files.bytes,
  hash: files.hash,
}

/** Lists the files of a version in their order. */
export const listFiles = (database: Database, resourceId: string, version: number) =>
  database
    .select(FILE_COLUMNS)
    .from(marketFiles)
    .innerJoin(files, eq(files.id, marketFiles.file))
    .where(and(eq(marketFiles.resourceId, resourceId), eq(marketFiles.version, version)))
    .orderBy(asc(marketFiles.place), asc(marketFiles.id))

export type MarketFile = Awaited<ReturnType<typeof listFiles>>[number]

/** Replaces the files of a version. Each gets a reference of its own to its bytes. Returns hashes that may be unused. */
export async function keepFiles(
  transaction: Database,
  { learnerId, resourceId, version }: Pick<KeptVersion, 'learnerId' | 'resourceId' | 'version'>,
  wanted: readonly (StoredContent & Pick<MarketFile, 'id' | 'name' | 'kind'>)[],
  addedAt: Date,
): Promise<string[]> {
  const before = await listFiles(transaction, resourceId, version)
  const hashes: string[] = []
  for (const { id, fileId } of before) {
    await transaction
      .delete(marketFiles)
      .where(and(eq(marketFiles.resourceId, resourceId), eq(marketFiles.version, version), eq(marketFiles.id, id)))
    hashes.push((await removeFile(transaction, fileId)) ?? '')
  }
  for (const [place, { id, name, kind, hash, bytes, type }] of wanted.entries()) {
    const content = { hash, bytes, type }
    const file = await addFile(transaction, { owner: { learnerId }, purpose: 'lesson-file', content, addedAt })
    await transaction.insert(marketFiles).values({ learnerId, resourceId, version, id, place, name, kind, file })
  }
  return hashes.filter((hash) => hash !== '')
}

/** Measures the bytes of an author's files on the market. Shared bytes count once for each version. */
export async function measureBytes(database: Database, learnerId: string): Promise<number> {
  const [found] = await database
    .select({ bytes: sql<string>`coalesce(sum(${files.bytes}), 0)` })
    .from(marketFiles)
    .innerJoin(files, eq(files.id, marketFiles.file))
    .where(eq(marketFiles.learnerId, learnerId))
  return Number(found?.bytes ?? 0)
}

export const findHolding = async (database: Database, learnerId: string, resourceId: string) =>
  (
    await database
      .select()
      .from(marketHoldings)
      .where(and(eq(marketHoldings.learnerId, learnerId), eq(marketHoldings.resourceId, resourceId)))
      .limit(1)
  )[0]

/** Puts a resource into a library; twice is once. */
export async function insertHolding(
  database: Database,
  holding: { learnerId: string; resourceId: string; at: Date },
): Promise<void> {
  await database
    .insert(marketHoldings)
    .values({ ...holding, downloadedAt: null })
    .onConflictDoNothing()
}

/** Notes the first download by somebody who has the resource, and counts it. Runs as the system. */
export async function countDownload(
  database: Database,
  learnerId: string,
  resourceId: string,
  now: Date,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const first = await transaction
      .update(marketHoldings)
      .set({ downloadedAt: now })
      .where(
        and(
          eq(marketHoldings.learnerId, learnerId),
          eq(marketHoldings.resourceId, resourceId),
          sql`${marketHoldings.downloadedAt} is null`,
        ),
      )
      .returning({ resourceId: marketHoldings.resourceId })
    if (first.length > 0)
      await transaction
        .update(marketResources)
        .set({ downloads: sql`${marketResources.downloads} + 1` })
        .where(eq(marketResources.id, resourceId))
  })
}

export const findRating = async (database: Database, learnerId: string, resourceId: string) =>
  (
    await database
      .select()
      .from(marketRatings)
      .where(and(eq(marketRatings.learnerId, learnerId), eq(marketRatings.resourceId, resourceId)))
      .limit(1)
  )[0]

export async function keepRating(database: Database, rating: typeof marketRatings.$inferInsert): Promise<void> {
  const { stars, review, state, at } = rating
  await database
    .insert(marketRatings)
    .values(rating)
    .onConflictDoUpdate({
      target: [marketRatings.learnerId, marketRatings.resourceId],
      set: { stars, review, state, at },
    })
}

/** Most reviews on the page of a resource. */
const REVIEWS_SHOWN = 20

/** Lists the newest reviews that everybody may read. They name nobody. */
export const listReviews = (database: Database, resourceId: string) =>
  database
    .select({ stars: marketRatings.stars, text: marketRatings.review, at: marketRatings.at })
    .from(marketRatings)
    .where(and(eq(marketRatings.resourceId, resourceId), eq(marketRatings.state, 'shown')))
    .orderBy(desc(marketRatings.at))
    .limit(REVIEWS_SHOWN)

/** Finds the authors' names of works, as the works themselves name them. */
export async function findAuthors(database: Database, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const found = await selectPublic(database).where(inArray(marketResources.id, [...ids]))
  return new Map(found.map(({ resource, version }) => [resource.id, version.author]))
}
