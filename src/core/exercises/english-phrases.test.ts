import { expect, test } from 'vitest'
import { englishSentence, pronounSubject, withArticle, type EnglishClause } from '#core/exercises/english-phrases.ts'

const EAT = ['eat', 'eats', 'ate', 'eating']
const WANT = ['want', 'wants', 'wanted']
const CHILD = { text: 'the child', number: 'singular' } as const

test.each<[string, Partial<EnglishClause>]>([
  ['The child is eating bread.', {}],
  ['The child is not eating bread.', { negative: true }],
  ['I am eating bread.', { subject: pronounSubject('1ps') }],
  ['They are eating bread.', { subject: pronounSubject('2') }],
  ['The child ate bread.', { tense: 'recent-past' }],
  ['The child did not eat bread.', { tense: 'remote-past', negative: true }],
  ['The child will not eat bread.', { tense: 'future', negative: true }],
  ['The child wants bread.', { forms: WANT }],
  ['We want bread.', { forms: WANT, subject: pronounSubject('1pp') }],
  ['The child does not want bread.', { forms: WANT, negative: true }],
])('%s', (sentence, clause) => {
  expect(
    englishSentence({ subject: CHILD, forms: EAT, tense: 'present', negative: false, rest: ['bread'], ...clause }),
  ).toBe(sentence)
})

test.each([
  ['dog', 'a dog'],
  ['orange', 'an orange'],
  ['umbrella', 'an umbrella'],
  ['uniform', 'a uniform'],
  ['old car', 'an old car'],
  ['hour', 'an hour'],
])('English article: %s has the article of %s', (noun, phrase) => {
  expect(withArticle(noun)).toBe(phrase)
})
