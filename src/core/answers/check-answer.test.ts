import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkAnswer } from '#core/answers/check-answer.ts'

test.each<[string, string[], string, string, string | null]>([
  ['Molo', [], 'Molo', 'correct', null],
  ['Molo', [], '  mOLO\n', 'correct', null],
  ['Unjani?', ['Unjani'], 'unjani', 'variant', null],
  ['Unjani?', [], 'unjani', 'variant', null],
  ['Molo, mhlobo', ['Bhota, mhlobo'], 'bhota mhlobo!', 'variant', null],
  ['Molo, mhlobo', [], 'molomhlobo', 'wrong', 'other-word'],
  ['1,5', [], '1 5', 'wrong', 'other-word'],
  ['?', [], '!', 'wrong', 'other-word'],
  ['Molo', ['Molo!'], 'Molweni', 'wrong', 'other-word'],
  ['Molo', [], ' \t', 'wrong', 'empty'],
  ['Ḓuvha', [], 'Ḓuvha', 'correct', null],
])('%s with %j, answered %j, is %s (%s) [S5.01]', (target, also, given, verdict, errorClass) => {
  expect(checkAnswer(target, also, given)).toEqual({ verdict, errorClass })
})

test('answer check: white space around the answer and case never decide [S5.01]', () => {
  const words = fc.stringMatching(/^[a-z]{1,12}$/)
  fc.assert(
    fc.property(words, words, fc.constantFrom('', ' ', '\t ', '\n'), (target, given, space) => {
      expect(checkAnswer(target, [], `${space}${given.toUpperCase()}${space}`)).toEqual(checkAnswer(target, [], given))
    }),
  )
})
