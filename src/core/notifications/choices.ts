import type { NotificationKind } from '#core/notifications/kinds.ts'
import { localClockAt, USUAL_ZONE } from '#core/schedule/time-zones.ts'

/** Rhythms of the email that tells of unread notifications. */
export const NOTICE_RHYTHMS = ['off', 'daily', 'weekly'] as const

export type NoticeRhythm = (typeof NOTICE_RHYTHMS)[number]

/** Choices of an adult about notifications: muted kinds, the email's rhythm, and the hours without emails. */
export type NotificationChoices = {
  muted: NotificationKind[]
  emails: NoticeRhythm
  /** First hour of the quiet time (0–23), by the clocks of the zone. */
  quietFrom: number
  /** Hour at which the quiet time ends; the same hour as the first means none. */
  quietTo: number
  zone: string
}

/** Choices before the first change: every kind in the page, and no email without asking. */
export const FIRST_CHOICES: NotificationChoices = {
  muted: [],
  emails: 'off',
  quietFrom: 20,
  quietTo: 7,
  zone: USUAL_ZONE,
}

const HOUR = 60 * 60 * 1000

/** Milliseconds between two emails at least. An hour less than the days, so that the hour of the day stays. */
export const NOTICE_PAUSES: Readonly<Record<Exclude<NoticeRhythm, 'off'>, number>> = {
  daily: 23 * HOUR,
  weekly: (7 * 24 - 1) * HOUR,
}

/** Tells whether it is quiet time for somebody at a moment. @param moment milliseconds since 1970 */
export function isQuiet(
  { quietFrom, quietTo, zone }: Pick<NotificationChoices, 'quietFrom' | 'quietTo' | 'zone'>,
  moment: number,
): boolean {
  const hour = Number(localClockAt(moment, zone).time.slice(0, 2))
  return quietFrom <= quietTo ? hour >= quietFrom && hour < quietTo : hour >= quietFrom || hour < quietTo
}
