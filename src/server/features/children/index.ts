export type { ChildrenParts } from '#server/features/children/children-parts.ts'
export { childrenData } from '#server/features/children/children-data.ts'
export { tellFirst, type ChildChange } from '#server/features/children/tell-guardians.ts'
export {
  findGuardianAddresses,
  findGuardianNames,
  findProgressReaders,
} from '#server/features/children/guardian-queries.ts'
export { noteLogin } from '#server/features/children/login-queries.ts'
export { findSharing, isAssistantAgreed, isSharingAgreed, judgeEntry } from '#server/features/children/may-enter.ts'
export {
  requireAdult,
  requireFirstGuardian,
  requireGuardian,
  requireRelation,
} from '#server/features/children/policy.ts'
export { findChildren, findGuarded, findRelation, findWaiting, listNames } from '#server/features/children/queries.ts'
export { endExpired } from '#server/features/children/end-access.ts'
export { childrenSweeps } from '#server/features/children/sweeps.ts'
export { registerChildren } from '#server/features/children/routes.ts'
