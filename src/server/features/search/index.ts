export { registerSearch } from '#server/features/search/routes.ts'
