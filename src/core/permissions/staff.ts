const MINUTE = 60_000

/** Milliseconds for which staff may act after entering the second factor. */
export const STAFF_FACTOR_TIME = 30 * MINUTE

/** Facts about a person who asks for a staff act. */
export type StaffClaim = {
  email: string
  emailVerified: boolean
  /** Time at which this session last showed the second factor, in milliseconds since 1970; null for never. */
  secondFactorAt: number | null
}

/** Reasons against acting as staff: not staff, or no recent second factor. */
export type StaffVerdict = 'allowed' | 'not-staff' | 'second-factor-needed'

/** Tells whether somebody is staff: their confirmed address is on the list. Unconfirmed addresses don't count. */
export const isStaff = (
  { email, emailVerified }: Pick<StaffClaim, 'email' | 'emailVerified'>,
  staff: readonly string[],
): boolean => emailVerified && staff.includes(email)

/**
 * Judges if a person may act as staff (ASVS 5.0, 6.3.3). They must be an adult with a confirmed address on the list.
 * They also need the second factor within half an hour in this session. Without a list nobody is staff.
 */
export function judgeStaff(claim: StaffClaim, staff: readonly string[], now: number): StaffVerdict {
  const { secondFactorAt } = claim
  if (!isStaff(claim, staff)) return 'not-staff'
  return secondFactorAt !== null && now - secondFactorAt < STAFF_FACTOR_TIME ? 'allowed' : 'second-factor-needed'
}
