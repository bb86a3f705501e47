import { expect, test } from 'vitest'
import { ordinalOf, ordinalWords } from '#core/grammar/ordinal-words.ts'

test.each([
  [1, 'okokuqala'],
  [2, 'okwesibini'],
  [3, 'okwesithathu'],
  [6, 'okwesithandathu'],
  [9, 'okwethoba'],
  [10, 'okweshumi'],
  [11, 'okweshumi elinanye'],
  [12, 'okweshumi elinesibini'],
  [20, 'okwamashumi amabini'],
])('ordinal %d is taught as %s', (value, words) => {
  expect(ordinalWords(value)[0]).toBe(words)
})

test('the ordinals of the other noun classes are accepted, standing alone and after their noun', () => {
  expect(ordinalWords(1)).toEqual(expect.arrayContaining(['owokuqala', 'eyokuqala', 'elokuqala', 'olokuqala', 'awokuqala', 'yokuqala', 'lokuqala']))
  expect(ordinalWords(2)).toEqual(expect.arrayContaining(['owesibini', 'eyesibini', 'olwesibini', 'awesibini', 'yesibini', 'lwesibini']))
})

test('an ordinal follows the possessive concord that is asked for', () => {
  expect(ordinalOf('ya', 8)).toEqual(['yesibhozo'])
  expect(ordinalOf('lwa', 9)).toEqual(['lwethoba', 'lwesithoba'])
})

test('there is no ordinal of nought', () => {
  expect(() => ordinalWords(0)).toThrow(RangeError)
})
