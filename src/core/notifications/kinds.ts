/**
 * Kinds of notifications, in display order, each with the page that its subject stands on; `:about` is the subject's
 * id. The texts are `notifications.kind.<kind>` and `notifications.choice.<kind>`.
 */
const PAGES = {
  'join-request': '/dashboard/schools/:about',
  'join-approved': '/dashboard/schools/:about',
  'join-refused': '/dashboard/schools/:about',
  'link-asked': '/dashboard/schools/:about',
  'link-agreed': '/dashboard/schools/:about',
  announcement: '/dashboard/classes/:about',
  'school-announcement': '/dashboard/schools/:about',
  'work-assigned': '/assignment/:about',
  'child-work-assigned': '/dashboard/child-work/:about',
  'work-due': '/assignment/:about',
  'child-work-due': '/dashboard/child-work/:about',
  'handed-in': '/dashboard/assignments',
  marked: '/assignment/:about',
  'child-marked': '/dashboard/child-work/:about',
  'report-ready': '/dashboard/reports',
  'market-decided': '/dashboard/market-author',
  'partner-decided': '/partners/apply',
  'payment-confirmed': '/dashboard/settings',
} as const satisfies Readonly<Record<string, `/${string}`>>

export type NotificationKind = keyof typeof PAGES

export const NOTIFICATION_KINDS = Object.keys(PAGES) as [NotificationKind, ...NotificationKind[]]

/** Returns the address of the page to which a notification leads. */
export const notificationPage = (kind: NotificationKind, about: string): string =>
  PAGES[kind].replace(':about', encodeURIComponent(about))
