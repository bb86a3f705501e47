import { expect, test } from 'vitest'
import {
  compareVocabulary,
  matchExplanations,
  possibleStems,
  shareStem,
  splitMeaning,
  splitWords,
  wordsOf,
  type GlossedEntry,
} from '#content/compare/compare-vocabulary.ts'

const meat: GlossedEntry = { id: 'noun.meat', meanings: ['meat'], forms: ['inyama', 'iinyama', 'nyama'] }

test.each([
  ['umntu', 'abantu'],
  ['iliso', 'iso'],
  ['ukubona', 'bona'],
  ['ukwazi', 'azi'],
  ['eluhlaza', 'luhlaza'],
  ['uLwesihlanu', 'lwesihlanu'],
  ['-khulu', 'omkhulu'],
  ['isidlo sakusasa', 'izidlo sakusasa'],
])('comparison of stems: %s and %s are forms of one stem', (one, other) => {
  expect(shareStem(one, other)).toBe(true)
})

test.each([
  ['inyama', 'intlanzi'],
  ['ubisi', 'amasi'],
  ['indoda', 'umfazi'],
  ['usuku', 'imini'],
])('comparison of stems: %s and %s are different words', (one, other) => {
  expect(shareStem(one, other)).toBe(false)
})

test('comparison of stems: two letters at least, so that bare prefixes never agree', () => {
  expect([...possibleStems('iti')].toSorted()).toEqual(['iti', 'ti'])
})

test('comparison of cells: a cell may hold several words', () => {
  expect(splitWords('igadi | isitiya')).toEqual(['igadi', 'isitiya'])
  expect(splitWords('a; b, c / d')).toEqual(['a', 'b', 'c', 'd'])
})

test('comparison of meanings: articles, particles, brackets and capitals don’t count', () => {
  expect(splitMeaning('To see, the Moon (in the sky); a day')).toEqual(['see', 'moon', 'day'])
})

test('comparison of entries: one listed word with the stem of one form agrees', () => {
  const comparison = compareVocabulary(
    [
      { concept: 'meat', words: ['ubisi', 'inyama'] },
      { concept: 'zebra', words: ['iqwarhashe'] },
    ],
    [meat],
  )
  expect(comparison).toEqual({ concepts: 1, pairs: 1, agreeing: 1, differences: [] })
})

test("each entry of ours: compared by itself, so that a right synonym doesn't hide a wrong one", () => {
  const wrong: GlossedEntry = { id: 'noun.wrong', meanings: ['meat'], forms: ['intlanzi'] }
  const comparison = compareVocabulary([{ concept: 'meat', words: ['inyama'] }], [meat, wrong])
  expect(comparison.agreeing).toBe(1)
  expect(comparison.differences).toEqual([{ concept: 'meat', ours: 'intlanzi', theirs: 'inyama' }])
})

test('comparison of entries: an item and its root make one difference', () => {
  const twice = ['vocabulary.food.fish', 'noun.fish'].map((id) => ({ id, meanings: ['meat'], forms: ['intlanzi'] }))
  expect(compareVocabulary([{ concept: 'meat', words: ['inyama'] }], twice).differences).toHaveLength(1)
})

test('a difference: unexplained until its very words are explained; one without is stale', () => {
  const day = { concept: 'day', ours: 'imini', theirs: 'usuku' }
  const friend = { concept: 'friend', ours: 'itshomi', theirs: 'umhlobo' }
  expect(matchExplanations([day], [{ ...friend, why: 'informal' }])).toEqual({
    unexplained: [day],
    stale: [{ ...friend, why: 'informal' }],
  })
  expect(matchExplanations([day], [{ ...day, why: 'daytime' }])).toEqual({ unexplained: [], stale: [] })
  expect(matchExplanations([day], [{ ...day, theirs: 'umhla', why: 'daytime' }]).unexplained).toEqual([day])
})

test('count of words: each once, with the hyphens and apostrophes inside', () => {
  expect(wordsOf(['I-apile, i-apile!', 'NgeCawa sitya.'])).toEqual(new Set(['i-apile', 'ngecawa', 'sitya']))
})
