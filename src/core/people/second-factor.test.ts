import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  base32Of,
  readCode,
  recoveryCodeOf,
  RECOVERY_LETTERS,
  setUpAddress,
  showRecoveryCode,
  stepAt,
} from '#core/people/second-factor.ts'

test('second factor: input is an app’s code or a recovery code, with any spacing', () => {
  for (const given of ['123456', ' 123 456 ', '123-456'])
    expect(readCode(given)).toEqual({ kind: 'app', code: '123456' })
  for (const given of ['abcde-01234', 'ABCDE 01234', 'abcdeo1234', 'abcde0l234'])
    expect(readCode(given)).toEqual({ kind: 'recovery', code: 'abcde01234' })
  for (const given of ['', '12345', '1234567', 'abcde-0123', 'abcde-0123u', '١٢٣٤٥٦'])
    expect(readCode(given)).toBeUndefined()
})

test('recovery code: fifty random bits, read again as it is shown [ASVS V6.5.4]', () => {
  expect(RECOVERY_LETTERS * Math.log2(32)).toBe(50)
  const letters = new Set(
    Array.from({ length: 256 }, (_, byte) => recoveryCodeOf(new Uint8Array(RECOVERY_LETTERS).fill(byte))[0]),
  )
  expect(letters.size).toBe(32)
  fc.assert(
    fc.property(fc.uint8Array({ minLength: RECOVERY_LETTERS, maxLength: RECOVERY_LETTERS }), (random) => {
      const code = recoveryCodeOf(random)
      // Ten digits are a recovery code too: an app's have six.
      expect(readCode(showRecoveryCode(code))).toEqual({ kind: 'recovery', code })
    }),
  )
})

test('app secret: written as RFC 4648 says', () => {
  expect(base32Of(new TextEncoder().encode('12345678901234567890'))).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ')
})

test('app code: its steps are half minutes since 1970', () => {
  expect([0, 29_999, 30_000, 59_000].map(stepAt)).toEqual([0, 0, 1, 1])
})

test('app address: the longest username fits the QR code', () => {
  expect(setUpAddress('A'.repeat(32), 'n'.repeat(30))).toHaveLength(104)
})
