export type { FindItem } from '#server/features/learning/learning-parts.ts'
export { createFindItem } from '#server/features/learning/find-content-item.ts'
export { registerLearning } from '#server/features/learning/routes.ts'
