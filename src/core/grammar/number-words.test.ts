import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cardinalWords, copulative, numberNouns } from '#core/grammar/number-words.ts'

test.each([
  [0, 'unothi'],
  [1, 'inye'],
  [2, 'zimbini'],
  [3, 'zintathu'],
  [4, 'zine'],
  [5, 'zintlanu'],
  [6, 'zintandathu'],
  [7, 'sixhenxe'],
  [8, 'sibhozo'],
  [9, 'lithoba'],
  [10, 'lishumi'],
  [11, 'lishumi elinanye'],
  [12, 'lishumi elinesibini'],
  [19, 'lishumi elinethoba'],
  [20, 'amashumi amabini'],
  [21, 'amashumi amabini ananye'],
  [25, 'amashumi amabini anesihlanu'],
  [70, 'amashumi asixhenxe'],
  [99, 'amashumi alithoba anethoba'],
  [100, 'ikhulu'],
  [101, 'ikhulu elinanye'],
  [110, 'ikhulu elineshumi'],
  [123, 'ikhulu elinamashumi amabini anesithathu'],
  [347, 'amakhulu amathathu anamashumi amane anesixhenxe'],
  [1000, 'iwaka'],
  [1100, 'iwaka elinekhulu'],
  [2000, 'amawaka amabini'],
  [2345, 'amawaka amabini anamakhulu amathathu anamashumi amane anesihlanu'],
  [10_000, 'ishumi lamawaka'],
  [20_001, 'amashumi amabini amawaka ananye'],
  [21_000, 'amashumi amabini ananye amawaka'],
  [100_000, 'ikhulu lamawaka'],
  [123_456, 'ikhulu elinamashumi amabini anesithathu lamawaka anamakhulu amane anamashumi amahlanu anesithandathu'],
  [1_000_000, 'isigidi'],
])('number: %d is taught as %s', (value, words) => {
  expect(cardinalWords(value)[0]).toBe(words)
})

test.each([
  [1, 'nye'],
  [2, 'mbini'],
  [9, 'isithoba'],
  [12, 'lishumi elinambini'],
  [12, 'ishumi elinesibini'],
  [90, 'amashumi asithoba'],
  [100, 'likhulu'],
  [1000, 'iwaka elinye'],
  [20_000, 'amawaka angamashumi amabini'],
  [100_000, 'amawaka alikhulu'],
])('number: %d may also be said %s', (value, words) => {
  expect(cardinalWords(value)).toContain(words)
})

test('numbers: no two share a wording', () => {
  const owners = new Map<string, number>()
  for (let value = 0; value <= 30_000; value++) {
    for (const words of cardinalWords(value)) {
      expect(owners.get(words) ?? value, words).toBe(value)
      owners.set(words, value)
    }
  }
})

test('numbers: each wording occurs once, in plain letters', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000 }), (value) => {
      const forms = cardinalWords(value)
      expect(new Set(forms).size).toBe(forms.length)
      for (const words of forms) expect(words).toMatch(/^[a-z]+( [a-z]+)*$/)
    }),
  )
})

test('number as a noun: begins with its initial vowel', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000 }), (value) => {
      for (const noun of numberNouns(value)) expect(noun).toMatch(/^[ai]/)
    }),
  )
})

test('number as a predicate: agrees with its class', () => {
  expect(['isibini', 'ishumi', 'amashumi amabini'].map((noun) => copulative(noun))).toEqual([
    'sisibini',
    'lishumi',
    'ngamashumi amabini',
  ])
})

test.each([-1, 1.5, 1_000_001, Number.NaN])('number: %d has no words', (value) => {
  expect(() => cardinalWords(value)).toThrow(RangeError)
})
