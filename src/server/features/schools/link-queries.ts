import { and, asc, desc, eq, inArray, isNotNull, isNull, or } from 'drizzle-orm'
import { schoolDetails, schoolLinks } from '#server/features/schools/tables.ts'
import { spaces } from '#server/features/spaces/index.ts'
import type { Database } from '#server/platform/database/open-database.ts'

export type KeptLink = typeof schoolLinks.$inferSelect

/** Links that the network reads at most, the newest first. */
const MOST_LINKS = 500

/** Finds the links that both schools agreed to. */
export const findAgreed = (database: Database): Promise<KeptLink[]> =>
  database
    .select()
    .from(schoolLinks)
    .where(isNotNull(schoolLinks.agreedAt))
    .orderBy(desc(schoolLinks.agreedAt), asc(schoolLinks.spaceId), asc(schoolLinks.otherId))
    .limit(MOST_LINKS)

/** Finds the requests for links that concern these schools. */
export const findAsked = (database: Database, ids: readonly string[]): Promise<KeptLink[]> =>
  database
    .select()
    .from(schoolLinks)
    .where(
      and(
        isNull(schoolLinks.agreedAt),
        or(inArray(schoolLinks.spaceId, [...ids]), inArray(schoolLinks.otherId, [...ids])),
      ),
    )
    .orderBy(asc(schoolLinks.askedAt))
    .limit(MOST_LINKS)

/** Finds what the network shows of these schools. */
export const findNodes = (database: Database, ids: readonly string[]) =>
  database
    .select({
      id: spaces.id,
      name: spaces.name,
      region: schoolDetails.region,
      location: schoolDetails.location,
    })
    .from(schoolDetails)
    .innerJoin(spaces, eq(spaces.id, schoolDetails.spaceId))
    .where(inArray(schoolDetails.spaceId, [...ids]))

const between = (one: string, other: string) =>
  or(
    and(eq(schoolLinks.spaceId, one), eq(schoolLinks.otherId, other)),
    and(eq(schoolLinks.spaceId, other), eq(schoolLinks.otherId, one)),
  )

/** Finds the link or the request between two schools, whoever asked. */
export const findLink = async (database: Database, one: string, other: string): Promise<KeptLink | undefined> =>
  (await database.select().from(schoolLinks).where(between(one, other)).limit(1))[0]

export async function insertLink(database: Database, link: KeptLink): Promise<void> {
  await database.insert(schoolLinks).values(link)
}

export async function agreeToLink(database: Database, one: string, other: string, agreedAt: Date): Promise<void> {
  await database.update(schoolLinks).set({ agreedAt }).where(between(one, other))
}

export async function deleteLink(database: Database, one: string, other: string): Promise<void> {
  await database.delete(schoolLinks).where(between(one, other))
}

/** Counts the links and requests of a school. */
export const countLinks = (database: Database, spaceId: string): Promise<number> =>
  database.$count(schoolLinks, or(eq(schoolLinks.spaceId, spaceId), eq(schoolLinks.otherId, spaceId)))
