import { needsGuardian } from '#core/people/age-bands.ts'
import type { Account } from './account-store.ts'
import { givenAge } from './age-answer.ts'

/**
 * Tells whether the guest's data belongs to the account. On a device whose age gate was answered by a minor, it isn't
 * an adult's.
 */
export const isOwnGuest = ({ ageBand }: Account): boolean =>
  needsGuardian(ageBand) || !needsGuardian(givenAge() ?? 'adult')
