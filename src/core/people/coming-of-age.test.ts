import { expect, test } from 'vitest'
import { AGE_BANDS } from '#core/people/age-bands.ts'
import {
  canAskAgainAt,
  carriedOutAt,
  mayComeOfAge,
  mayObject,
  NOTICE_DAYS,
  OBJECTIONS_END,
  OBJECTION_TIME,
} from '#core/people/coming-of-age.ts'

test('coming of age: a teen claims 18, and nobody else does (M5)', () => {
  expect(AGE_BANDS.filter((band) => mayComeOfAge(band))).toEqual(['teen'])
})

test('notice: guardians have seven days', () => {
  expect(NOTICE_DAYS).toBe(7)
  expect(carriedOutAt(new Date('2026-03-02T10:00:00.000Z'))).toEqual(new Date('2026-03-09T10:00:00.000Z'))
})

const FIRST = new Date('2026-03-02T10:00:00.000Z')
const after = (milliseconds: number): Date => new Date(FIRST.getTime() + milliseconds)

test('an objection: the person waits 91 days before they ask again (M5)', () => {
  const objections = { firstAt: FIRST, lastAt: FIRST }
  expect(canAskAgainAt(undefined, FIRST)).toBeNull()
  expect(canAskAgainAt(objections, after(OBJECTION_TIME - 1))).toEqual(new Date('2026-06-01T10:00:00.000Z'))
  expect(canAskAgainAt(objections, after(OBJECTION_TIME))).toBeNull()
})

test('objections: five years after the first one, no guardian can object (M5)', () => {
  expect(mayObject(undefined, FIRST)).toBe(true)
  expect(mayObject({ firstAt: FIRST }, after(OBJECTIONS_END - 1))).toBe(true)
  expect(mayObject({ firstAt: FIRST }, after(OBJECTIONS_END))).toBe(false)
})
