const MINUTE = 60_000

/** Milliseconds for which staff may act after the second factor was shown. */
export const STAFF_PROOF = 30 * MINUTE

/** What is known of who asks for something that only staff may do. */
export type StaffClaim = {
  email: string
  emailVerified: boolean
  /** When this session showed the second factor last, in milliseconds since 1970; null for never. */
  secondFactorAt: number | null
}

/** Why somebody may not act as staff: they are not, or they have not shown the second factor lately. */
export type StaffVerdict = 'allowed' | 'not-staff' | 'second-factor-needed'

/** Whether somebody is staff: their confirmed address is on the list. An address that nobody confirmed is nobody's. */
export const isStaff = (
  { email, emailVerified }: Pick<StaffClaim, 'email' | 'emailVerified'>,
  staff: readonly string[],
): boolean => emailVerified && staff.includes(email)

/**
 * Whether somebody may act as staff: an adult whose confirmed address is on the list, and who showed the second factor
 * in this session within half an hour (ASVS 5.0, 6.3.3). Without a list nobody is staff.
 */
export function judgeStaff(claim: StaffClaim, staff: readonly string[], now: number): StaffVerdict {
  const { secondFactorAt } = claim
  if (!isStaff(claim, staff)) return 'not-staff'
  return secondFactorAt !== null && now - secondFactorAt < STAFF_PROOF ? 'allowed' : 'second-factor-needed'
}
