export { requireStaff } from '#server/features/staff/policy.ts'
export { registerStaff } from '#server/features/staff/routes.ts'
