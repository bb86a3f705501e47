import type { FastifyInstance } from 'fastify'
import { notificationsCalls as calls } from '#contract/notifications.ts'
import { notificationsSchemas as schemas } from '#contract/notifications-schemas.ts'
import { findPerson, type AccountsParts } from '#server/features/accounts/index.ts'
import { listNotifications } from '#server/features/notifications/list-notifications.ts'
import { countUnread, findChoices, keepChoices, markRead } from '#server/features/notifications/queries.ts'
import { findNotices, writeNotices } from '#server/features/notifications/send-notices.ts'
import { serveCall } from '#server/platform/http/serve-call.ts'
import type { Visit } from '#server/platform/identity/require-account.ts'
import { requireOwnAct } from '#server/platform/identity/require-own-act.ts'
import type { Jobs } from '#server/platform/jobs/run-jobs.ts'

/** Serves adults' notifications and their choices, and sends the emails about them. */
export function registerNotifications(
  app: FastifyInstance,
  parts: Pick<AccountsParts, 'database' | 'identity' | 'clock' | 'mail' | 'config'> & { jobs: Jobs },
): void {
  const { database, clock, jobs } = parts
  const reader = async (visit: Visit): Promise<string> =>
    (await requireOwnAct(parts, visit, 'notifications.read', 'Notifications are for adults')).id
  const show = async (id: string) => ({
    choices: { ...(await findChoices(database, id)) },
    isConfirmed: (await findPerson(database, id))?.emailVerified === true,
  })
  serveCall(app, calls.listNotifications, schemas.listNotifications, async ({ input, ...visit }) =>
    listNotifications(database, await reader(visit), input.page),
  )
  serveCall(app, calls.countNotifications, schemas.countNotifications, async (visit) => ({
    unread: await countUnread(database, await reader(visit)),
  }))
  serveCall(app, calls.readNotifications, schemas.readNotifications, async ({ input, ...visit }) => {
    const id = await reader(visit)
    await markRead(database, id, input.ids, clock())
    return { unread: await countUnread(database, id) }
  })
  serveCall(app, calls.getNotificationChoices, schemas.getNotificationChoices, async (visit) =>
    show(await reader(visit)),
  )
  serveCall(app, calls.changeNotificationChoices, schemas.changeNotificationChoices, async ({ input, ...visit }) => {
    const id = await reader(visit)
    await keepChoices(database, id, input.choices)
    return show(id)
  })
  jobs.handleChore('find-notices', () => findNotices(parts))
  jobs.handle('write-notices', (data) => writeNotices(parts, data))
}
