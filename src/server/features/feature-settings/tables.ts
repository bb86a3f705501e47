import { boolean, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { FeatureSetting } from '#core/people/feature-settings.ts'
import { users } from '#server/features/accounts/index.ts'
import type { ColumnClass, ColumnClasses } from '#server/platform/database/column-class.ts'

/** Parts of the product that staff have switched; one without a row is on. */
export const featureSettings = pgTable('feature_settings', {
  /** Name from the list in core. The database doesn't check it, so a new one needs no migration. */
  name: text('name').$type<FeatureSetting>().primaryKey(),
  isOn: boolean('is_on').notNull(),
  changedAt: timestamp('changed_at', { withTimezone: true, mode: 'date' }).notNull(),
  changedBy: uuid('changed_by').references(() => users.id, { onDelete: 'set null' }),
})

const entry = (group: ColumnClass['class'], purpose: string): ColumnClass => ({
  class: group,
  purpose,
  retention: 'account',
  export: false,
})

export const featureSettingsColumnClasses: ColumnClasses<typeof featureSettings> = {
  name: entry('technical', 'says which part of the product it is about'),
  isOn: entry('technical', 'says whether the part can be used'),
  changedAt: entry('technical', 'says since when'),
  changedBy: entry('identity', 'says which member of staff switched it'),
}
