import { needsGuardian } from '#core/people/age-bands.ts'
import type { Account } from './account-store.ts'
import { givenAge } from './age-answer.ts'

/** Whether what a guest did here is the account's: on a device where somebody under 18 answered the age gate, it isn't an adult's. */
export const isOwnGuest = ({ ageBand }: Account): boolean =>
  needsGuardian(ageBand) || !needsGuardian(givenAge() ?? 'adult')
