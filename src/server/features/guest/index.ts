export { registerGuest } from '#server/features/guest/routes.ts'
