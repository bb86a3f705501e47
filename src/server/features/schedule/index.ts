export { registerSchedule } from '#server/features/schedule/routes.ts'
export { scheduleData } from '#server/features/schedule/schedule-data.ts'
export { scheduleSweeps } from '#server/features/schedule/sweeps.ts'
