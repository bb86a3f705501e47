import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  json,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { NOUN_CLASSES } from '#core/grammar/noun-classes.ts'
import { LEARNING_LANGUAGE_CODES, type LearningLanguage } from '#core/languages/learning-languages.ts'
import { ERROR_CLASSES, EXERCISE_TYPES, VERDICTS } from '#core/learning/learning-event.ts'
import type { StoredAggregate } from '#core/progress/store-aggregate.ts'
import { LEARNING_AREAS, type LearningArea } from '#core/sections/sections.ts'
import type { RetentionRule } from '#core/privacy/retention.ts'
import { users } from '#server/features/accounts/index.ts'
import type { ColumnClass, ColumnClasses } from '#server/platform/database/column-class.ts'
import { oneOf } from '#server/platform/database/one-of.ts'

const learnerId = () =>
  uuid('learner_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** Every answer that a learner gave, as the server judged it. Rows are only ever added. */
export const learningEvents = pgTable(
  'learning_events',
  {
    learnerId: learnerId(),
    id: uuid('id').notNull(),
    /** Number of the event in the learner's own count, in order of storage; a device has read up to one. */
    sequence: bigint('sequence', { mode: 'number' }).notNull(),
    language: text('language').$type<LearningLanguage>().notNull(),
    section: text('section').$type<LearningArea>().notNull(),
    itemId: text('item_id').notNull(),
    exerciseType: text('exercise_type', { enum: EXERCISE_TYPES }).notNull(),
    answer: text('answer').notNull(),
    verdict: text('verdict', { enum: VERDICTS }).notNull(),
    errorClass: text('error_class', { enum: ERROR_CLASSES }),
    /** The noun class whose concord or prefix was missed; null for other errors. */
    nounClass: text('noun_class', { enum: NOUN_CLASSES }),
    milliseconds: integer('milliseconds').notNull(),
    deviceId: text('device_id').notNull(),
    occurredAt: timestamp('occurred_at', { withTimezone: true, mode: 'date' }).notNull(),
    utcOffsetMinutes: integer('utc_offset_minutes').notNull(),
    /** The roots and skills that were asked for, as the server knows them. */
    cards: text('cards').array().notNull().default([]),
    /** The server could judge the answer itself; what it couldn't earns nothing. */
    verified: boolean('verified').notNull(),
    /** The device's clock was impossible, so `occurred_at` is when the event was received. */
    clockCorrected: boolean('clock_corrected').notNull(),
    receivedAt: timestamp('received_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.learnerId, table.id] }),
    unique('learning_events_sequence').on(table.learnerId, table.sequence),
    /** Progress in modules is counted over a class at once, and few events are of modules. */
    index('learning_events_modules')
      .on(table.learnerId, table.itemId)
      .where(sql`${table.section} = 'modules'`),
    index('learning_events_time').on(table.learnerId, table.occurredAt, table.id),
    index('learning_events_errors')
      .on(table.learnerId, table.occurredAt, table.errorClass, table.nounClass)
      .where(sql`verified and error_class is not null`),
    check('learning_events_language', oneOf(table.language, LEARNING_LANGUAGE_CODES)),
    check('learning_events_section', oneOf(table.section, LEARNING_AREAS)),
    check('learning_events_exercise_type', oneOf(table.exerciseType, EXERCISE_TYPES)),
    check('learning_events_verdict', oneOf(table.verdict, VERDICTS)),
    check('learning_events_error_class', oneOf(table.errorClass, ERROR_CLASSES)),
    check('learning_events_noun_class', oneOf(table.nounClass, NOUN_CLASSES)),
  ],
)

/**
 * Counter of each learner's events. Locking the row makes a learner's batches take turns. A number therefore never
 * appears after a higher one has been read.
 */
export const learningStreams = pgTable('learning_streams', {
  learnerId: learnerId().primaryKey(),
  lastSequence: bigint('last_sequence', { mode: 'number' }).notNull(),
})

/**
 * Running aggregates of a learner's answers at several points; the last is the end. Only later answers are read, and a
 * late one recounts only those after it.
 */
export const learningAggregates = pgTable(
  'learning_tallies',
  {
    learnerId: learnerId(),
    /** Number of answers in it, in order of time. */
    counted: integer('counted').notNull(),
    /** The last of them. */
    lastAt: timestamp('last_at', { withTimezone: true, mode: 'date' }).notNull(),
    lastId: uuid('last_id').notNull(),
    /** Version of the counting rules. */
    version: integer('version').notNull(),
    /** Events up to this one, in the learner's own count, had been looked at. */
    lastSequence: bigint('last_sequence', { mode: 'number' }).notNull(),
    aggregate: json('tally').$type<StoredAggregate>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.learnerId, table.counted] })],
)

const PROGRESS = 'progress'
/** The learner's own words, and what device it was: taken out of old answers. */
const ANSWER = 'answer'
const learning = (purpose: string, retention: RetentionRule = PROGRESS): ColumnClass => ({
  class: 'learning',
  purpose,
  retention,
  export: true,
})
const technical = (purpose: string, inExport: boolean, retention: RetentionRule = PROGRESS): ColumnClass => ({
  class: 'technical',
  purpose,
  retention,
  export: inExport,
})

export const learningEventsColumnClasses: ColumnClasses<typeof learningEvents> = {
  learnerId: { class: 'identity', purpose: 'whose answer it is', retention: PROGRESS, export: true },
  id: technical('keeping each answer once', true),
  sequence: technical('bringing devices up to date', false),
  language: learning('which language was learnt'),
  section: learning('progress by section'),
  itemId: learning('progress by word or sentence'),
  exerciseType: learning('judging the answer'),
  answer: learning('explaining what was wrong', ANSWER),
  verdict: learning('progress'),
  errorClass: learning('explaining what was wrong'),
  nounClass: learning('explaining what was wrong'),
  milliseconds: learning('how easy it was'),
  deviceId: technical('telling two devices of one learner apart', true, ANSWER),
  occurredAt: learning('progress by day'),
  utcOffsetMinutes: learning('which day it was for the learner'),
  cards: learning('when each word and skill is reviewed'),
  verified: learning('whether it counts'),
  clockCorrected: technical('a clock that was wrong', true),
  receivedAt: technical('finding faults', true),
}

export const learningStreamsColumnClasses: ColumnClasses<typeof learningStreams> = {
  learnerId: { class: 'identity', purpose: 'whose count it is', retention: PROGRESS, export: false },
  lastSequence: { class: 'technical', purpose: 'bringing devices up to date', retention: PROGRESS, export: false },
}

export const learningAggregatesColumnClasses: ColumnClasses<typeof learningAggregates> = {
  learnerId: { class: 'identity', purpose: 'whose aggregate it is', retention: PROGRESS, export: false },
  counted: technical('finding where to count on from', false),
  lastAt: technical('finding where to count on from', false),
  lastId: technical('finding where to count on from', false),
  version: technical('counting anew when the way of counting changes', false),
  lastSequence: technical('going on where counting stopped', false),
  aggregate: {
    class: 'learning',
    purpose: 'progress without reading every answer again',
    retention: PROGRESS,
    export: false,
  },
}
