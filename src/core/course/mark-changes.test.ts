import { expect, test } from 'vitest'
import fc from 'fast-check'
import { markChanges } from './mark-changes.ts'

/** The answer with its marked pieces between brackets. */
const shown = (answer: string, given: string): string =>
  markChanges(answer, given)
    .map(({ text, changed }) => (changed ? `[${text}]` : text))
    .join('')

test('of a word that is nearly right the letters that differ are marked', () => {
  expect(shown('Umntwana uyafunda.', 'umntwana iyafunda')).toBe('Umntwana [u]yafunda.')
  expect(shown('Abamelwane bayabatyelela abahlobo.', 'Abamelwane bayalutyelela abahlobo.')).toBe(
    'Abamelwane baya[ba]tyelela abahlobo.',
  )
})

test('another word is marked whole, and so is one that something too many was given in', () => {
  expect(shown('Utata ufundisa abantwana.', 'Utata upheka abantwana.')).toBe('Utata [ufundisa] abantwana.')
  expect(shown('inja yam', 'inija yam')).toBe('[inja] yam')
})

test('where words are missing or too many, the words that were not given are marked', () => {
  expect(shown('Utata ufundisa abantwana amasiko.', 'utata abantwana amasiko')).toBe(
    'Utata [ufundisa] abantwana amasiko.',
  )
})

test('where nothing is alike nothing is marked', () => {
  expect(shown('Enkosi kakhulu.', 'molo')).toBe('Enkosi kakhulu.')
  expect(shown('amanzi', 'inkomo')).toBe('amanzi')
})

test('the pieces are the answer, whatever was given', () => {
  const words = fc
    .array(fc.stringMatching(/^[a-z]{1,8}$/), { minLength: 1, maxLength: 5 })
    .map((list) => list.join(' '))
  fc.assert(
    fc.property(words, words, (answer, given) => {
      expect(
        markChanges(answer, given)
          .map(({ text }) => text)
          .join(''),
      ).toBe(answer)
    }),
  )
})
