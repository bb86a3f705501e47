import { expect, test } from 'vitest'
import fc from 'fast-check'
import { markChanges } from './mark-changes.ts'

/** Returns the answer with its marked pieces between brackets. */
const shown = (answer: string, given: string): string =>
  markChanges(answer, given)
    .map(({ text, changed }) => (changed ? `[${text}]` : text))
    .join('')

test('marked changes: a nearly right word has its differing letters marked', () => {
  expect(shown('Umntwana uyafunda.', 'umntwana iyafunda')).toBe('Umntwana [u]yafunda.')
  expect(shown('Abamelwane bayabatyelela abahlobo.', 'Abamelwane bayalutyelela abahlobo.')).toBe(
    'Abamelwane baya[ba]tyelela abahlobo.',
  )
})

test('marked changes: a different word, or one with an extra word, is marked whole', () => {
  expect(shown('Utata ufundisa abantwana.', 'Utata upheka abantwana.')).toBe('Utata [ufundisa] abantwana.')
  expect(shown('inja yam', 'inija yam')).toBe('[inja] yam')
})

test('marked changes: with missing or extra words, the words not given are marked', () => {
  expect(shown('Utata ufundisa abantwana amasiko.', 'utata abantwana amasiko')).toBe(
    'Utata [ufundisa] abantwana amasiko.',
  )
})

test('marked changes: without any likeness nothing is marked', () => {
  expect(shown('Enkosi kakhulu.', 'molo')).toBe('Enkosi kakhulu.')
  expect(shown('amanzi', 'inkomo')).toBe('amanzi')
})

test('marked changes: the pieces together are the answer, whatever was given', () => {
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
