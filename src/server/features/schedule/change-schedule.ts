import type { z } from 'zod'
import type { ScheduleEvent, scheduleSchemas } from '#contract/schedule-schemas.ts'
import type { NearQuota } from '#core/people/quotas.ts'
import { addDays } from '#core/schedule/calendar-dates.ts'
import { isDateOf, weekdaysOf, type Recurrence } from '#core/schedule/recurrence.ts'
import { endBefore, keepDates, MOST_CANCELLED, restFrom, spanOf, type Series } from '#core/schedule/schedule-events.ts'
import {
  countEvents,
  findEvent,
  insertEvent,
  lockEvent,
  updateEvent,
  type KeptEvent,
} from '#server/features/schedule/queries.ts'
import type { ScheduleParts } from '#server/features/schedule/schedule-parts.ts'
import type { KeptChange } from '#server/features/schedule/tables.ts'
import { studentsOf } from '#server/features/spaces/index.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import { lockName } from '#server/platform/database/lock-name.ts'
import { CallRefusal } from '#server/platform/http/call-refusal.ts'
import { refuseOverQuota } from '#server/platform/http/refuse-over-quota.ts'

type Input<Name extends keyof typeof scheduleSchemas> = z.output<(typeof scheduleSchemas)[Name]['input']>
type Values = Pick<
  Input<'addScheduleEvent'>,
  'title' | 'note' | 'learnerId' | 'date' | 'time' | 'minutes' | 'zone' | 'recurrence'
>
type Parts = Pick<ScheduleParts, 'database' | 'clock'>

const noSuchEvent = (): CallRefusal => new CallRefusal('not-found', 'The space has no such event')

async function refuseStranger(database: Database, spaceId: string, learnerId: string | null): Promise<void> {
  if (learnerId === null) return
  if (!(await studentsOf(database, spaceId)).includes(learnerId))
    throw new CallRefusal('invalid-input', 'The space has no such student', { fields: { learnerId: 'invalid' } })
}

/** Writes a weekly rule with its first date's weekday, so that every reader finds the same dates. */
const tidyRule = ({ date, recurrence }: Pick<Values, 'date' | 'recurrence'>): Recurrence | null =>
  recurrence?.frequency === 'weekly' ? { ...recurrence, weekdays: [...weekdaysOf({ date, recurrence })] } : recurrence

const columnsOf = ({ title, note, learnerId, date, time, minutes, zone, recurrence }: Values): Values => ({
  title,
  note,
  learnerId,
  date,
  time,
  minutes,
  zone,
  recurrence: tidyRule({ date, recurrence }),
})

/** Returns the columns that say when the events of a series are, after a change. */
function timesOf(series: Series): { startsAt: Date; endsAt: Date | null } {
  const { startsAt, endsAt } = spanOf(series)
  return { startsAt: new Date(startsAt), endsAt: endsAt === null ? null : new Date(endsAt) }
}

async function insertCounted(
  transaction: Database,
  event: Values & Pick<KeptEvent, 'spaceId' | 'id' | 'madeBy' | 'cancelled' | 'changes'>,
  now: Date,
): Promise<{ near?: NearQuota }> {
  await lockName(transaction, `schedule ${event.spaceId}`)
  const isNew = await insertEvent(transaction, {
    ...event,
    ...timesOf(event),
    sequence: 0,
    createdAt: now,
    changedAt: now,
    removedAt: null,
  })
  return isNew ? refuseOverQuota({ 'schedule-events': await countEvents(transaction, event.spaceId) }) : {}
}

/** Adds an event or a series to a space. */
export async function addEvent(
  { database, clock }: Parts,
  { spaceId, id, ...values }: Input<'addScheduleEvent'>,
  madeBy: string,
): Promise<{ near?: NearQuota }> {
  await refuseStranger(database, spaceId, values.learnerId)
  return database.transaction((transaction) =>
    insertCounted(transaction, { spaceId, id, madeBy, ...columnsOf(values), cancelled: [], changes: [] }, clock()),
  )
}

/** Returns a series as its form shows it. */
export async function getEvent(
  { database }: Parts,
  { spaceId, id }: { spaceId: string; id: string },
): Promise<{ event: ScheduleEvent }> {
  const found = await findEvent(database, spaceId, id)
  if (!found) throw noSuchEvent()
  return { event: found }
}

async function keep(transaction: Database, event: KeptEvent, change: Partial<KeptEvent>, now: Date): Promise<void> {
  await updateEvent(transaction, event, {
    ...change,
    ...timesOf({ ...event, ...change }),
    sequence: event.sequence + 1,
    changedAt: now,
  })
}

