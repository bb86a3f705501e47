export { createHubParts } from '#server/features/hub/hub-parts.ts'
export { findWayOut } from '#server/features/hub/leave-hub.ts'
export { registerHub } from '#server/features/hub/routes.ts'
export { hubSweeps } from '#server/features/hub/sweeps.ts'
