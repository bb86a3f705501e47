import { needsGuardian, type AgeBand } from '#core/people/age-bands.ts'
import { isPasswordOwnName } from '#core/people/sign-up-rules.ts'
import { isCommonPassword } from '#server/features/accounts/common-passwords.ts'
import { CallRefusal } from '#server/platform/http/call-refusal.ts'

/** Wrong passwords of whoever is signed in and is asked for the present one, in a quarter of an hour. Nobody who isn't can fill it. */
export const ATTEMPT_LIMIT = 10

/** Wrong codes of a second factor in that time. The person who tries them already knows the password. */
export const CODE_LIMIT = 5

/** Seconds for the second step of logging in, once the password was right. */
export const SECOND_STEP_SECONDS = 10 * 60

/** Corrections of an account's names in 15 minutes; more would let somebody search for taken usernames. */
export const CORRECTION_LIMIT = 5

/** Seconds for which the link that confirms an address works. */
export const CONFIRMATION_SECONDS = 24 * 60 * 60

/** Refuses an account for a minor: a guardian must agree before anything about a child is stored. */
export function requireOfAge(ageBand: AgeBand): void {
  if (needsGuardian(ageBand))
    throw new CallRefusal(
      'guardian-needed',
      "Somebody under 18 needs a guardian's consent; until then they can learn as a guest",
    )
}

/** Refuses a password that everybody guesses first (ASVS 5.0, 6.2.4 and 6.2.11). */
export function requireUncommonPassword(password: string): void {
  if (isCommonPassword(password)) {
    throw new CallRefusal('invalid-input', 'Too many people use this password', {
      fields: { password: 'too-common' },
    })
  }
}

/** Refuses a new password that anybody guesses first, or anybody who knows the account's names. */
export function requireGoodPassword(password: string, names: { email: string; username: string }): void {
  requireUncommonPassword(password)
  if (isPasswordOwnName(password, names)) {
    throw new CallRefusal('invalid-input', "The password is one of the account's names", {
      fields: { password: 'same-as-name' },
    })
  }
}
