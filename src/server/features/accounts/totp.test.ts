import { expect, test } from 'vitest'
import { codeOf, findStep } from '#server/features/accounts/totp.ts'

const SECRET = new TextEncoder().encode('12345678901234567890')

test.each([
  [59, '287082'],
  [1111111109, '081804'],
  [1111111111, '050471'],
  [1234567890, '005924'],
  [2000000000, '279037'],
  [20000000000, '353130'],
])('at %i seconds an app shows what RFC 6238, appendix B, says: %s', (seconds, code) => {
  expect(codeOf(SECRET, Math.floor(seconds / 30))).toBe(code)
})

test('one-time code: valid in its own 30 seconds and those before and after, no longer [ASVS V6.5.5]', () => {
  const now = 1234567890_000
  const code = codeOf(SECRET, Math.floor(now / 30_000))
  expect(
    [-60_000, -30_000, 0, 30_000, 60_000].map((later) => findStep(SECRET, code, now + later) !== undefined),
  ).toEqual([false, true, true, true, false])
})
