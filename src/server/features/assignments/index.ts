export { assignmentsData } from '#server/features/assignments/assignments-data.ts'
export { registerAssignments } from '#server/features/assignments/routes.ts'
