import type { InterfaceLanguage } from '#core/languages/interface-languages.ts'
import { needsGuardian } from '#core/people/age-bands.ts'
import type { AccountsParts } from '#server/features/accounts/accounts-parts.ts'
import { clearAttempts, guessesAt, limitAttempts } from '#server/features/accounts/limit-attempts.ts'
import { ATTEMPT_LIMIT, requireGoodPassword } from '#server/features/accounts/policy.ts'
import { forgetEmailChanges, forgetTokens } from '#server/features/accounts/queries.ts'
import { writeToAccount } from '#server/features/accounts/write-to-account.ts'
import { CallRefusal } from '#server/platform/http/call-refusal.ts'
import { browserOf, requireAccount, setCookies, type Visit } from '#server/platform/identity/require-account.ts'

type Input = { presentPassword: string; password: string; language: InterfaceLanguage }

/**
 * Changes the password of the signed-in account, after checking the current one (ASVS 5.0, 6.2.3). Logs out all other
 * devices.
 */
export async function changePassword(
  parts: AccountsParts,
  { presentPassword, password, language }: Input,
  visit: Visit,
): Promise<Record<string, never>> {
  const { database, identity } = parts
  const { id, email, username, ageBand } = await requireAccount(identity, visit)
  if (ageBand === 'child') throw new CallRefusal('guardian-needed', "A guardian chooses a child's login")
  requireGoodPassword(password, { email, username })
  await limitAttempts(parts, guessesAt(id), ATTEMPT_LIMIT)
  const changed = await identity.changePassword(browserOf(visit.request), presentPassword, password)
  if (!changed)
    throw new CallRefusal('invalid-input', 'The current password is wrong', { fields: { presentPassword: 'wrong' } })
  await clearAttempts(parts, guessesAt(id))
  if (needsGuardian(ageBand)) await parts.noteOwnLogin(id)
  await forgetTokens(database, id)
  await forgetEmailChanges(database, id)
  setCookies(visit.reply, changed.setCookies)
  await writeToAccount(parts, { id, email }, { kind: 'password-changed', link: '/forgot-password' }, language)
  return {}
}
