import type { CommissionPercent } from '#core/partners/commission.ts'

/** Partner tiers, from the smallest to the largest. Their names are the texts `partners.tier.<id>`. */
export const PARTNER_TIERS = ['independent', 'licensed', 'franchise'] as const

export type PartnerTier = (typeof PARTNER_TIERS)[number]

/** Rights of a referrer: how many referral codes at a time, and whether sign-ups are counted month by month. */
export type ReferralRights = { codes: number; seesMonths: boolean }

/** Rights of an ambassador, who belongs to no tier. */
export const AMBASSADOR_RIGHTS: ReferralRights = { codes: 1, seesMonths: false }

/** Facts of a tier: the commission that a simulation begins with, and the rights that the server enforces. */
export const TIER_FACTS: Readonly<Record<PartnerTier, { commission: CommissionPercent; rights: ReferralRights }>> = {
  independent: { commission: 15, rights: { codes: 1, seesMonths: false } },
  licensed: { commission: 18, rights: { codes: 5, seesMonths: true } },
  franchise: { commission: 20, rights: { codes: 20, seesMonths: true } },
}

/** Returns what somebody may do with referral codes; undefined for people who are neither partner nor ambassador. */
export function referralRights(tier: PartnerTier | null, isAmbassador: boolean): ReferralRights | undefined {
  if (tier !== null) return TIER_FACTS[tier].rights
  return isAmbassador ? AMBASSADOR_RIGHTS : undefined
}
