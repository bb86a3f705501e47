export { registerSchools } from '#server/features/schools/routes.ts'
export { schoolsData } from '#server/features/schools/schools-data.ts'
export { schoolSweeps } from '#server/features/schools/sweeps.ts'
