export { registerHealth } from '#server/features/health/routes.ts'
