import { and, asc, count, eq } from 'drizzle-orm'
import { marketRatings, marketReports, marketResources, marketVersions } from '#server/features/market/tables.ts'
import type { Database } from '#server/platform/database/open-database.ts'

/** Lists the versions that wait for staff, the oldest first. */
export const listWaiting = (database: Database, limit: number) =>
  database
    .select({ resource: marketResources, version: marketVersions })
    .from(marketVersions)
    .innerJoin(marketResources, eq(marketResources.id, marketVersions.resourceId))
    .where(eq(marketVersions.state, 'waiting'))
    .orderBy(asc(marketVersions.submittedAt))
    .limit(limit)

const isLive = and(
  eq(marketVersions.resourceId, marketResources.id),
  eq(marketVersions.version, marketResources.liveVersion),
)

/** Lists the review texts that wait for a look, the oldest first. */
export const listWaitingReviews = (database: Database, limit: number) =>
  database
    .select({ rating: marketRatings, title: marketVersions.title })
    .from(marketRatings)
    .innerJoin(marketResources, eq(marketResources.id, marketRatings.resourceId))
    .innerJoin(marketVersions, isLive)
    .where(eq(marketRatings.state, 'waiting'))
    .orderBy(asc(marketRatings.at))
    .limit(limit)

/** Decides about a review text that waits. Returns false if none does. */
export const decideRating = async (
  database: Database,
  { learnerId, resourceId }: { learnerId: string; resourceId: string },
  state: 'shown' | 'refused',
): Promise<boolean> =>
  (
    await database
      .update(marketRatings)
      .set({ state })
      .where(
        and(
          eq(marketRatings.learnerId, learnerId),
          eq(marketRatings.resourceId, resourceId),
          eq(marketRatings.state, 'waiting'),
        ),
      )
      .returning({ resourceId: marketRatings.resourceId })
  ).length > 0

export async function insertReport(database: Database, report: typeof marketReports.$inferInsert): Promise<void> {
  await database.insert(marketReports).values(report).onConflictDoNothing()
}

/** Lists the reports that wait for staff, the oldest first. */
export const listReports = (database: Database, limit: number) =>
  database
    .select({ report: marketReports, author: marketResources.learnerId, version: marketVersions })
    .from(marketReports)
    .innerJoin(marketResources, eq(marketResources.id, marketReports.resourceId))
    .innerJoin(marketVersions, isLive)
    .orderBy(asc(marketReports.at))
    .limit(limit)

export const findReport = async (database: Database, id: string) =>
  (await database.select().from(marketReports).where(eq(marketReports.id, id)).limit(1).for('update'))[0]

export async function removeReport(database: Database, id: string): Promise<void> {
  await database.delete(marketReports).where(eq(marketReports.id, id))
}

/** Deletes all reports of a resource that was taken down. */
export async function removeReportsOf(database: Database, resourceId: string): Promise<void> {
  await database.delete(marketReports).where(eq(marketReports.resourceId, resourceId))
}

/** Counts what waits for staff: versions, review texts and reports. */
export async function countWaitingMarket(database: Database): Promise<number> {
  const [versions] = await database
    .select({ waiting: count() })
    .from(marketVersions)
    .where(eq(marketVersions.state, 'waiting'))
  const [reviews] = await database
    .select({ waiting: count() })
    .from(marketRatings)
    .where(eq(marketRatings.state, 'waiting'))
  const [reports] = await database.select({ waiting: count() }).from(marketReports)
  return (versions?.waiting ?? 0) + (reviews?.waiting ?? 0) + (reports?.waiting ?? 0)
}
