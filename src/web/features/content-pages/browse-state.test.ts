import { expect, test } from 'vitest'
import type { LearningItem } from '#core/learning/learning-item.ts'
import { countByCategory, filterItems, readBrowse, writeBrowse } from './browse-state.ts'

const item = (category: LearningItem['category'], english: string, target: string): LearningItem => ({
  id: `vocabulary.${category}.${english}`,
  section: 'vocabulary',
  category,
  target,
  english,
  pronunciation: 'x',
  also: [],
  review: 'drafted',
})

const ITEMS = [item('family', 'mother', 'umama'), item('family', 'Child', 'umntwana'), item('colors', 'red', 'bomvu')]

test('search: a substring of English or target, whatever the case [S5.03]', () => {
  expect(filterItems(ITEMS, { category: 'all', query: 'MAM' }).map(({ english }) => english)).toEqual(['mother'])
  expect(filterItems(ITEMS, { category: 'all', query: 'chi' }).map(({ english }) => english)).toEqual(['Child'])
  expect(filterItems(ITEMS, { category: 'all', query: 'nothing' })).toEqual([])
})

test('browsing: a category and a search narrow together [S2.07]', () => {
  expect(filterItems(ITEMS, { category: 'family', query: 'm' }).map(({ target }) => target)).toEqual([
    'umama',
    'umntwana',
  ])
  expect(filterItems(ITEMS, { category: 'colors', query: 'uma' })).toEqual([])
})

test('browsing: every category of the section is counted, in its order [S2.07]', () => {
  expect(countByCategory('vocabulary', ITEMS)).toEqual([
    { category: 'basic-greetings', count: 0 },
    { category: 'family', count: 2 },
    { category: 'numbers', count: 0 },
    { category: 'colors', count: 1 },
  ])
})

test('browsing: the address holds the choice and restores it', () => {
  const browse = { category: 'family', query: 'ú & x' } as const
  expect(readBrowse('vocabulary', writeBrowse(browse))).toEqual(browse)
  expect(writeBrowse({ category: 'all', query: '' })).toBe('')
  expect(readBrowse('vocabulary', '?category=months')).toEqual({ category: 'all', query: '' })
})
