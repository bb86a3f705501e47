import { z } from 'zod'
import type { SchemasOf } from '#contract/call.ts'
import { near } from '#contract/quota-schemas.ts'
import type { scheduleCalls } from '#contract/schedule.ts'
import { because, lineOfText, moment, plainText } from '#contract/text-schemas.ts'
import { SPACE_KINDS } from '#core/permissions/spaces.ts'
import { isCalendarDate, WEEKDAYS } from '#core/schedule/calendar-dates.ts'
import { FEED_NAMES } from '#core/schedule/feed-names.ts'
import { FREQUENCIES, MONTHLY_WAYS, MOST_COUNT, MOST_INTERVAL } from '#core/schedule/recurrence.ts'
import {
  EVENT_NOTE_LENGTH,
  EVENT_TITLE_LENGTH,
  LONGEST_EVENT,
  LONGEST_LIST,
  SERIES_PARTS,
} from '#core/schedule/schedule-events.ts'
import { isTimeZone } from '#core/schedule/time-zones.ts'

const DAY = 24 * 60 * 60 * 1000

const date = z.string().max(10).refine(isCalendarDate, because('invalid'))
const zone = z.string().max(60).refine(isTimeZone, because('invalid'))
const spaceId = z.uuid()

/** Rule of recurrence. Only a weekly one has weekdays, only a monthly one a way, and there is at most one end. */
const recurrence = z
  .strictObject({
    frequency: z.enum(FREQUENCIES),
    every: z.int().min(1).max(MOST_INTERVAL),
    weekdays: z.array(z.enum(WEEKDAYS)).max(WEEKDAYS.length).readonly().optional(),
    monthlyBy: z.enum(MONTHLY_WAYS).optional(),
    until: date.optional(),
    count: z.int().min(1).max(MOST_COUNT).optional(),
  })
  .refine(({ frequency, weekdays }) => weekdays === undefined || frequency === 'weekly', because('invalid'))
  .refine(({ frequency, monthlyBy }) => monthlyBy === undefined || frequency === 'monthly', because('invalid'))
  .refine(({ until, count }) => until === undefined || count === undefined, because('invalid'))

/** Values of an event or a series that people choose. */
const values = {
  title: lineOfText(EVENT_TITLE_LENGTH),
  note: plainText(EVENT_NOTE_LENGTH),
  /** The student that it is for; null for everybody in the group. */
  learnerId: z.uuid().nullable(),
  date,
  time: z
    .string()
    .max(5)
    .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, because('invalid')),
  minutes: z.int().min(1).max(LONGEST_EVENT),
  zone,
}

const person = z.object({ id: z.uuid(), name: z.string() })

/** One event on one day. With the series, `originalDate` names it for good. */
const occurrence = z.object({
  spaceId,
  id: z.uuid(),
  originalDate: z.string(),
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  date: z.string(),
  time: z.string(),
  minutes: z.int(),
  zone: z.string(),
  title: z.string(),
  note: z.string(),
  learner: person.nullable(),
  recurs: z.boolean(),
  isChanged: z.boolean(),
})

/** A group whose events are shown, with the students that an event of it can be for. */
const place = z.object({
  spaceId,
  kind: z.enum(SPACE_KINDS),
  name: z.string(),
  mayChange: z.boolean(),
  learners: z.array(person),
})

const feed = z.object({
  names: z.enum(FEED_NAMES),
  madeAt: z.iso.datetime(),
  /** Last time that a calendar read it. */
  readAt: z.iso.datetime().nullable(),
})

const errors = ['not-signed-in', 'not-found', 'not-allowed', 'guardian-needed'] as const

/** Names the events of a series that an act is about. `originalDate` names the one, or the first of those that follow. */
const part = { spaceId, id: z.uuid(), part: z.enum(SERIES_PARTS), originalDate: date.optional() }

const isNamed = ({ part: which, originalDate }: { part: string; originalDate?: string | undefined }): boolean =>
  which === 'all' || originalDate !== undefined

export const scheduleSchemas = {
  /** Events between two moments in the groups of the person, and of the children whose progress they see. */
  listSchedule: {
    input: z
      .strictObject({ from: moment, to: moment })
      .refine(({ from, to }) => Date.parse(to) > Date.parse(from), { path: ['to'], ...because('invalid') })
      .refine(({ from, to }) => Date.parse(to) - Date.parse(from) <= LONGEST_LIST * DAY, {
        path: ['to'],
        ...because('too-long'),
      }),
    output: z.object({ occurrences: z.array(occurrence), places: z.array(place) }),
    errors: ['not-signed-in'],
  },
  /** A series as its form shows it, for those who may change it. */
  getScheduleEvent: {
    input: z.strictObject({ spaceId, id: z.uuid() }),
    output: z.object({
      event: z.object({
        spaceId,
        id: z.uuid(),
        title: z.string(),
        note: z.string(),
        learnerId: z.uuid().nullable(),
        date: z.string(),
        time: z.string(),
        minutes: z.int(),
        zone: z.string(),
        recurrence: recurrence.nullable(),
      }),
    }),
    errors,
  },
  /** Adds an event or a series. The device makes the id: the same request twice adds one. */
  addScheduleEvent: {
    input: z.strictObject({ spaceId, id: z.uuid(), ...values, recurrence: recurrence.nullable() }),
    output: z.object({ near }),
    errors: [...errors, 'quota-reached'],
  },
  /**
   * Changes one event of a series, one and those that follow, or all. Those that follow become a series of their own
   * with the id `restId`.
   */
  changeScheduleEvent: {
    input: z
      .strictObject({ ...part, ...values, recurrence: recurrence.nullable(), restId: z.uuid().optional() })
      .refine(isNamed, { path: ['originalDate'], ...because('missing') })
      .refine(({ part: which, restId }) => which !== 'following' || restId !== undefined, {
        path: ['restId'],
        ...because('missing'),
      }),
    output: z.object({ near }),
    errors: [...errors, 'quota-reached'],
  },
  /** Cancels one event, one and those that follow, or deletes all. `recurrence` is the rule before, for undoing it. */
  removeScheduleEvent: {
    input: z.strictObject(part).refine(isNamed, { path: ['originalDate'], ...because('missing') }),
    output: z.object({ recurrence: recurrence.nullable() }),
    errors: [...errors, 'quota-reached'],
  },
  /** Takes a removal back, within a day. */
  restoreScheduleEvent: {
    input: z
      .strictObject({ ...part, recurrence: recurrence.nullable() })
      .refine(isNamed, { path: ['originalDate'], ...because('missing') }),
    output: z.object({}),
    errors: [...errors, 'quota-reached'],
  },
  getCalendarFeed: {
    input: z.strictObject({}),
    output: z.object({ feed: feed.nullable() }),
    errors: ['not-signed-in', 'guardian-needed'],
  },
  /** Makes a secret address for calendars, shown this once. An address from before stops working. */
  renewCalendarFeed: {
    input: z.strictObject({ names: z.enum(FEED_NAMES) }),
    output: z.object({ address: z.string(), feed }),
    errors: ['not-signed-in', 'guardian-needed'],
  },
  endCalendarFeed: {
    input: z.strictObject({}),
    output: z.object({}),
    errors: ['not-signed-in', 'guardian-needed'],
  },
} as const satisfies SchemasOf<typeof scheduleCalls>

export type ScheduleOccurrence = z.infer<typeof occurrence>
export type SchedulePlace = z.infer<typeof place>
export type CalendarFeed = z.infer<typeof feed>
export type ScheduleEvent = z.infer<typeof scheduleSchemas.getScheduleEvent.output>['event']
