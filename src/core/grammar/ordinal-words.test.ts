import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { NounClass } from '#core/grammar/noun-classes.ts'
import { orderThings, ordinalOf, ordinalWords } from '#core/grammar/ordinal-words.ts'

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
])('ordinal: %d is taught as %s', (value, words) => {
  expect(ordinalWords(value)[0]).toBe(words)
})

test('ordinals: those of other noun classes are accepted, alone and after the noun', () => {
  expect(ordinalWords(1)).toEqual(
    expect.arrayContaining(['owokuqala', 'eyokuqala', 'elokuqala', 'olokuqala', 'awokuqala', 'yokuqala', 'lokuqala']),
  )
  expect(ordinalWords(2)).toEqual(
    expect.arrayContaining(['owesibini', 'eyesibini', 'olwesibini', 'awesibini', 'yesibini', 'lwesibini']),
  )
})

test('ordinal: follows the possessive concord that is asked for', () => {
  expect(ordinalOf('ya', 8)).toEqual(['yesibhozo'])
  expect(ordinalOf('lwa', 9)).toEqual(['lwethoba', 'lwesithoba'])
})

/** Place, noun, class, what is taught, source. */
test.each<[number, string, NounClass, string, string]>([
  [3, 'umntwana', '1', 'umntwana wesithathu', 'attested in corpora (wesithathu)'],
  [2, 'abantwana', '2', 'abantwana besibini', 'attested in corpora (besibini)'],
  [1, 'incwadi', '9', 'incwadi yokuqala', 'attested in corpora (yokuqala)'],
  [3, 'indlu', '9', 'indlu yesithathu', 'Einhorn and Siyengo, Xhosa: A Concise Manual'],
  [1, 'umntu', '1', 'umntu wokuqala', 'Einhorn and Siyengo, Xhosa: A Concise Manual'],
  [5, 'usuku', '11', 'usuku lwesihlanu', 'attested in corpora (lwesihlanu)'],
  [1, 'usuku', '11', 'usuku lokuqala', 'attested in corpora (lokuqala)'],
  [10, 'unyaka', '3', 'unyaka weshumi', 'attested in corpora (weshumi)'],
  [10, 'isahluko', '7', 'isahluko seshumi', 'as in attested forms (kweshumi, leshumi)'],
  [2, 'igama', '5', 'igama lesibini', 'attested in corpora (lesibini)'],
  [20, 'isifundo', '7', 'isifundo samashumi amabini', 'as in attested forms (wamashumi, kwamashumi)'],
  [100, 'unyaka', '3', 'unyaka wekhulu', 'as in attested forms (kwekhulu)'],
])('%d with %s of class %s in a row is %s (%s)', (value, noun, nounClass, words) => {
  expect(orderThings(value, noun, nounClass)[0]).toBe(words)
})

test('ordinals: every place from 1 to 999 999 has its own', () => {
  const place = fc.integer({ min: 1, max: 999_999 })
  fc.assert(
    fc.property(place, place, (first, second) => {
      expect(orderThings(first, 'incwadi', '9')[0]).toMatch(/^incwadi y[a-z ]+$/)
      fc.pre(first !== second)
      expect(orderThings(first, 'incwadi', '9')).not.toContain(orderThings(second, 'incwadi', '9')[0])
    }),
  )
})

test('ordinal: nought has none', () => {
  expect(() => ordinalWords(0)).toThrow(RangeError)
})
