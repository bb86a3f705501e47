import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { RetentionRule } from '#core/privacy/retention.ts'
import { FEED_NAMES } from '#core/schedule/feed-names.ts'
import type { Recurrence } from '#core/schedule/recurrence.ts'
import { LONGEST_EVENT, type ChangedEvent } from '#core/schedule/schedule-events.ts'
import { users } from '#server/features/accounts/index.ts'
import { spaces } from '#server/features/spaces/index.ts'
import type { ColumnClass, ColumnClasses } from '#server/platform/database/column-class.ts'
import { oneOf } from '#server/platform/database/one-of.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** A change of one event of a series. */
export type KeptChange = ChangedEvent & { title: string; note: string }

/** Events of families and classes, once or as a series. Dates and times are local to the event's zone. */
export const scheduleEvents = pgTable(
  'schedule_events',
  {
    spaceId: uuid('space_id')
      .notNull()
      .references(() => spaces.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull(),
    /** The student that it is for; null for everybody in the space. */
    learnerId: uuid('learner_id').references(() => users.id, { onDelete: 'cascade' }),
    madeBy: uuid('made_by').references(() => users.id, { onDelete: 'set null' }),
    title: text('title').notNull(),
    note: text('note').notNull(),
    date: text('date').notNull(),
    time: text('time').notNull(),
    minutes: integer('minutes').notNull(),
    zone: text('zone').notNull(),
    recurrence: jsonb('recurrence').$type<Recurrence>(),
    /** Dates of the series that are cancelled. */
    cancelled: text('cancelled').array().notNull(),
    /** Changes of single events of the series. */
    changes: jsonb('changes').$type<KeptChange[]>().notNull(),
    /** Rises with each change, for calendars that read the feed. */
    sequence: integer('sequence').notNull(),
    /** Beginning of the first event and end of the last one; null if the series has no end. */
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at'),
    createdAt: moment('created_at').notNull(),
    changedAt: moment('changed_at').notNull(),
    /** Time of the deletion, which can be undone for a day. */
    removedAt: moment('removed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.spaceId, table.id] }),
    index('schedule_events_learner').on(table.learnerId),
    index('schedule_events_maker').on(table.madeBy),
    index('schedule_events_end').on(table.endsAt),
    index('schedule_events_removed').on(table.removedAt),
    check('schedule_events_minutes', sql`${table.minutes} between 1 and ${sql.raw(String(LONGEST_EVENT))}`),
  ],
)

/** Secret addresses from which calendar programs read an adult's schedule, one a person. */
export const calendarFeeds = pgTable(
  'calendar_feeds',
  {
    learnerId: uuid('learner_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of the secret in the address. */
    tokenHash: text('token_hash').notNull().unique(),
    names: text('names', { enum: FEED_NAMES }).notNull(),
    createdAt: moment('created_at').notNull(),
    readAt: moment('read_at'),
  },
  (table) => [check('calendar_feeds_names', oneOf(table.names, FEED_NAMES))],
)

const entry =
  (retention: RetentionRule) =>
  (group: ColumnClass['class'], purpose: string, inExport = true): ColumnClass => ({
    class: group,
    purpose,
    retention,
    export: inExport,
  })
const event = entry('schedule')
const removed = entry('removed-event')
const feed = entry('calendar-feed')

export const scheduleEventsColumnClasses: ColumnClasses<typeof scheduleEvents> = {
  spaceId: event('identity', 'says whose event it is: of which family or class'),
  id: event('technical', 'tells events apart, also in calendars that read the feed'),
  learnerId: event('identity', 'says for which student it is'),
  madeBy: event('identity', 'says who added it, for the copy of that person'),
  title: event('learning', 'says what happens'),
  note: event('learning', 'says what to bring or to prepare'),
  date: event('learning', 'says when'),
  time: event('learning', 'says when'),
  minutes: event('learning', 'says how long'),
  zone: event('learning', 'says where the clock stands by which it is'),
  recurrence: event('learning', 'says how it repeats'),
  cancelled: event('learning', 'says on which days it is cancelled'),
  changes: event('learning', 'says on which days it is different'),
  sequence: event('technical', 'tells calendars which version is newer', false),
  startsAt: event('technical', 'finds the events of a week', false),
  endsAt: event('technical', 'finds the events of a week, and those that are long over', false),
  createdAt: event('technical', 'says when it was added'),
  changedAt: event('technical', 'tells calendars when it was changed'),
  removedAt: removed('technical', 'deletes it a day later, until when it can be restored', false),
}

export const calendarFeedsColumnClasses: ColumnClasses<typeof calendarFeeds> = {
  learnerId: feed('identity', 'says whose schedule it shows'),
  tokenHash: feed('credential', 'recognises the secret address', false),
  names: feed('identity', 'says how students are named in it'),
  createdAt: feed('technical', 'says since when it exists'),
  readAt: feed('technical', 'shows whether a calendar reads it'),
}
