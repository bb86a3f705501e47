export type { Code } from '#server/features/accounts/check-code.ts'
export { correctNames, limitCorrections } from '#server/features/accounts/change-profile.ts'
export type { AccountsParts, PersonsParts } from '#server/features/accounts/accounts-parts.ts'
export { accountsData } from '#server/features/accounts/collect-account.ts'
export { enterAccount } from '#server/features/accounts/enter-account.ts'
export {
  clearAttempts,
  forgetGuesses,
  limitAttempts,
  takeBackAttempt,
} from '#server/features/accounts/limit-attempts.ts'
export { limitChildNames, limitEmail } from '#server/features/accounts/limit-emails.ts'
export { requireGoodPassword, SECOND_STEP_SECONDS } from '#server/features/accounts/policy.ts'
export {
  deleteAdult,
  deleteOldestSessions,
  findByName,
  findByUsername,
  findConfirmed,
  findLastLogins,
  findPeople,
  findPerson,
  forgetTokens,
  forgetTokensOf,
  noteConfirmed,
  noteLanguage,
} from '#server/features/accounts/queries.ts'
export { registerAccounts } from '#server/features/accounts/routes.ts'
export { accountSweeps } from '#server/features/accounts/sweeps.ts'
export {
  approveRemoval,
  countRemovals,
  findRemoval,
  forgetRemoval,
  hasSecondFactor,
  listRemovals,
} from '#server/features/accounts/second-factor-queries.ts'
export { followFactorRemovals, removeDueFactor } from '#server/features/accounts/remove-lost-factor.ts'
export { writeAboutFactor } from '#server/features/accounts/set-up-second-factor.ts'
export { takeSecondStep } from '#server/features/accounts/sign-in-with-code.ts'
export { openSession } from '#server/features/accounts/sign-in.ts'
export { writeToAccount } from '#server/features/accounts/write-to-account.ts'
export { accounts, sessions, users, verifications } from '#server/features/accounts/tables.ts'
