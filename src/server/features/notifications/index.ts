export { notify } from '#server/features/notifications/notify.ts'
export { notificationsData } from '#server/features/notifications/notifications-data.ts'
export { notificationSweeps } from '#server/features/notifications/sweeps.ts'
export { registerNotifications } from '#server/features/notifications/routes.ts'
