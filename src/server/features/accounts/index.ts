export { registerAccounts } from '#server/features/accounts/routes.ts'
export { accounts, sessions, users, verifications } from '#server/features/accounts/tables.ts'
