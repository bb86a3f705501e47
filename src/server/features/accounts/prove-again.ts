import type { InterfaceLanguage } from '#core/languages/interface-languages.ts'
import type { AccountsParts } from '#server/features/accounts/accounts-parts.ts'
import { requireCode, type Code } from '#server/features/accounts/check-code.ts'
import { clearAttempts, guessesAt, limitAttempts } from '#server/features/accounts/limit-attempts.ts'
import { ATTEMPT_LIMIT } from '#server/features/accounts/policy.ts'
import { writeAboutFactor } from '#server/features/accounts/set-up-second-factor.ts'
import { CallRefusal } from '#server/platform/http/call-refusal.ts'
import { browserOf, requireAccount, setCookies, type Visit } from '#server/platform/identity/require-account.ts'

type Input = { password: string } | { code: Code; language: InterfaceLanguage }

/** Shows anew who is signed in, for what asks for it (ASVS 5.0, 7.5.1). The session goes on under a new secret (7.2.4). */
export async function proveAgain(parts: AccountsParts, input: Input, visit: Visit): Promise<Record<string, never>> {
  const { identity } = parts
  const { id, email } = await requireAccount(identity, visit)
  if ('password' in input) {
    await limitAttempts(parts, guessesAt(id), ATTEMPT_LIMIT)
    if (!(await identity.isPasswordOf(id, input.password)))
      throw new CallRefusal('invalid-input', 'The password is wrong', { fields: { password: 'wrong' } })
    await clearAttempts(parts, guessesAt(id))
  } else {
    await requireCode(parts, id, input.code)
    if (input.code.kind === 'recovery') await writeAboutFactor(parts, { id, email }, input.language)
  }
  setCookies(
    visit.reply,
    await identity.renewSession(browserOf(visit.request), 'password' in input ? 'password' : 'second-factor'),
  )
  return {}
}
