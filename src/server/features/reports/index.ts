export { registerReports } from '#server/features/reports/routes.ts'
