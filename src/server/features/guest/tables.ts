import { jsonb, pgTable, primaryKey, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { GuestData } from '#core/guest/guest-session.ts'
import { users } from '#server/features/accounts/index.ts'
import type { ColumnClasses } from '#server/platform/database/column-class.ts'

/** Data that learners saved as guests, taken over at login: a row for each guest session. */
export const guestTransfers = pgTable(
  'guest_transfers',
  {
    learnerId: uuid('learner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    guestSessionId: uuid('guest_session_id').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
    data: jsonb('data').$type<GuestData>().notNull(),
    transferredAt: timestamp('transferred_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.learnerId, table.guestSessionId] })],
)

const KEPT = 'progress'

export const guestTransfersColumnClasses: ColumnClasses<typeof guestTransfers> = {
  learnerId: { class: 'identity', purpose: 'whose guest session it was', retention: KEPT, export: true },
  guestSessionId: { class: 'technical', purpose: 'taking each guest session over once', retention: KEPT, export: true },
  createdAt: { class: 'learning', purpose: 'when the guest began', retention: KEPT, export: true },
  data: { class: 'learning', purpose: 'what the guest saved', retention: KEPT, export: true },
  transferredAt: { class: 'technical', purpose: 'when it was taken over', retention: KEPT, export: true },
}
