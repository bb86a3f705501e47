export { khuluData } from '#server/features/khulu/collect-khulu.ts'
export { registerKhulu } from '#server/features/khulu/routes.ts'
export { khuluSweeps, sweepDisclosures } from '#server/features/khulu/sweeps.ts'
export { connectModel } from '#server/features/khulu/model/connect-model.ts'
