export { collectSpaces, leaveClasses } from '#server/features/spaces/collect-spaces.ts'
export { listSpaceNames } from '#server/features/spaces/list-names.ts'
export { registerSpaces } from '#server/features/spaces/routes.ts'
