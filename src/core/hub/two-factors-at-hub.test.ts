import { expect, test } from 'vitest'
import { showedTwoFactors } from './two-factors-at-hub.ts'

test.each([
  { amr: ['mfa'] },
  { amr: ['pwd', 'otp'] },
  { amr: ['pin', 'hwk'] },
  { amr: ['face', 'swk', 'user'] },
  { acr: 'https://refeds.org/profile/mfa' },
  { acr: 'http://idmanagement.gov/ns/assurance/aal/2', amr: [] },
])('hub login: %j is two factors', (claims) => expect(showedTwoFactors(claims)).toBe(true))

test.each([
  {},
  { amr: [] },
  { amr: ['pwd'] },
  { amr: ['otp'] },
  { amr: ['otp', 'sms'] },
  { amr: ['pwd', 'pin'] },
  { amr: ['MFA'] },
  { amr: 'mfa' },
  { amr: null },
  { amr: { 0: 'mfa' } },
  { acr: '1' },
  { acr: 'mfa' },
  { acr: ['https://refeds.org/profile/mfa'] },
  { amr: [['mfa']] },
])('hub login: %j is not two factors', (claims) => expect(showedTwoFactors(claims)).toBe(false))
