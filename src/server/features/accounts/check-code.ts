import type { readCode } from '#core/people/second-factor.ts'
import type { PersonsParts } from '#server/features/accounts/accounts-parts.ts'
import { clearAttempts, limitAttempts } from '#server/features/accounts/limit-attempts.ts'
import { CODE_LIMIT } from '#server/features/accounts/policy.ts'
import { spendRecoveryCode } from '#server/features/accounts/recovery-codes.ts'
import { openSecret } from '#server/features/accounts/seal-secret.ts'
import { findSecondFactor, spendStep } from '#server/features/accounts/second-factor-queries.ts'
import { findStep } from '#server/features/accounts/totp.ts'
import { CallRefusal } from '#server/platform/http/call-refusal.ts'

/** A code as it was typed and read. */
export type Code = NonNullable<ReturnType<typeof readCode>>

/** Returns the subject under which guesses at an account's codes are counted. */
const codesAt = (accountId: string): string => `codes ${accountId}`

/** Tells whether the app that has the sealed secret shows this code now, for the first time. */
export async function isAppCode(
  parts: PersonsParts,
  accountId: string,
  sealed: string,
  code: string,
): Promise<boolean> {
  const step = findStep(openSecret(parts.config.secret, accountId, sealed), code, parts.clock().getTime())
  return step !== undefined && spendStep(parts.database, accountId, step)
}

async function isGood(parts: PersonsParts, accountId: string, { kind, code }: Code): Promise<boolean> {
  const factor = await findSecondFactor(parts.database, accountId)
  if (!factor?.confirmedAt) return false
  return kind === 'app'
    ? isAppCode(parts, accountId, factor.secret, code)
    : spendRecoveryCode(parts.database, accountId, code)
}

/** Counts a guess at the account's second factor, and refuses it beyond the limit. */
export const limitCodes = (parts: PersonsParts, accountId: string): Promise<void> =>
  limitAttempts(parts, codesAt(accountId), CODE_LIMIT)

/** Forgets wrong guesses, once a code was right. */
export const clearCodes = (parts: PersonsParts, accountId: string): Promise<void> =>
  clearAttempts(parts, codesAt(accountId))

/** Refuses with `wrong-code` what is no code of the account's second factor, or was used before. Each is good once (ASVS 5.0, 6.5.1). */
export async function requireCode(parts: PersonsParts, accountId: string, code: Code): Promise<void> {
  await limitCodes(parts, accountId)
  if (!(await isGood(parts, accountId, code)))
    throw new CallRefusal('wrong-code', 'The code is wrong or has already been used')
  await clearCodes(parts, accountId)
}
