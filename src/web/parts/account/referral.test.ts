import { beforeEach, expect, test, vi } from 'vitest'
import { REFERRAL_REMEMBERED } from '#core/partners/referral-codes.ts'
import { readStored } from '../../platform/offline/device-storage.ts'
import { giveAge } from './age-answer.ts'
import { forgetReferral, rememberedReferral, tendReferral } from './referral.ts'

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-24T10:00:00Z') })
  return () => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  }
})

test('referral link: the device remembers the code for 30 days, and then deletes it', () => {
  tendReferral('?r=bcdf-ghjk')
  expect(rememberedReferral()).toBe('BCDFGHJK')
  tendReferral('')
  expect(rememberedReferral()).toBe('BCDFGHJK')
  vi.setSystemTime(Date.now() + REFERRAL_REMEMBERED)
  tendReferral('')
  expect(readStored('referral')).toBeNull()
})

test('referral link: nothing is kept without a code, nor on the device of a child or teen', () => {
  for (const query of ['', '?tier=licensed', '?r=', '?r=nonsense', '?login=r']) tendReferral(query)
  expect(readStored('referral')).toBeNull()
  tendReferral('?r=BCDFGHJK')
  giveAge('teen')
  tendReferral('')
  expect(readStored('referral')).toBeNull()
  tendReferral('?r=BCDFGHJK')
  expect(readStored('referral')).toBeNull()
})

test('referral link: after the sign-up the device forgets the code', () => {
  tendReferral('?r=BCDFGHJK')
  forgetReferral()
  expect(rememberedReferral()).toBeUndefined()
})
