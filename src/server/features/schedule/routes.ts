import type { FastifyInstance } from 'fastify'
import { scheduleCalls as calls } from '#contract/schedule.ts'
import { scheduleSchemas as schemas } from '#contract/schedule-schemas.ts'
import { requireTeaching } from '#server/features/insights/index.ts'
import { asShown, renewFeed, sendFeed } from '#server/features/schedule/calendar-feed.ts'
import {
  addEvent,
  changeEvent,
  getEvent,
  removeEvent,
  restoreEvent,
} from '#server/features/schedule/change-schedule.ts'
import { listSchedule } from '#server/features/schedule/list-schedule.ts'
import { deleteFeed, findFeed } from '#server/features/schedule/queries.ts'
import type { ScheduleParts } from '#server/features/schedule/schedule-parts.ts'
import { serveCall } from '#server/platform/http/serve-call.ts'
import { requireAccount, type Visit } from '#server/platform/identity/require-account.ts'
import { requireOwnAct } from '#server/platform/identity/require-own-act.ts'

function registerFeed(app: FastifyInstance, parts: ScheduleParts): void {
  const { database } = parts
  const requireOwner = async (visit: Visit): Promise<string> =>
    (await requireOwnAct(parts, visit, 'calendar.follow', 'Only adults can have a calendar address')).id
  serveCall(app, calls.getCalendarFeed, schemas.getCalendarFeed, async (visit) => {
    const found = await findFeed(database, await requireOwner(visit))
    return { feed: found ? asShown(found) : null }
  })
  serveCall(app, calls.renewCalendarFeed, schemas.renewCalendarFeed, async ({ input, ...visit }) =>
    renewFeed(parts, await requireOwner(visit), input.names),
  )
  serveCall(app, calls.endCalendarFeed, schemas.endCalendarFeed, async (visit) => {
    await deleteFeed(database, await requireOwner(visit))
    return {}
  })
  app.get<{ Params: { name: string } }>('/calendar/:name', { schema: { hide: true } }, (request, reply) =>
    sendFeed(parts, request, reply, request.params.name.replace(/\.ics$/, '')),
  )
}

/** Serves the schedule of families and classes, and the calendar feeds. */
export function registerSchedule(app: FastifyInstance, parts: ScheduleParts): void {
  const requireChanger = (visit: Visit, spaceId: string) => requireTeaching(parts, visit, spaceId, 'class.teach')
  serveCall(app, calls.listSchedule, schemas.listSchedule, async ({ input, ...visit }) =>
    listSchedule(parts, input, await requireAccount(parts.identity, visit)),
  )
  serveCall(app, calls.getScheduleEvent, schemas.getScheduleEvent, async ({ input, ...visit }) => {
    await requireChanger(visit, input.spaceId)
    return getEvent(parts, input)
  })
  serveCall(app, calls.addScheduleEvent, schemas.addScheduleEvent, async ({ input, ...visit }) => {
    const { account } = await requireChanger(visit, input.spaceId)
    return addEvent(parts, input, account.id)
  })
  serveCall(app, calls.changeScheduleEvent, schemas.changeScheduleEvent, async ({ input, ...visit }) => {
    const { account } = await requireChanger(visit, input.spaceId)
    return changeEvent(parts, input, account.id)
  })
  serveCall(app, calls.removeScheduleEvent, schemas.removeScheduleEvent, async ({ input, ...visit }) => {
    await requireChanger(visit, input.spaceId)
    return removeEvent(parts, input)
  })
  serveCall(app, calls.restoreScheduleEvent, schemas.restoreScheduleEvent, async ({ input, ...visit }) => {
    await requireChanger(visit, input.spaceId)
    return restoreEvent(parts, input)
  })
  registerFeed(app, parts)
}
