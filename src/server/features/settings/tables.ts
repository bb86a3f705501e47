import { boolean, check, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { INTERFACE_LANGUAGES, type InterfaceLanguage } from '#core/languages/interface-languages.ts'
import type { RetentionRule } from '#core/privacy/retention.ts'
import { users } from '#server/features/accounts/index.ts'
import type { ColumnClass, ColumnClasses } from '#server/platform/database/column-class.ts'
import { oneOf } from '#server/platform/database/one-of.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
const LANGUAGES = INTERFACE_LANGUAGES.map(({ code }) => code) as [InterfaceLanguage, ...InterfaceLanguage[]]

/** Adults' settings for emails and for how others see their name; no row before the first change. */
export const accountSettings = pgTable(
  'account_settings',
  {
    learnerId: uuid('learner_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    weeklyDigest: boolean('weekly_digest').notNull(),
    emailReports: boolean('email_reports').notNull(),
    assignmentEmails: boolean('assignment_emails').notNull().default(false),
    firstNameOnly: boolean('first_name_only').notNull(),
    /** Language of the emails. */
    language: text('language', { enum: LANGUAGES }).notNull(),
    /** Time up to which the emails of each kind have been written. */
    weeklyDigestAt: moment('weekly_digest_at').notNull(),
    emailReportsAt: moment('email_reports_at').notNull(),
  },
  (table) => [check('account_settings_language', oneOf(table.language, LANGUAGES))],
)

const SETTINGS: RetentionRule = 'settings'
const entry = (group: ColumnClass['class'], purpose: string): ColumnClass => ({
  class: group,
  purpose,
  retention: SETTINGS,
  export: true,
})

export const accountSettingsColumnClasses: ColumnClasses<typeof accountSettings> = {
  learnerId: entry('identity', 'whose decision it is'),
  weeklyDigest: entry('identity', 'whether an email is wanted each week'),
  emailReports: entry('identity', 'whether an email is wanted each month'),
  assignmentEmails: entry('identity', 'whether emails about assignments are wanted'),
  firstNameOnly: entry('identity', 'what members of classes and schools see'),
  language: entry('identity', 'the language of the emails'),
  weeklyDigestAt: entry('technical', 'writing each email once'),
  emailReportsAt: entry('technical', 'writing each email once'),
}
