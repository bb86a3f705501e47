import { expect, test } from 'vitest'
import { AMBASSADOR_RIGHTS, PARTNER_TIERS, referralRights, TIER_FACTS } from '#core/partners/tiers.ts'

test('partner tiers: three, and a larger one never has fewer rights or less commission', () => {
  expect(PARTNER_TIERS).toEqual(['independent', 'licensed', 'franchise'])
  const facts = PARTNER_TIERS.map((tier) => TIER_FACTS[tier])
  for (const [place, { commission, rights }] of facts.entries()) {
    const before = facts[place - 1]
    if (!before) continue
    expect(commission).toBeGreaterThanOrEqual(before.commission)
    expect(rights.codes).toBeGreaterThanOrEqual(before.rights.codes)
    expect(Number(rights.seesMonths)).toBeGreaterThanOrEqual(Number(before.rights.seesMonths))
  }
})

test('referral rights: a partner has those of the tier, an ambassador one code, others none', () => {
  expect(referralRights('licensed', true)).toEqual({ codes: 5, seesMonths: true })
  expect(referralRights('franchise', false)).toEqual({ codes: 20, seesMonths: true })
  expect(referralRights(null, true)).toEqual(AMBASSADOR_RIGHTS)
  expect(referralRights(null, false)).toBeUndefined()
})