/** Requires the date of an event that the series still has. */
function requireDate(event: KeptEvent, date: string | undefined): string {
  if (date === undefined || !isDateOf(event, date)) throw noSuchEvent()
  return date
}

async function changeOne(transaction: Database, event: KeptEvent, date: string, values: Values, now: Date) {
  const { title, note, time, minutes, zone } = values
  const change: KeptChange = { originalDate: date, title, note, date: values.date, time, minutes, zone }
  const changes = [...event.changes.filter(({ originalDate }) => originalDate !== date), change]
  if (changes.length > MOST_CANCELLED) throw new CallRefusal('quota-reached', 'The series has too many exceptions')
  await keep(transaction, event, { changes, cancelled: event.cancelled.filter((one) => one !== date) }, now)
}

/** Changes one event of a series, one with those that follow, or all of them. */
export async function changeEvent(
  { database, clock }: Parts,
  { spaceId, id, part, originalDate, restId, ...input }: Input<'changeScheduleEvent'>,
  madeBy: string,
): Promise<{ near?: NearQuota }> {
  await refuseStranger(database, spaceId, input.learnerId)
  const now = clock()
  return database.transaction(async (transaction) => {
    const event = await lockEvent(transaction, spaceId, id)
    if (!event) throw noSuchEvent()
    // The same request a second time: the rest is a series of its own already.
    if (restId !== undefined && (await findEvent(transaction, spaceId, restId))) return {}
    const values = columnsOf(input)
    if (part === 'one' && event.recurrence !== null) {
      await changeOne(transaction, event, requireDate(event, originalDate), values, now)
      return {}
    }
    const date = part === 'following' ? requireDate(event, originalDate) : event.date
    if (part !== 'following' || event.recurrence === null || date === event.date || restId === undefined) {
      await keep(transaction, event, { ...values, ...keepDates(values, event) }, now)
      return {}
    }
    const isCountKept = values.recurrence !== null && values.recurrence.count === event.recurrence.count
    const rest = { ...values, recurrence: isCountKept ? restFrom(event, date, values.recurrence) : values.recurrence }
    await keep(transaction, event, { recurrence: endBefore(event.recurrence, date) }, now)
    const later = {
      cancelled: event.cancelled.filter((one) => one >= date),
      changes: event.changes.filter((one) => one.originalDate >= date),
    }
    return insertCounted(transaction, { spaceId, id: restId, madeBy, ...rest, ...keepDates(rest, later) }, now)
  })
}

/** Cancels one event, one with those that follow, or deletes all. Returns the rule from before. */
export async function removeEvent(
  { database, clock }: Parts,
  { spaceId, id, part, originalDate }: Input<'removeScheduleEvent'>,
): Promise<{ recurrence: ScheduleEvent['recurrence'] }> {
  const now = clock()
  return database.transaction(async (transaction) => {
    const event = await lockEvent(transaction, spaceId, id)
    if (!event) throw noSuchEvent()
    const { recurrence } = event
    const date = part === 'all' ? event.date : requireDate(event, originalDate)
    if (part === 'one' && recurrence !== null) {
      const cancelled = [...new Set([...event.cancelled, date])].toSorted()
      if (cancelled.length > MOST_CANCELLED)
        throw new CallRefusal('quota-reached', 'The series has too many exceptions')
      await keep(transaction, event, { cancelled }, now)
    } else if (part === 'following' && recurrence !== null && date > event.date)
      await keep(transaction, event, { recurrence: endBefore(recurrence, date) }, now)
    else await updateEvent(transaction, event, { removedAt: now, changedAt: now, sequence: event.sequence + 1 })
    return { recurrence }
  })
}

/** Takes a removal back. Cancelled and changed days are as before. */
export async function restoreEvent(
  { database, clock }: Parts,
  { spaceId, id, part, originalDate, recurrence }: Input<'restoreScheduleEvent'>,
): Promise<Record<string, never>> {
  const now = clock()
  return database.transaction(async (transaction) => {
    const event = await lockEvent(transaction, spaceId, id, 'removed')
    if (!event) throw noSuchEvent()
    const isWhole = event.removedAt !== null
    if (!isWhole && part === 'one')
      await keep(transaction, event, { cancelled: event.cancelled.filter((one) => one !== originalDate) }, now)
    else if (!isWhole && part === 'following' && event.recurrence?.until === before(originalDate))
      await keep(transaction, event, { recurrence: tidyRule({ date: event.date, recurrence }) }, now)
    else if (isWhole) await keep(transaction, event, { removedAt: null }, now)
    return {}
  })
}

const before = (date: string | undefined): string | undefined => (date === undefined ? undefined : addDays(date, -1))
