export { collectGuardianship, decidesForChildren } from '#server/features/children/collect-guardianship.ts'
export { exportChild } from '#server/features/children/export-child.ts'
export { mayEnter } from '#server/features/children/may-enter.ts'
export { registerChildren } from '#server/features/children/routes.ts'
