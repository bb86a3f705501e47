export { guestData } from '#server/features/guest/collect-guest-data.ts'
export { registerGuest } from '#server/features/guest/routes.ts'
