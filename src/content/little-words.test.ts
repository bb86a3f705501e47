import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadLittleWords } from '#content/little-words.ts'
import { loadLanguageContent } from '#content/load-content.ts'
import { readStories } from '#content/read-stories.ts'
import { LITTLE_GROUPS, teachLittleWords } from '#core/little/little-word.ts'

const ROOT = join(import.meta.dirname, '../..')
const words = loadLittleWords(ROOT, loadLanguageContent(ROOT, 'xh'))

test('toddlers: words of every group, twelve animals or more with one and many, by distinct ids', () => {
  for (const group of LITTLE_GROUPS)
    expect(words.filter((word) => word.group === group).length).toBeGreaterThanOrEqual(6)
  expect(words.filter(({ group, many }) => group === 'animals' && many).length).toBeGreaterThanOrEqual(12)
  expect(new Set(words.map(({ root }) => root)).size).toBe(words.length)
  expect(teachLittleWords(words).get('vocabulary.any.dog-many')).toMatchObject({ target: 'izinja', english: 'dogs' })
})

test('toddlers’ words: each has its picture', () => {
  const { pictures } = readStories(ROOT, 'xh').stories
  expect(words.filter(({ picture }) => pictures[picture] === undefined).map(({ picture }) => picture)).toEqual([])
})

test('toddlers’ words: singular and plural differ in English', () => {
  expect(words.filter(({ oneMeaning, many }) => many?.meaning === oneMeaning)).toEqual([])
})

test('toddlers’ words: a language without a list has none', () => {
  expect(loadLittleWords(ROOT, loadLanguageContent(ROOT, 'zu'))).toEqual([])
})
