import fc from 'fast-check'
import { expect, test } from 'vitest'
import { seededRandom } from '#core/exercises/seeded-random.ts'
import { countReadings, GRID_SIZE, hideable, makeWordSearch } from '#core/worksheets/make-word-search.ts'
import { CARDS_A_PAGE, layoutsFor, makeWorksheet, withoutVowels } from '#core/worksheets/make-worksheet.ts'
import { splitPairs, withoutDoubles, type PrintSource } from '#core/worksheets/print-source.ts'

const WORDS = [
  ['umntwana', 'child'],
  ['umama', 'mother'],
  ['utata', 'father'],
  ['inja', 'dog'],
  ['ikati', 'cat'],
  ['indlu', 'house'],
  ['incwadi', 'book'],
  ['amanzi', 'water'],
  ['ukutya', 'food'],
  ['isikolo', 'school'],
  ['umthi', 'tree'],
  ['intaka', 'bird'],
].map(([target = '', english = '']) => ({ target, english }))
const SENTENCES = [
  ['Abantwana bayafunda.', 'The children are learning.'],
  ['Umama upheka ukutya.', 'Mother cooks food.'],
  ['Inja iyabaleka!', 'The dog is running!'],
  ['Uthatha incwadi yakhe.', 'She takes her book.'],
].map(([target = '', english = '']) => ({ target, english }))
const SOURCE: PrintSource = {
  words: WORDS,
  sentences: SENTENCES,
  mistakes: [{ asked: 'The children are learning', wrong: 'Abantwana uyafunda', right: 'Abantwana bayafunda' }],
}
const EMPTY: PrintSource = { words: [], sentences: [], mistakes: [] }

test('word search: each word can be read exactly once, and every cell has a letter of the words', () => {
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      const found = makeWordSearch(
        WORDS.map(({ target }) => target),
        seededRandom(seed),
      )
      if (!found) return
      expect(found.rows.flat()).toHaveLength(GRID_SIZE * GRID_SIZE)
      for (const word of found.words) expect([word, countReadings(found.rows, word)]).toEqual([word, 1])
      const letters = new Set(found.words.flatMap((word) => [...word.toUpperCase()]))
      expect(found.rows.flat().every((letter) => letters.has(letter))).toBe(true)
    }),
    { numRuns: 60 },
  )
})

test('word search: hides neither sentences nor words that are too short or too long', () => {
  expect(hideable(['Umama upheka', 'ja', 'indawoyokuphumla', 'Inja', 'inja', '24'])).toEqual(['inja'])
  expect(makeWordSearch(['inja', 'ikati'], seededRandom(1))).toBeNull()
})

test('fill in: the sentence with its answer is the sentence, and the bank holds every answer', () => {
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      const sheet = makeWorksheet('fill-in', SOURCE, seed)
      if (sheet?.layout !== 'fill-in') throw new Error('there is no sheet')
      for (const { before, answer, after, english } of sheet.gaps) {
        const sentence = SENTENCES.find((pair) => pair.english === english)?.target
        expect(`${before}${answer}${after}`.replaceAll(/\s+/g, '')).toBe(sentence?.replaceAll(/\s+/g, ''))
        expect(sheet.bank).toContain(answer.toLowerCase())
      }
    }),
  )
})

test('fill in without sentences: words lose their vowels, but keep their first letter', () => {
  const sheet = makeWorksheet('fill-in', { ...SOURCE, sentences: [] }, 1)
  expect(sheet).toMatchObject({ layout: 'fill-in', bank: [] })
  expect(withoutVowels('umntwana')).toBe('umntw_n_')
})

test('match: every meaning belongs to exactly one row', () => {
  const twice = [...WORDS, { target: 'umfana', english: 'child' }]
  const sheet = makeWorksheet('match', { ...SOURCE, words: twice }, 3)
  if (sheet?.layout !== 'match') throw new Error('there is no sheet')
  expect(sheet.meanings.toSorted()).toEqual(sheet.rows.map(({ english }) => english).toSorted())
  expect(new Set(sheet.meanings).size).toBe(sheet.meanings.length)
})

test('word cards: every word is on a card, ten a page', () => {
  const sheet = makeWorksheet('word-cards', SOURCE, 1)
  if (sheet?.layout !== 'word-cards') throw new Error('there is no sheet')
  expect(sheet.pages.flat()).toEqual(WORDS)
  expect(sheet.pages.every((page) => page.length <= CARDS_A_PAGE)).toBe(true)
})

test('layouts: only those that the source has enough for; the same seed makes the same sheet', () => {
  expect(layoutsFor(EMPTY, 1)).toEqual([])
  expect(layoutsFor(SOURCE, 1)).toEqual(['fill-in', 'match', 'correct', 'dictation', 'word-search', 'word-cards'])
  expect(layoutsFor({ ...EMPTY, mistakes: SOURCE.mistakes }, 1)).toEqual(['correct'])
  expect(makeWorksheet('word-search', SOURCE, 7)).toEqual(makeWorksheet('word-search', SOURCE, 7))
})

test('source: doubles and empty meanings are left out, sentences are told from words', () => {
  const pairs = [...WORDS.slice(0, 1), { target: 'Umntwana ', english: 'a child' }, { target: 'x', english: '' }]
  expect(withoutDoubles(pairs)).toEqual(WORDS.slice(0, 1))
  expect(splitPairs([...WORDS, ...SENTENCES, { target: 'umama wam', english: 'my mother' }])).toEqual({
    words: [...WORDS, { target: 'umama wam', english: 'my mother' }],
    sentences: SENTENCES,
  })
})
