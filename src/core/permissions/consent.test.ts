import { expect, test } from 'vitest'
import { ACCOUNT_PURPOSE, allowedPurposes } from '#core/permissions/consent.ts'

test('consent: what was agreed to is allowed, and nothing else', () => {
  expect(allowedPurposes({ act: 'given', purposes: [ACCOUNT_PURPOSE] })).toEqual(['learning-record'])
  expect(allowedPurposes({ act: 'given', purposes: [] })).toEqual([])
})

test('consent: nothing is allowed before it, or after its withdrawal', () => {
  expect(allowedPurposes(undefined)).toEqual([])
  expect(allowedPurposes({ act: 'withdrawn', purposes: [ACCOUNT_PURPOSE] })).toEqual([])
})
