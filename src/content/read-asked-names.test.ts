import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadLanguageContent } from '#content/load-content.ts'
import { checkAskedNames, readAskedNames } from '#content/read-asked-names.ts'

const ROOT = join(import.meta.dirname, '../..')
const { items, lexicon } = loadLanguageContent(ROOT, 'xh')
const ids = [...items.values()].filter(({ section }) => section === 'culture').map(({ id }) => id)
const words = new Set([
  ...[...items.values()].map(({ target }) => target),
  ...[...lexicon.values()].map(({ lemma }) => lemma),
])

test('search names: each belongs to one culture item, a root or a theme with words', () => {
  expect(checkAskedNames(readAskedNames(ROOT, 'xh'), ids, words)).toEqual([])
  expect(readAskedNames(ROOT, 'st')).toEqual({ culture: {}, topics: {}, sounds: {}, english: {}, afrikaans: {} })
})

test('asked names: a name of two words, of none or of an unknown one is a problem', () => {
  const [first = '', second = ''] = ids
  const names = {
    culture: { [first]: { en: ['gift'] }, [second]: { en: ['gift'] }, 'culture.food.pizza': { af: ['pizza'] } },
    topics: { food: ['inyama', 'inyamma'] },
    english: { umama: ['mom'], umamma: ['mum'] },
  } as const
  expect(checkAskedNames(names, ids, words).map(({ id, problem }) => `${id}: ${problem}`)).toEqual([
    'culture.food.pizza: the names belong to no item of culture',
    `${second}: 'gift' is said twice`,
    "food: 'inyamma' is no word of the language",
    "umamma: 'umamma' is no word of the language",
  ])
})
