export { mayEnter } from '#server/features/children/may-enter.ts'
export { registerChildren } from '#server/features/children/routes.ts'
