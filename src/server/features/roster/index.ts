export { rosterData } from '#server/features/roster/roster-data.ts'
export { rosterSweeps } from '#server/features/roster/sweeps.ts'
export { registerRoster } from '#server/features/roster/routes.ts'
