import { expect, test } from 'vitest'
import { AGE_BANDS } from '#core/people/age-bands.ts'
import { carriedOutAt, mayComeOfAge, NOTICE_DAYS } from '#core/people/coming-of-age.ts'

test('coming of age: a teen claims 18, and nobody else does (M5)', () => {
  expect(AGE_BANDS.filter((band) => mayComeOfAge(band))).toEqual(['teen'])
})

test('notice: guardians have seven days', () => {
  expect(NOTICE_DAYS).toBe(7)
  expect(carriedOutAt(new Date('2026-03-02T10:00:00.000Z'))).toEqual(new Date('2026-03-09T10:00:00.000Z'))
})
