import { and, asc, count, desc, eq, gt, inArray, isNull, lte, ne, sql } from 'drizzle-orm'
import type { InterfaceLanguage } from '#core/languages/interface-languages.ts'
import { NOTIFICATIONS_PAGE } from '#contract/notifications.ts'
import { FIRST_CHOICES, type NotificationChoices } from '#core/notifications/choices.ts'
import { users } from '#server/features/accounts/index.ts'
import { notificationChoices, notifications } from '#server/features/notifications/tables.ts'
import { spaces } from '#server/features/spaces/index.ts'
import type { Database } from '#server/platform/database/open-database.ts'

const isOwn = (learnerId: string) => eq(notifications.learnerId, learnerId)

/** Finds a page of somebody's notifications with the names of their groups, the newest first. */
export const findNotifications = (database: Database, learnerId: string, page: number) =>
  database
    .select({ notification: notifications, group: spaces.name })
    .from(notifications)
    .leftJoin(spaces, eq(spaces.id, notifications.groupId))
    .where(isOwn(learnerId))
    .orderBy(desc(notifications.createdAt), asc(notifications.id))
    .limit(NOTIFICATIONS_PAGE)
    .offset(page * NOTIFICATIONS_PAGE)

/** Counts somebody's notifications, and the unread ones among them. */
export async function countKept(database: Database, learnerId: string): Promise<{ total: number; unread: number }> {
  const [found] = await database
    .select({ total: count(), unread: sql<number>`(count(*) filter (where ${notifications.readAt} is null))::int` })
    .from(notifications)
    .where(isOwn(learnerId))
  return found ?? { total: 0, unread: 0 }
}

export const countUnread = (database: Database, learnerId: string): Promise<number> =>
  database.$count(notifications, and(isOwn(learnerId), isNull(notifications.readAt)))

/** Marks notifications as read: those listed, or all without a list. */
export async function markRead(
  database: Database,
  learnerId: string,
  ids: readonly string[] | undefined,
  now: Date,
): Promise<void> {
  await database
    .update(notifications)
    .set({ readAt: now })
    .where(
      and(
        isOwn(learnerId),
        isNull(notifications.readAt),
        ids === undefined ? undefined : inArray(notifications.id, [...ids]),
      ),
    )
}

/** Finds somebody's choices, or the defaults. */
export async function findChoices(database: Database, learnerId: string): Promise<NotificationChoices> {
  const [found] = await database
    .select({
      muted: notificationChoices.muted,
      emails: notificationChoices.emails,
      quietFrom: notificationChoices.quietFrom,
      quietTo: notificationChoices.quietTo,
      zone: notificationChoices.zone,
    })
    .from(notificationChoices)
    .where(eq(notificationChoices.learnerId, learnerId))
    .limit(1)
  return found ?? FIRST_CHOICES
}

/** Keeps what somebody chose, in place of the former choices. */
export async function keepChoices(database: Database, learnerId: string, choices: NotificationChoices): Promise<void> {
  const set = { ...choices, muted: [...new Set(choices.muted)] }
  await database
    .insert(notificationChoices)
    .values({ learnerId, ...set })
    .onConflictDoUpdate({ target: notificationChoices.learnerId, set })
}

/** Returns the condition that a notification is unread and no email has counted it. */
const isUntold = and(isNull(notifications.readAt), isNull(notifications.mailedAt))

/** Finds a page of the people who want emails and have something new, ordered by id. */
export const findWaitingReaders = async (
  database: Database,
  { after, limit }: { after: string; limit: number },
): Promise<({ id: string; mailedAt: Date | null } & NotificationChoices)[]> =>
  database
    .select({
      id: notificationChoices.learnerId,
      muted: notificationChoices.muted,
      emails: notificationChoices.emails,
      quietFrom: notificationChoices.quietFrom,
      quietTo: notificationChoices.quietTo,
      zone: notificationChoices.zone,
      mailedAt: notificationChoices.mailedAt,
    })
    .from(notificationChoices)
    .innerJoin(users, eq(users.id, notificationChoices.learnerId))
    .where(
      and(
        ne(notificationChoices.emails, 'off'),
        eq(users.emailVerified, true),
        eq(users.ageBand, 'adult'),
        gt(notificationChoices.learnerId, after),
        sql`exists (${database
          .select({ one: sql`1` })
          .from(notifications)
          .where(and(eq(notifications.learnerId, notificationChoices.learnerId), isUntold))})`,
      ),
    )
    .orderBy(asc(notificationChoices.learnerId))
    .limit(limit)

/** Locks and finds the choices of somebody who gets an email, with the confirmed address and the language. */
export const lockReader = async (
  database: Database,
  id: string,
): Promise<(NotificationChoices & { mailedAt: Date | null; email: string; language: InterfaceLanguage }) | undefined> =>
  (
    await database
      .select({
        muted: notificationChoices.muted,
        emails: notificationChoices.emails,
        quietFrom: notificationChoices.quietFrom,
        quietTo: notificationChoices.quietTo,
        zone: notificationChoices.zone,
        mailedAt: notificationChoices.mailedAt,
        email: users.email,
        language: sql<InterfaceLanguage>`coalesce(${users.language}, 'en')`,
      })
      .from(notificationChoices)
      .innerJoin(users, eq(users.id, notificationChoices.learnerId))
      .where(and(eq(notificationChoices.learnerId, id), eq(users.emailVerified, true), eq(users.ageBand, 'adult')))
      .for('update', { of: notificationChoices })
      .limit(1)
  )[0]

/** Marks what is new as told by email, and returns how much it was. */
export async function takeUntold(database: Database, learnerId: string, now: Date): Promise<number> {
  const told = await database
    .update(notifications)
    .set({ mailedAt: now })
    .where(and(isOwn(learnerId), isUntold))
    .returning({ id: notifications.id })
  if (told.length > 0)
    await database
      .update(notificationChoices)
      .set({ mailedAt: now })
      .where(eq(notificationChoices.learnerId, learnerId))
  return told.length
}

/** Deletes notifications that were written at this time or before. */
export async function deleteOld(database: Database, before: Date): Promise<void> {
  await database.delete(notifications).where(lte(notifications.createdAt, before))
}
