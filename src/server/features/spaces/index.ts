export { collectSpaces, leaveClasses } from '#server/features/spaces/collect-spaces.ts'
export { registerSpaces } from '#server/features/spaces/routes.ts'
