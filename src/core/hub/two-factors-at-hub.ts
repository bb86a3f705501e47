/** Ways of showing who one is, as a hub's `amr` names them, by what they rest on (RFC 8176, 2). */
const WAYS: readonly (readonly string[])[] = [
  ['pwd', 'pin', 'kba'],
  ['otp', 'hwk', 'swk', 'sms', 'tel', 'sc'],
  ['face', 'fpt', 'iris', 'retina', 'vbm'],
]

/** Levels, as a hub's `acr` names them, that ask for two factors. */
const LEVELS: readonly unknown[] = [
  'https://refeds.org/profile/mfa',
  'http://schemas.openid.net/pape/policies/2007/06/multi-factor',
  'http://idmanagement.gov/ns/assurance/aal/2',
  'http://idmanagement.gov/ns/assurance/aal/3',
]

/**
 * Tells whether the hub reports two factors of different kinds. Anything missing or unclear counts as none (ASVS 5.0,
 * 6.8.4).
 */
export function showedTwoFactors({ amr, acr }: Readonly<Record<string, unknown>>): boolean {
  if (LEVELS.includes(acr)) return true
  if (!Array.isArray(amr)) return false
  const ways: readonly unknown[] = amr
  return ways.includes('mfa') || WAYS.filter((kind) => kind.some((way) => ways.includes(way))).length > 1
}
