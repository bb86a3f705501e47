import { expect, test } from 'vitest'
import { FRESH_REAUTHENTICATION, isFreshReauthentication } from '#core/people/step-up.ts'

test('reauthentication: stays fresh for ten minutes', () => {
  expect(FRESH_REAUTHENTICATION).toBe(600_000)
  expect([0, 599_999, 600_000, 86_400_000].map((later) => isFreshReauthentication(1000, 1000 + later))).toEqual([
    true,
    true,
    false,
    false,
  ])
})
