export { registerStaff } from '#server/features/staff/routes.ts'
