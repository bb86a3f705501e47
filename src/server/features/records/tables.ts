import { check, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { DEVICE_KINDS } from '#core/people/device-kinds.ts'
import { ACTOR_KINDS, REFUSAL_REASONS, SECURITY_OUTCOMES, type SecurityEvent } from '#core/security/security-events.ts'
import { users } from '#server/features/accounts/index.ts'
import type { ColumnClass, ColumnClasses } from '#server/platform/database/column-class.ts'
import { oneOf } from '#server/platform/database/one-of.ts'

/**
 * Security record: who did what to whose account or data. Rows are only added (`row-policies.sql`). They are deleted after
 * their retention time, or with the account that they concern. Rows of a deleted actor keep neither the id nor the
 * session.
 */
export const securityEvents = pgTable(
  'security_events',
  {
    /** The account that the event concerns. */
    learnerId: uuid('learner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull(),
    at: timestamp('at', { withTimezone: true, mode: 'date' }).notNull(),
    /** Event from the list in core. The database doesn't check it, so a new event needs no migration. */
    event: text('event').$type<SecurityEvent>().notNull(),
    outcome: text('outcome', { enum: SECURITY_OUTCOMES }).notNull(),
    reason: text('reason', { enum: REFUSAL_REASONS }),
    actorKind: text('actor_kind', { enum: ACTOR_KINDS }).notNull(),
    actorId: uuid('actor_id').references(() => users.id, { onDelete: 'set null' }),
    /** The actor's session. It may have ended since. */
    sessionId: uuid('session_id'),
    device: text('device', { enum: DEVICE_KINDS }),
    /** The id that the log and the answer's header have. */
    requestId: uuid('request_id'),
    /** Number of occurrences, if one row counts several in a short time. */
    times: integer('times').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.learnerId, table.id] }),
    index('security_events_at').on(table.at),
    index('security_events_actor').on(table.actorId),
    check('security_events_outcome', oneOf(table.outcome, SECURITY_OUTCOMES)),
    check('security_events_reason', oneOf(table.reason, REFUSAL_REASONS)),
    check('security_events_actor_kind', oneOf(table.actorKind, ACTOR_KINDS)),
    check('security_events_device', oneOf(table.device, DEVICE_KINDS)),
  ],
)

export type SecurityRow = typeof securityEvents.$inferInsert

const entry = (kind: ColumnClass['class'], purpose: string, isExported: boolean): ColumnClass => ({
  class: kind,
  purpose,
  retention: 'security',
  export: isExported,
})

const WHO = "telling a person, or a child's guardian, who did what to their data"

export const securityEventsColumnClasses: ColumnClasses<typeof securityEvents> = {
  learnerId: entry('identity', 'whose account or data the event is about', false),
  id: entry('technical', 'the order of events', true),
  at: entry('technical', WHO, true),
  event: entry('technical', WHO, true),
  outcome: entry('technical', WHO, true),
  reason: entry('technical', WHO, true),
  actorKind: entry('technical', WHO, true),
  actorId: entry('identity', WHO, true),
  sessionId: entry('technical', 'telling which session to end after an attack', false),
  device: entry('technical', WHO, true),
  requestId: entry('technical', 'finding the lines of the log about a failure', false),
  times: entry('technical', WHO, true),
}
