import { index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { RetentionRule } from '#core/privacy/retention.ts'
import { sessions, users } from '#server/features/accounts/index.ts'
import type { ColumnClass, ColumnClasses } from '#server/platform/database/column-class.ts'

/** Sessions that were begun through the hub: what ends them when somebody logs out there. */
export const hubSessions = pgTable(
  'hub_sessions',
  {
    learnerId: uuid('learner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    /** The hub's name for its own session, where it gives one. */
    sid: text('sid'),
    /**
     * The hub's own statement of who it is, sealed: the hub asks for it back when somebody logs out here. Null where it
     * is too long to keep.
     */
    idToken: text('id_token'),
  },
  (table) => [
    primaryKey({ columns: [table.learnerId, table.sessionId] }),
    index('hub_sessions_session').on(table.sessionId),
    index('hub_sessions_sid').on(table.sid),
  ],
)

/** Notices of the hub's that somebody logged out, by their numbers: none counts twice. */
export const hubNotices = pgTable(
  'hub_notices',
  {
    /** A hash of the notice's number. */
    id: text('id').primaryKey(),
    expiresAt: timestamp('expires_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [index('hub_notices_expires').on(table.expiresAt)],
)

const SESSION = 'session'
const NOTICE = 'hub-notice'
const entry = (group: ColumnClass['class'], purpose: string, retention: RetentionRule): ColumnClass => ({
  class: group,
  purpose,
  retention,
  export: false,
})

export const hubSessionsColumnClasses: ColumnClasses<typeof hubSessions> = {
  learnerId: entry('identity', 'whose session it is', SESSION),
  sessionId: entry('technical', 'which session it is', SESSION),
  sid: entry('identity', 'ending the session when the person logs out at the hub', SESSION),
  idToken: entry('credential', 'logging out at the hub', SESSION),
}

export const hubNoticesColumnClasses: ColumnClasses<typeof hubNotices> = {
  id: entry('technical', 'taking each notice once', NOTICE),
  expiresAt: entry('technical', 'forgetting the notice', NOTICE),
}
