import {
  bigint,
  boolean,
  check,
  index,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { CHAT_SENDERS, type DrawnAnswer } from '#core/khulu/history/chat-message.ts'
import type { RetentionRule } from '#core/privacy/retention.ts'
import { users } from '#server/features/accounts/index.ts'
import type { ColumnClass, ColumnClasses } from '#server/platform/database/column-class.ts'
import { oneOf } from '#server/platform/database/one-of.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
const learnerId = () =>
  uuid('learner_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/**
 * Questions of learners and Khulu's answers. They are deleted when the learner clears the conversation, and after 30
 * days (a child's) or 90.
 */
export const khuluMessages = pgTable(
  'khulu_messages',
  {
    learnerId: learnerId(),
    id: uuid('id').notNull(),
    /** Number of the message in the learner's own count, in order of storage; a device has read up to one. */
    sequence: bigint('sequence', { mode: 'number' }).notNull(),
    sender: text('sender', { enum: CHAT_SENDERS }).notNull(),
    text: text('text').notNull(),
    /** Content from which the page draws Khulu's answer. */
    answer: jsonb('answer').$type<DrawnAnswer>(),
    /** Time by the device's clock, corrected if it was wrong. */
    saidAt: moment('said_at').notNull(),
    receivedAt: moment('received_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.learnerId, table.id] }),
    unique('khulu_messages_sequence').on(table.learnerId, table.sequence),
    index('khulu_messages_said').on(table.saidAt),
    check('khulu_messages_sender', oneOf(table.sender, CHAT_SENDERS)),
  ],
)

/**
 * Counter of each learner's messages, with the time of the last clearing. Locking the row makes a learner's devices
 * take turns.
 */
export const khuluHistories = pgTable('khulu_histories', {
  learnerId: learnerId().primaryKey(),
  lastSequence: bigint('last_sequence', { mode: 'number' }).notNull(),
  clearedAt: moment('cleared_at'),
  /** Number of the check for disclosures that the kept messages have passed, `KEPT_CHAT_CHECK`. */
  passedCheck: smallint('passed_check').notNull().default(0),
})

/** Adults who decided whether a language model may be sent their questions. For minors a guardian's consent says it. */
export const khuluModelChoices = pgTable('khulu_model_choices', {
  learnerId: learnerId().primaryKey(),
  isUsed: boolean('is_used').notNull(),
  textVersion: text('text_version').notNull(),
  decidedAt: moment('decided_at').notNull(),
})

/** A minor's are deleted sooner still: `chat-of-minors`. */
const CHAT = 'chat-of-adults'
const ACCOUNT = 'account'
const CHOICE = 'model-choice'
const entry = (
  group: ColumnClass['class'],
  purpose: string,
  retention: RetentionRule,
  inExport: boolean,
): ColumnClass => ({ class: group, purpose, retention, export: inExport })

export const khuluMessagesColumnClasses: ColumnClasses<typeof khuluMessages> = {
  learnerId: entry('identity', 'whose conversation it is', CHAT, true),
  id: entry('technical', 'keeping each message once', CHAT, true),
  sequence: entry('technical', 'bringing devices up to date', CHAT, false),
  sender: entry('learning', 'who said it', CHAT, true),
  text: entry('learning', 'reading it again on each device', CHAT, true),
  answer: entry('learning', 'drawing the answer again on each device', CHAT, true),
  saidAt: entry('learning', 'the order of the conversation, and when it is deleted', CHAT, true),
  receivedAt: entry('technical', 'what was there when the conversation was cleared', CHAT, true),
}

export const khuluHistoriesColumnClasses: ColumnClasses<typeof khuluHistories> = {
  learnerId: entry('identity', 'whose conversation it is', ACCOUNT, true),
  lastSequence: entry('technical', 'bringing devices up to date', ACCOUNT, false),
  clearedAt: entry('technical', 'clearing the conversation on each device', ACCOUNT, true),
  passedCheck: entry('technical', 'removing disclosures that were kept earlier', ACCOUNT, false),
}

export const khuluModelChoicesColumnClasses: ColumnClasses<typeof khuluModelChoices> = {
  learnerId: entry('identity', 'whose decision it is', CHOICE, true),
  isUsed: entry('identity', 'whether questions may be sent to the language model', CHOICE, true),
  textVersion: entry('identity', 'proof of which text was read', CHOICE, true),
  decidedAt: entry('identity', 'proof of when it was decided', CHOICE, true),
}
