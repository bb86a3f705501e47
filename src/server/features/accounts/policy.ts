import { needsGuardian, type AgeBand } from '#core/people/age-bands.ts'
import { isCommonPassword } from '#server/features/accounts/common-passwords.ts'
import { CallRefusal } from '#server/platform/http/call-refusal.ts'

/** Wrong passwords for one account before it has to wait. Counted by account and never by address: a whole class shares one. */
export const ATTEMPT_LIMIT = 10

/** Milliseconds in which they are counted, from the first on. No lock lasts longer, so nobody can lock another out for good. */
export const ATTEMPT_WINDOW = 15 * 60 * 1000

/** Refuses an account for somebody who is not of age: a guardian has to agree before anything about a child is stored. */
export function requireOfAge(ageBand: AgeBand): void {
  if (needsGuardian(ageBand)) throw new CallRefusal('guardian-needed', 'Somebody under 18 needs a guardian who agrees; until then they learn as a guest')
}

/** Refuses a password that everybody guesses first (ASVS 5.0, 6.2.4 and 6.2.11). */
export function requireUncommonPassword(password: string): void {
  if (isCommonPassword(password)) {
    throw new CallRefusal('invalid-input', 'The password is one of the commonest', { fields: { password: 'too-common' } })
  }
}
