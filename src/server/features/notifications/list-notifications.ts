import type { CallOf } from '#contract/call-of.ts'
import { countKept, findNotifications } from '#server/features/notifications/queries.ts'
import { asSystem } from '#server/platform/database/actor.ts'
import type { Database } from '#server/platform/database/open-database.ts'

/** Lists somebody's notifications. The names of groups are read as the system: a refused person is no member. */
export async function listNotifications(
  database: Database,
  learnerId: string,
  page: number,
): Promise<CallOf<'listNotifications'>['output']> {
  const found = await asSystem(() => findNotifications(database, learnerId, page))
  return {
    notifications: found.map(({ notification: { id, kind, about, createdAt, readAt }, group }) => ({
      id,
      kind,
      about,
      group,
      at: createdAt.toISOString(),
      isRead: readAt !== null,
    })),
    ...(await countKept(database, learnerId)),
  }
}
