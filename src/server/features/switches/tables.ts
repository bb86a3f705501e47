import { boolean, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core'
import { users } from '#server/features/accounts/index.ts'
import type { ColumnClass, ColumnClasses } from '#server/platform/database/column-class.ts'

/** Things that guardians switched off for a child; no row before the first change. */
export const childSwitches = pgTable('child_switches', {
  learnerId: uuid('learner_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  boosts: boolean('boosts').notNull(),
  streaks: boolean('streaks').notNull(),
  sounds: boolean('sounds').notNull(),
  changedAt: timestamp('changed_at', { withTimezone: true, mode: 'date' }).notNull(),
})

const CHILD = 'switches'
const entry = (group: ColumnClass['class'], purpose: string): ColumnClass => ({
  class: group,
  purpose,
  retention: CHILD,
  export: true,
})

export const childSwitchesColumnClasses: ColumnClasses<typeof childSwitches> = {
  learnerId: entry('identity', 'which child'),
  boosts: entry('learning', 'what the guardian allows in games'),
  streaks: entry('learning', 'what the guardian allows in games and on pages'),
  sounds: entry('learning', 'what the guardian allows to be said by itself'),
  changedAt: entry('technical', 'when it was decided'),
}
