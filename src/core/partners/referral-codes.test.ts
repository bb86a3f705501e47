import { expect, test } from 'vitest'
import {
  isCountedFor,
  readReferralCode,
  readRemembered,
  REFERRAL_REMEMBERED,
  writeRemembered,
} from '#core/partners/referral-codes.ts'

test('referral code: read in any spelling, other texts are none', () => {
  expect(['BCDF-GHJK', 'bcdfghjk', ' bcdf ghjk '].map(readReferralCode)).toEqual(Array(3).fill('BCDFGHJK'))
  expect(['', 'BCDFGHJ', 'BCDFGHJKM', 'ABCDEFGH', '<script>'].map(readReferralCode)).toEqual(Array(5).fill(undefined))
})

test('remembered code: a device forgets it after 30 days', () => {
  const stored = writeRemembered('BCDFGHJK', 1000)
  expect(REFERRAL_REMEMBERED).toBe(30 * 24 * 60 * 60 * 1000)
  expect(readRemembered(stored, 1000)).toBe('BCDFGHJK')
  expect(readRemembered(stored, 1000 + REFERRAL_REMEMBERED - 1)).toBe('BCDFGHJK')
  expect(readRemembered(stored, 1000 + REFERRAL_REMEMBERED)).toBeUndefined()
  expect(readRemembered(stored, 999)).toBeUndefined()
  expect([null, '', 'BCDFGHJK', 'BCDFGHJK x', 'nothing 1000'].map((text) => readRemembered(text, 2000))).toEqual(
    Array(5).fill(undefined),
  )
})

test("sign-up by a code: one's own never counts, neither on one device nor in one mailbox", () => {
  const claim = { ownerId: 'a', ownerEmail: 'zola@example.com', newEmail: 'new@example.com', askerId: undefined }
  expect(isCountedFor(claim)).toBe(true)
  expect(isCountedFor({ ...claim, askerId: 'b' })).toBe(true)
  expect(isCountedFor({ ...claim, askerId: 'a' })).toBe(false)
  expect(isCountedFor({ ...claim, newEmail: 'Zola+two@example.com' })).toBe(false)
  expect(isCountedFor({ ...claim, newEmail: 'zola@example.com' })).toBe(false)
})
