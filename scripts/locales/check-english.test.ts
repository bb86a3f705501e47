import { expect, test } from 'vitest'
import { checkEnglish, readings, type EnglishRules } from './check-english.ts'

const LETTERS = String.raw`\bletters?\b`
const RULES: EnglishRules = {
  mostWords: 6,
  questionWords: ['What', 'Who'],
  banned: [{ pattern: LETTERS, instead: 'email' }],
  allowed: [],
}
const check = (text: string, more: Partial<EnglishRules> = {}) => checkEnglish({ 'a.key': text }, { ...RULES, ...more })

test('readings: every branch of plurals and selects is read once, inside a sentence too', () => {
  expect(readings('You have {count, plural, one {# day} other {# days}} left.')).toEqual([
    'You have # day left.',
    'You have # days left.',
  ])
  expect(readings('{who, select, a {One} other {Two}} and {n, plural, =0 {none} other {{name}}}')).toEqual([
    'One and none',
    'Two and none',
    'One and X',
  ])
})

test('sentence length: the longest sentence of any branch counts, placeholders as one word', () => {
  expect(check('One two three four five six. Seven eight.')).toEqual([])
  expect(check('{n, plural, one {Short.} other {One two three four five {name} seven.}}')).toEqual([
    'a.key: a sentence has 7 words, at most 6',
  ])
  expect(check('One two three: four five six seven.')).toEqual([])
})

test('opening: a question word is refused where the sentence asks nothing', () => {
  const refused = ['a.key: a sentence begins with a question word and asks nothing']
  expect(check('What is it?')).toEqual([])
  expect(check('Whatever you like.')).toEqual([])
  expect(check('What you did stays.')).toEqual(refused)
  expect(check('All is well. Who knows it wins.')).toEqual(refused)
})

test('banned words: refused in any case and any branch, never inside another word', () => {
  expect(check('{n, plural, one {A Letter} other {# letters}} came')).toHaveLength(1)
  expect(check('A newsletter came')).toEqual([])
})

test('allow list: a listed text passes, and an entry that nothing needs is refused', () => {
  const allowed = [{ rule: LETTERS, reason: 'Characters.', keys: ['a.key'] }]
  expect(check('Type the letters', { allowed })).toEqual([])
  expect(check('Type the code', { allowed })).toHaveLength(1)
})
