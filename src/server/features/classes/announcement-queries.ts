import { and, asc, count, desc, eq, gt, inArray, isNotNull, isNull, lte, or } from 'drizzle-orm'
import { CLASSES_PAGE } from '#contract/classes.ts'
import { announcements, classDetails } from '#server/features/classes/tables.ts'
import { spaces } from '#server/features/spaces/index.ts'
import type { Database } from '#server/platform/database/open-database.ts'

export type KeptAnnouncement = typeof announcements.$inferSelect

const isShown = isNull(announcements.deletedAt)
const pick = { announcement: announcements, className: spaces.name }

/** Finds a page of a class's announcements, the newest first, and how many there are. */
export async function findAnnouncements(database: Database, spaceId: string, page: number) {
  const found = await database
    .select(pick)
    .from(announcements)
    .innerJoin(spaces, eq(spaces.id, announcements.spaceId))
    .where(and(eq(announcements.spaceId, spaceId), isShown))
    .orderBy(desc(announcements.createdAt), asc(announcements.id))
    .limit(CLASSES_PAGE)
    .offset(page * CLASSES_PAGE)
  const [all] = await database
    .select({ total: count() })
    .from(announcements)
    .where(and(eq(announcements.spaceId, spaceId), isShown))
  return { found, total: all?.total ?? 0 }
}

/** Finds the newest announcements of these classes since a moment; archived classes say nothing any more. */
export const findNewest = (database: Database, spaceIds: readonly string[], since: Date, most: number) =>
  database
    .select(pick)
    .from(announcements)
    .innerJoin(spaces, eq(spaces.id, announcements.spaceId))
    .leftJoin(classDetails, eq(classDetails.spaceId, announcements.spaceId))
    .where(
      and(
        inArray(announcements.spaceId, [...spaceIds]),
        isShown,
        isNull(classDetails.archivedAt),
        gt(announcements.createdAt, since),
      ),
    )
    .orderBy(desc(announcements.createdAt), asc(announcements.id))
    .limit(most)

/** Counts the announcements of a class, with the deleted ones. */
export const countAnnouncements = (database: Database, spaceId: string): Promise<number> =>
  database.$count(announcements, eq(announcements.spaceId, spaceId))

/** Stores an announcement; one that arrives twice is stored once. */
export async function insertAnnouncement(database: Database, announcement: KeptAnnouncement): Promise<void> {
  await database.insert(announcements).values(announcement).onConflictDoNothing()
}

/** Changes an announcement that is shown, or, with `isDeleted`, one that was deleted. False if there is none. */
export async function changeKept(
  database: Database,
  { spaceId, id, isDeleted }: { spaceId: string; id: string; isDeleted: boolean },
  change: Partial<Pick<KeptAnnouncement, 'text' | 'changedAt' | 'deletedAt'>>,
): Promise<boolean> {
  const changed = await database
    .update(announcements)
    .set(change)
    .where(
      and(
        eq(announcements.spaceId, spaceId),
        eq(announcements.id, id),
        isDeleted ? isNotNull(announcements.deletedAt) : isShown,
      ),
    )
    .returning({ id: announcements.id })
  return changed.length > 0
}

/** Tells whether the class has such an announcement, shown or deleted. */
export const hasAnnouncement = async (database: Database, spaceId: string, id: string): Promise<boolean> =>
  (await database.$count(announcements, and(eq(announcements.spaceId, spaceId), eq(announcements.id, id)))) > 0

/** Erases announcements that were written, or deleted, so long ago. */
export async function eraseAnnouncements(database: Database, written: Date, deleted: Date): Promise<void> {
  await database
    .delete(announcements)
    .where(or(lte(announcements.createdAt, written), lte(announcements.deletedAt, deleted)))
}
