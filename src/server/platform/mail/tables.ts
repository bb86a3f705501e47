import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { ColumnClass, ColumnClasses } from '#server/platform/database/column-class.ts'

/** Emails on their way, until a mail server has taken them. The job of an email holds this id and nothing else. */
export const emails = pgTable(
  'emails',
  {
    id: uuid('id').primaryKey(),
    recipient: text('recipient').notNull(),
    /** The account that the email tells of: it goes with the account. */
    about: uuid('about'),
    /** The written email, encrypted with a key that the database doesn't hold: its link can open an account. */
    sealed: text('sealed').notNull(),
    writtenAt: timestamp('written_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [
    index('emails_recipient').on(table.recipient),
    index('emails_about').on(table.about),
    index('emails_written').on(table.writtenAt),
  ],
)

const onTheWay = (kind: ColumnClass['class'], purpose: string): ColumnClass => ({
  class: kind,
  purpose,
  retention: 'email',
  export: false,
})

export const emailsColumnClasses: ColumnClasses<typeof emails> = {
  id: onTheWay('technical', 'names the email to the mail server, so that a second try is known as one'),
  recipient: onTheWay('contact', 'says to which address the email goes'),
  about: onTheWay('identity', 'says with which account the email is deleted'),
  sealed: onTheWay('credential', 'holds the text and the link until they are sent'),
  writtenAt: onTheWay('technical', 'ends the keeping of an email that nobody could send'),
}
