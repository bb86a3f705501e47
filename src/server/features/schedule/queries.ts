import { and, asc, eq, gte, inArray, isNull, lt, lte, or } from 'drizzle-orm'
import { calendarFeeds, scheduleEvents } from '#server/features/schedule/tables.ts'
import type { Database } from '#server/platform/database/open-database.ts'

export type KeptEvent = typeof scheduleEvents.$inferSelect
export type KeptFeed = typeof calendarFeeds.$inferSelect

const isEvent = (spaceId: string, id: string) => and(eq(scheduleEvents.spaceId, spaceId), eq(scheduleEvents.id, id))

/** Lists the series of these spaces that have events between two moments. Single changes may lie elsewhere. */
export const listSeries = (
  database: Database,
  spaceIds: readonly string[],
  { from, to }: { from: Date; to?: Date },
): Promise<KeptEvent[]> =>
  database
    .select()
    .from(scheduleEvents)
    .where(
      and(
        inArray(scheduleEvents.spaceId, [...spaceIds]),
        isNull(scheduleEvents.removedAt),
        to === undefined ? undefined : lt(scheduleEvents.startsAt, to),
        or(isNull(scheduleEvents.endsAt), gte(scheduleEvents.endsAt, from)),
      ),
    )
    .orderBy(asc(scheduleEvents.startsAt), asc(scheduleEvents.id))

/** Finds an event that wasn't deleted. */
export async function findEvent(database: Database, spaceId: string, id: string): Promise<KeptEvent | undefined> {
  const [found] = await database
    .select()
    .from(scheduleEvents)
    .where(and(isEvent(spaceId, id), isNull(scheduleEvents.removedAt)))
    .limit(1)
  return found
}

/** Finds an event and locks it until the transaction ends. With `removed` it may have been deleted. */
export async function lockEvent(
  transaction: Database,
  spaceId: string,
  id: string,
  removed?: 'removed',
): Promise<KeptEvent | undefined> {
  const [found] = await transaction
    .select()
    .from(scheduleEvents)
    .where(and(isEvent(spaceId, id), removed ? undefined : isNull(scheduleEvents.removedAt)))
    .for('update')
  return found
}

/** Inserts an event; false if the space has one of this id already. */
export async function insertEvent(database: Database, event: typeof scheduleEvents.$inferInsert): Promise<boolean> {
  const made = await database
    .insert(scheduleEvents)
    .values(event)
    .onConflictDoNothing()
    .returning({ id: scheduleEvents.id })
  return made.length > 0
}

export async function updateEvent(
  database: Database,
  { spaceId, id }: Pick<KeptEvent, 'spaceId' | 'id'>,
  change: Partial<Omit<KeptEvent, 'spaceId' | 'id'>>,
): Promise<void> {
  await database.update(scheduleEvents).set(change).where(isEvent(spaceId, id))
}

/** Counts the events of a space, also those that can be restored. */
export const countEvents = (database: Database, spaceId: string): Promise<number> =>
  database.$count(scheduleEvents, eq(scheduleEvents.spaceId, spaceId))

/** Deletes events whose last day was long ago. */
export async function deletePast(database: Database, before: Date): Promise<void> {
  await database.delete(scheduleEvents).where(lte(scheduleEvents.endsAt, before))
}

/** Deletes events for good that somebody removed before this time. */
export async function deleteRemoved(database: Database, before: Date): Promise<void> {
  await database.delete(scheduleEvents).where(lte(scheduleEvents.removedAt, before))
}

/** Lists the events that are for a person or that they added. */
export const listEventsAbout = (database: Database, learnerId: string): Promise<KeptEvent[]> =>
  database
    .select()
    .from(scheduleEvents)
    .where(or(eq(scheduleEvents.learnerId, learnerId), eq(scheduleEvents.madeBy, learnerId)))

export async function findFeed(database: Database, learnerId: string): Promise<KeptFeed | undefined> {
  return (await database.select().from(calendarFeeds).where(eq(calendarFeeds.learnerId, learnerId)).limit(1))[0]
}

/** Finds a feed by its secret, and notes that it was read if that was more than this time ago. */
export async function readFeed(
  database: Database,
  tokenHash: string,
  now: Date,
  noteAfter: number,
): Promise<KeptFeed | undefined> {
  const [found] = await database.select().from(calendarFeeds).where(eq(calendarFeeds.tokenHash, tokenHash)).limit(1)
  if (found && (found.readAt === null || found.readAt.getTime() < now.getTime() - noteAfter))
    await database.update(calendarFeeds).set({ readAt: now }).where(eq(calendarFeeds.learnerId, found.learnerId))
  return found
}

/** Keeps a feed in place of the person's feed from before. */
export async function keepFeed(database: Database, feed: KeptFeed): Promise<void> {
  await database.insert(calendarFeeds).values(feed).onConflictDoUpdate({ target: calendarFeeds.learnerId, set: feed })
}

export async function deleteFeed(database: Database, learnerId: string): Promise<void> {
  await database.delete(calendarFeeds).where(eq(calendarFeeds.learnerId, learnerId))
}
