import type { InterfaceLanguage } from '#core/languages/interface-languages.ts'
import type { AccountsParts } from '#server/features/accounts/accounts-parts.ts'
import { lettersTo, limitAttempts } from '#server/features/accounts/limit-attempts.ts'
import { LETTER_LIMIT } from '#server/features/accounts/policy.ts'
import { hasPassword } from '#server/features/accounts/queries.ts'

/**
 * Writes to the address of an account how to choose a new password. Neither the answer, nor the time it takes, nor the limit tells whether
 * there is an account (ASVS 5.0, 6.4.3): the letter is sent when the answer has gone.
 */
export async function requestPasswordReset(parts: AccountsParts, { email, language }: { email: string; language: InterfaceLanguage }): Promise<Record<string, never>> {
  await limitAttempts(parts, lettersTo(email), LETTER_LIMIT)
  const proof = await parts.identity.requestPasswordReset(email)
  // An account of the hub has no password here, and gets none: it would be a second way in, by a letter.
  if (proof !== undefined && await hasPassword(parts.database, email)) parts.mail.send({ kind: 'reset-password', to: email, language, link: `${parts.config.origin}/reset-password#${proof}` })
  return {}
}
