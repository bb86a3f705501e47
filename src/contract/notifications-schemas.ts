import { z } from 'zod'
import type { SchemasOf } from '#contract/call.ts'
import { NOTIFICATIONS_PAGE, type notificationsCalls } from '#contract/notifications.ts'
import { because } from '#contract/text-schemas.ts'
import { NOTICE_RHYTHMS } from '#core/notifications/choices.ts'
import { NOTIFICATION_KINDS } from '#core/notifications/kinds.ts'
import { isTimeZone } from '#core/schedule/time-zones.ts'

const notification = z.object({
  id: z.uuid(),
  kind: z.enum(NOTIFICATION_KINDS),
  /** Id of the subject: a school, a class, an assignment, a child. */
  about: z.string(),
  /** Name of the group that it concerns; null without one. */
  group: z.string().nullable(),
  at: z.iso.datetime(),
  isRead: z.boolean(),
})

const hour = z.int().min(0).max(23)
const choices = z.strictObject({
  muted: z.array(z.enum(NOTIFICATION_KINDS)).max(NOTIFICATION_KINDS.length),
  emails: z.enum(NOTICE_RHYTHMS),
  quietFrom: hour,
  quietTo: hour,
  zone: z.string().max(60).refine(isTimeZone, because('invalid')),
})

const errors = ['not-signed-in', 'guardian-needed'] as const
const shown = z.object({ choices, isConfirmed: z.boolean() })

export const notificationsSchemas = {
  /** The caller's own notifications, the newest first. */
  listNotifications: {
    input: z.strictObject({ page: z.coerce.number().int().min(0).max(1000).default(0) }),
    output: z.object({ notifications: z.array(notification), total: z.int(), unread: z.int() }),
    errors,
  },
  countNotifications: { input: z.strictObject({}), output: z.object({ unread: z.int() }), errors },
  /** Marks these as read, or all of them without a list. Done twice, it changes nothing more. */
  readNotifications: {
    input: z.strictObject({ ids: z.array(z.uuid()).max(NOTIFICATIONS_PAGE).optional() }),
    output: z.object({ unread: z.int() }),
    errors,
  },
  /** Choices of the caller. `isConfirmed` says whether emails can come. */
  getNotificationChoices: { input: z.strictObject({}), output: shown, errors },
  changeNotificationChoices: { input: z.strictObject({ choices }), output: shown, errors },
} as const satisfies SchemasOf<typeof notificationsCalls>

export type Notification = z.infer<typeof notification>
