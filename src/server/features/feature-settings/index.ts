export { requireFeature } from '#server/features/feature-settings/queries.ts'
export { registerFeatureSettings } from '#server/features/feature-settings/routes.ts'
