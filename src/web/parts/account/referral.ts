import { needsGuardian } from '#core/people/age-bands.ts'
import { readReferralCode, readRemembered, writeRemembered } from '#core/partners/referral-codes.ts'
import { readStored, removeStored, writeStored } from '../../platform/offline/device-storage.ts'
import { givenAge } from './age-answer.ts'

/** Returns the referral code that this device remembers; undefined without one, and after its time. */
export const rememberedReferral = (): string | undefined => readRemembered(readStored('referral'), Date.now())

/** Forgets the referral code of this device. */
export const forgetReferral = (): boolean => removeStored('referral')

/**
 * Remembers the code of a link such as `/?r=BCDFGHJK`, and forgets one whose time is over. A device that is used by a
 * child remembers none.
 */
export function tendReferral(query: string): void {
  const code = readReferralCode(new URLSearchParams(query).get('r') ?? '')
  const isMinors = needsGuardian(givenAge() ?? 'adult')
  if (code !== undefined && !isMinors) writeStored('referral', writeRemembered(code, Date.now()))
  else if (isMinors || rememberedReferral() === undefined) forgetReferral()
}
