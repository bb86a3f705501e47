import { expect, test } from 'vitest'
import { matchesSearch } from '#core/search/matches-search.ts'

test.each<[string, string[], boolean]>([
  ['MAM', ['mother', 'umama'], true],
  ['  mother ', ['mother', 'umama'], true],
  ['', ['anything'], true],
  ['dad', ['mother', 'umama'], false],
  ['duvha', ['day', 'Ḓuvha'], true],
  ['ḓuv', ['day', 'ḓuvha'], true],
  ['cafe', ['Café'], true],
])('%j in %j: %s', (query, texts, found) => {
  expect(matchesSearch(query, texts)).toBe(found)
})
