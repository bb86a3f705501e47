import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  ATTEMPT_DAY,
  ATTEMPT_WINDOW,
  limitsOf,
  RANGE_LIMITS,
  secondsToWait,
  SIGN_IN_LIMITS,
} from '#core/people/sign-in-limits.ts'

const counts = (...way: Parameters<typeof limitsOf>): string[] => limitsOf(...way).map(({ count }) => count)

test('login limits: a known device counts its own tries alone [ASVS V6.3.1]', () => {
  for (const kind of ['password', 'child-secret'] as const) {
    for (const isPublicRange of [true, false])
      expect(counts(kind, { isKnownDevice: true, isPublicRange })).toEqual(['device'])
  }
})

test('unknown devices: limits by account and range; shared private ranges have none', () => {
  expect(counts('password', { isKnownDevice: false, isPublicRange: true })).toEqual([
    'account-here',
    'range',
    'range',
    'account',
    'account',
  ])
  expect(counts('password', { isKnownDevice: false, isPublicRange: false })).toEqual([
    'account-here',
    'account',
    'account',
  ])
})

test("one range: can't fill an account's whole count; child secrets allow fewer tries", () => {
  for (const { accountHere, account, accountDay } of Object.values(SIGN_IN_LIMITS)) {
    expect(accountHere).toBeLessThan(account)
    expect(account).toBeLessThan(accountDay)
    expect(accountDay).toBeLessThanOrEqual(100)
  }
  const [password, tapped] = [SIGN_IN_LIMITS.password, SIGN_IN_LIMITS['child-secret']]
  for (const count of ['device', 'accountHere', 'account', 'accountDay'] as const)
    expect(tapped[count]).toBeLessThan(password[count])
})

test('login limits: forty children with four errors each stay far below their school’s limit', () => {
  expect(40 * 4).toBeLessThan(RANGE_LIMITS.window)
})

test('waiting: none within the limit; beyond it until the count ends, and no longer', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 9 }),
      fc.integer({ min: 1, max: 20 }),
      fc.integer({ min: 1, max: ATTEMPT_DAY }),
      (limit, attempts, endsAt) => {
        const wait = secondsToWait({ attempts, endsAt }, limit, 0)
        expect(wait === 0).toBe(attempts <= limit)
        if (wait > 0) expect(wait * 1000).toBeGreaterThanOrEqual(endsAt)
        expect(wait).toBeLessThanOrEqual(ATTEMPT_DAY / 1000)
      },
    ),
  )
  expect(secondsToWait({ attempts: 2, endsAt: ATTEMPT_WINDOW }, 1, ATTEMPT_WINDOW - 1)).toBe(1)
})
