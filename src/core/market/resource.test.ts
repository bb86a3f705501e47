import { expect, test } from 'vitest'
import { canFork, LICENCES, licencesFor, mayHavePrice } from '#core/market/licences.ts'
import { commissionOf, shareOf } from '#core/market/price.ts'
import { averageStars, findResourceFaults, MARKET_LIMITS, tidyTags, type ResourceText } from '#core/market/resource.ts'

const TEXT: ResourceText = {
  shelf: 'resources',
  title: 'Number songs',
  description: 'Ten songs with word cards.',
  category: 'math',
  type: 'digital-download',
  licence: 'cc-by',
  price: 0,
  author: 'Ms Zondi',
  tags: [],
  contact: '',
}
const FILES = { hasLesson: false, files: 1, basedOn: null }

test('licences: a changed work keeps share-alike terms, and stays free of charge if it must', () => {
  expect(LICENCES.filter(canFork)).toEqual(['cc0', 'cc-by', 'cc-by-sa', 'cc-by-nc'])
  expect(licencesFor(null)).toBe(LICENCES)
  expect(licencesFor('cc-by')).toBe(LICENCES)
  expect(licencesFor('cc-by-sa')).toEqual(['cc-by-sa'])
  expect([mayHavePrice(null), mayHavePrice('cc-by-sa'), mayHavePrice('cc-by-nc')]).toEqual([true, true, false])
})

test('resource: a complete one has no faults, and each missing part is one', () => {
  expect(findResourceFaults(TEXT, FILES)).toEqual([])
  expect(findResourceFaults({ ...TEXT, title: ' ', description: '', author: '' }, { ...FILES, files: 0 })).toEqual([
    'title',
    'description',
    'author',
    'content',
  ])
})

test('resource: a template or a course needs a lesson, a kit needs a way to get it and no file', () => {
  expect(findResourceFaults({ ...TEXT, shelf: 'templates' }, FILES)).toEqual(['content'])
  expect(findResourceFaults({ ...TEXT, shelf: 'courses' }, { ...FILES, hasLesson: true })).toEqual([])
  const kit = { ...TEXT, type: 'physical-kit' } as const
  expect(findResourceFaults(kit, { ...FILES, files: 0 })).toEqual(['contact'])
  expect(findResourceFaults({ ...kit, contact: 'kits@example.org' }, { ...FILES, files: 0 })).toEqual([])
})

test('resource: a price lies between the limits, and a fork obeys the licence of its source', () => {
  const priced = (price: number, basedOn: 'cc-by-nc' | 'cc-by-sa' | null = null) =>
    findResourceFaults({ ...TEXT, price }, { ...FILES, basedOn })
  expect(priced(MARKET_LIMITS.leastPrice)).toEqual([])
  expect(priced(MARKET_LIMITS.leastPrice - 1)).toEqual(['price'])
  expect(priced(MARKET_LIMITS.mostPrice + 1)).toEqual(['price'])
  expect(priced(MARKET_LIMITS.leastPrice, 'cc-by-nc')).toEqual(['price', 'licence'])
  expect(priced(0, 'cc-by-sa')).toEqual(['licence'])
})

test('resource: tags are trimmed and kept once, and stars have one decimal', () => {
  expect(tidyTags([' Songs', 'songs', '', 'Numbers '])).toEqual(['songs', 'numbers'])
  expect([averageStars(0, 0), averageStars(14, 3)]).toEqual([null, 4.7])
})

test('price: the market keeps 15 % of open works and 20 % of others, and no cent is lost', () => {
  expect([commissionOf('cc-by'), commissionOf('own-use')]).toEqual([15, 20])
  expect(shareOf(4999, 'own-use')).toEqual({ commission: 1000, rest: 3999 })
  expect(shareOf(0, 'cc-by')).toEqual({ commission: 0, rest: 0 })
})
