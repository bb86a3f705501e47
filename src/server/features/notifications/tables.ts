import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { NOTICE_RHYTHMS } from '#core/notifications/choices.ts'
import { NOTIFICATION_KINDS, type NotificationKind } from '#core/notifications/kinds.ts'
import { users } from '#server/features/accounts/index.ts'
import { spaces } from '#server/features/spaces/index.ts'
import type { RetentionRule } from '#core/privacy/retention.ts'
import type { ColumnClass, ColumnClasses } from '#server/platform/database/column-class.ts'
import { oneOf } from '#server/platform/database/one-of.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
const reader = () => uuid('learner_id').references(() => users.id, { onDelete: 'cascade' })

/** Notifications of adults. They hold ids and no words of anybody. */
export const notifications = pgTable(
  'notifications',
  {
    learnerId: reader().notNull(),
    id: uuid('id').notNull(),
    kind: text('kind', { enum: NOTIFICATION_KINDS }).notNull(),
    about: text('about').notNull(),
    /** Group that it concerns; the column isn't `space_id`, because the group's members may not read it. */
    groupId: uuid('group_id').references(() => spaces.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
    readAt: moment('read_at'),
    /** Time of the email that counted it. */
    mailedAt: moment('mailed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.learnerId, table.id] }),
    index('notifications_newest').on(table.learnerId, table.createdAt),
    index('notifications_unread')
      .on(table.learnerId)
      .where(sql`${table.readAt} is null`),
    index('notifications_group').on(table.groupId),
    index('notifications_age').on(table.createdAt),
    check('notifications_kind', oneOf(table.kind, NOTIFICATION_KINDS)),
    check('notifications_about', sql`length(${table.about}) <= 60`),
  ],
)

/** Choices of adults about notifications; no row before the first change. */
export const notificationChoices = pgTable(
  'notification_choices',
  {
    learnerId: reader().primaryKey(),
    muted: text('muted').array().$type<NotificationKind[]>().notNull(),
    emails: text('emails', { enum: NOTICE_RHYTHMS }).notNull(),
    quietFrom: integer('quiet_from').notNull(),
    quietTo: integer('quiet_to').notNull(),
    zone: text('zone').notNull(),
    /** Time of the last email. */
    mailedAt: moment('mailed_at'),
  },
  (table) => [
    check('notification_choices_emails', oneOf(table.emails, NOTICE_RHYTHMS)),
    check('notification_choices_hours', sql`${table.quietFrom} between 0 and 23 and ${table.quietTo} between 0 and 23`),
  ],
)

const entry =
  (retention: RetentionRule) =>
  (group: ColumnClass['class'], purpose: string, inExport = true): ColumnClass => ({
    class: group,
    purpose,
    retention,
    export: inExport,
  })
const notice = entry('notification')
const choice = entry('settings')

export const notificationsColumnClasses: ColumnClasses<typeof notifications> = {
  learnerId: notice('identity', 'who is told'),
  id: notice('technical', 'tells notifications apart', false),
  kind: notice('identity', 'what happened'),
  about: notice('identity', 'leading to the page that shows it'),
  groupId: notice('identity', 'in which group it happened'),
  createdAt: notice('technical', 'when it happened'),
  readAt: notice('technical', 'counting unread ones'),
  mailedAt: notice('technical', 'telling of each by email once'),
}

export const notificationChoicesColumnClasses: ColumnClasses<typeof notificationChoices> = {
  learnerId: choice('identity', 'whose decision it is'),
  muted: choice('identity', 'of what somebody does not want to be told'),
  emails: choice('identity', 'how often an email is wanted'),
  quietFrom: choice('identity', 'sending no email at night'),
  quietTo: choice('identity', 'sending no email at night'),
  zone: choice('identity', 'sending no email at night'),
  mailedAt: choice('technical', 'sending each email once'),
}
