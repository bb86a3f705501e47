import { expect, test } from 'vitest'
import { isMarketSubject, MARKET_CATEGORIES } from '#core/market/categories.ts'

test('categories: four subjects first, then the languages to learn', () => {
  expect(MARKET_CATEGORIES.slice(0, 5)).toEqual(['math', 'science', 'english', 'art', 'xh'])
  expect(MARKET_CATEGORIES.filter(isMarketSubject)).toHaveLength(4)
  expect(new Set(MARKET_CATEGORIES).size).toBe(14)
})
