import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadLittleWords } from '#content/little-words.ts'
import { loadLanguageContent } from '#content/load-content.ts'
import { readStories } from '#content/read-stories.ts'
import { LITTLE_GROUPS, teachLittleWords } from '#core/little/little-word.ts'

const ROOT = join(import.meta.dirname, '../..')
const words = loadLittleWords(ROOT, loadLanguageContent(ROOT, 'xh'))

test('toddlers have words of every group, at least twelve animals with one and many, each told apart by its id', () => {
  for (const group of LITTLE_GROUPS)
    expect(words.filter((word) => word.group === group).length).toBeGreaterThanOrEqual(6)
  expect(words.filter(({ group, many }) => group === 'animals' && many).length).toBeGreaterThanOrEqual(12)
  expect(new Set(words.map(({ root }) => root)).size).toBe(words.length)
  expect(teachLittleWords(words).get('vocabulary.any.dog-many')).toMatchObject({ target: 'izinja', english: 'dogs' })
})

test('every toddlers’ word has its picture', () => {
  const { pictures } = readStories(ROOT, 'xh').stories
  expect(words.filter(({ picture }) => pictures[picture] === undefined).map(({ picture }) => picture)).toEqual([])
})

test('one and many never mean the same in English', () => {
  expect(words.filter(({ oneMeaning, many }) => many?.meaning === oneMeaning)).toEqual([])
})

test('a language without a list has no toddlers’ words', () => {
  expect(loadLittleWords(ROOT, loadLanguageContent(ROOT, 'zu'))).toEqual([])
})
