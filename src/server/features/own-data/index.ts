export { registerOwnData } from '#server/features/own-data/routes.ts'
