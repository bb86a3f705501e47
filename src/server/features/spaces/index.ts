export { collectSpaces, leaveClasses } from '#server/features/spaces/collect-spaces.ts'
export { forgetInvited } from '#server/features/spaces/invitation-queries.ts'
export { listSpaceNames } from '#server/features/spaces/list-names.ts'
export { registerSpaces } from '#server/features/spaces/routes.ts'
