import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nearQuota, passedQuota, QUOTA_KINDS, QUOTAS } from '#core/people/quotas.ts'

test('quotas: a person is told from four fifths on, and refused only beyond the whole', () => {
  fc.assert(
    fc.property(fc.constantFrom(...QUOTA_KINDS), fc.double({ min: 0, max: 2, noNaN: true }), (kind, share) => {
      const used = Math.round(share * QUOTAS[kind])
      expect(nearQuota({ [kind]: used })).toEqual(
        used >= 0.8 * QUOTAS[kind] ? { quota: kind, used, most: QUOTAS[kind] } : undefined,
      )
      expect(passedQuota({ [kind]: used })).toBe(used > QUOTAS[kind] ? kind : undefined)
    }),
  )
})

test('quotas: of several the first of the table that is near is told', () => {
  expect(nearQuota({ spaces: 99, events: 499_999, recordings: 1 })).toMatchObject({ quota: 'events' })
  expect(nearQuota({})).toBeUndefined()
})
