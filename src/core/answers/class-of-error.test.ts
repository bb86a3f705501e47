import { expect, test } from 'vitest'
import { classOfError } from '#core/answers/class-of-error.ts'

test('class of an error: the class whose concord or prefix was missed, 1a as 1', () => {
  expect(classOfError({ errorClass: 'subject-concord', words: { nounClass: '2' } })).toBe('2')
  expect(classOfError({ errorClass: 'noun-prefix', words: { nounClass: '1a' } })).toBe('1')
})

test('class of an error: none for other errors, persons and explanations without a class', () => {
  expect(classOfError({ errorClass: 'tense', words: { nounClass: '2' } })).toBeNull()
  expect(classOfError({ errorClass: 'subject-concord', words: { nounClass: '1ps' } })).toBeNull()
  expect(classOfError({ errorClass: 'subject-concord', words: {} })).toBeNull()
  expect(classOfError({ errorClass: null, words: { nounClass: '2' } })).toBeNull()
})
