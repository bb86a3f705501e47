/** Calls for notifications: what happened that concerns an adult, and what they want to be told. */
export const notificationsCalls = {
  listNotifications: ['GET', '/api/notifications'],
  countNotifications: ['GET', '/api/notifications/count'],
  readNotifications: ['POST', '/api/notifications/read'],
  getNotificationChoices: ['GET', '/api/notifications/choices'],
  changeNotificationChoices: ['POST', '/api/notifications/change-choices'],
} as const

/** Notifications on one page. */
export const NOTIFICATIONS_PAGE = 25
