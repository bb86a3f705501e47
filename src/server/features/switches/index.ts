export { switchesData } from '#server/features/switches/queries.ts'
export { registerSwitches } from '#server/features/switches/routes.ts'
