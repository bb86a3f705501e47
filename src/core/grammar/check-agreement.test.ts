import { expect, test } from 'vitest'
import { checkAgreement, isSameAgreement, mayAgree, type Fit } from '#core/grammar/check-agreement.ts'
import type { Agreement } from '#core/grammar/noun-classes.ts'

const FITS: readonly (readonly [Agreement, Agreement, boolean, Fit])[] = [
  ['9', '9', false, 'same'],
  ['1', '1a', false, 'same'],
  ['8', '10', false, 'alike'],
  ['10', '8', false, 'alike'],
  ['1', '3', false, 'alike'],
  ['2', '14', false, 'alike'],
  ['7', '9', false, 'other'],
  ['1ps', '1', false, 'other'],
  ['8', '10', true, 'other'],
  ['1', '3', true, 'alike'],
  ['9', '9', true, 'same'],
]

test.each(FITS)('agreement: a concord of %s beside %s, adjective %s, is %s', (agreement, noun, isAdjective, fit) => {
  expect(checkAgreement({ agreement, isAdjective }, noun)).toBe(fit)
})

test('agreement: answers take the same class alone, and Khulu one that looks alike too', () => {
  expect([isSameAgreement('8', '10'), mayAgree('8', '10'), mayAgree('7', '9')]).toEqual([false, true, false])
})
