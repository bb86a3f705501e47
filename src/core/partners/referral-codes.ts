import { readJoinCode } from '#core/people/join-codes.ts'

const DAY = 24 * 60 * 60 * 1000

/** Milliseconds for which a device remembers the referral code of a link that was opened. */
export const REFERRAL_REMEMBERED = 30 * DAY

/** Days for which the server keeps with which code an account was made; older sign-ups aren't counted any more. */
export const REFERRAL_DAYS = 365

/** Reads a referral code, which looks like a join code; undefined for anything else. */
export const readReferralCode = readJoinCode

/** Writes what a device remembers of a link: its code and the time. */
export const writeRemembered = (code: string, now: number): string => `${code} ${now}`

/** Reads the remembered code; undefined after its time, for a time in the future, and for anything else. */
export function readRemembered(stored: string | null, now: number): string | undefined {
  const [code = '', time = ''] = (stored ?? '').split(' ')
  const age = now - Number(time)
  return /^\d+$/.test(time) && age >= 0 && age < REFERRAL_REMEMBERED ? readReferralCode(code) : undefined
}

/** Facts by which a sign-up is judged: who owns the code, and who seems to be at the device. */
export type ReferralClaim = {
  ownerId: string
  ownerEmail: string
  newEmail: string
  /** Account that was logged in on the device until the sign-up. */
  askerId: string | undefined
}

/** Returns an address without what follows a plus sign, by which one mailbox has many addresses. */
const mailboxOf = (email: string): string => email.toLowerCase().replace(/\+[^@]*@/, '@')

/** Tells whether a code counts for a new account: nobody counts with their own code. */
export const isCountedFor = ({ ownerId, ownerEmail, newEmail, askerId }: ReferralClaim): boolean =>
  askerId !== ownerId && mailboxOf(ownerEmail) !== mailboxOf(newEmail)
