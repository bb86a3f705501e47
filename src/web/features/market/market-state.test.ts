import { expect, test } from 'vitest'
import type { Sample } from '../../parts/dashboard/sample.ts'
import { checkForm, filterCards, hueOf, NEW_RESOURCE, readPrice, sampleCards, textOf, typedOf } from './market-state.ts'

const MARKET: Sample['market'] = [
  {
    id: 'p2',
    title: 'Weather board',
    description: 'A felt board.',
    category: 'Science',
    price: 18.5,
    rating: 4.6,
    downloads: 41,
    author: 'Khanya',
    type: 'Physical Kit',
    tags: ['weather'],
  },
]

test('sample: every field of the specification is on its card', () => {
  expect(sampleCards({ market: MARKET })).toMatchObject([
    { title: 'Weather board', category: 'science', price: 1850, type: 'physical-kit', rating: 4.6, downloads: 41 },
  ])
})

test('sample: a search and a category keep the cards that fit', () => {
  const cards = sampleCards({ market: MARKET })
  expect(filterCards(cards, 'WEATHER', 'science')).toHaveLength(1)
  expect(filterCards(cards, '', 'art')).toEqual([])
  expect(filterCards(cards, 'songs', null)).toEqual([])
})

test('price: rand with a comma or a point, nothing for free, and nothing else', () => {
  expect(['', ' 49 ', '49,5', '49.99', '-1', '1.234', 'abc'].map(readPrice)).toEqual([
    0,
    4900,
    4950,
    4999,
    undefined,
    undefined,
    undefined,
  ])
})

test('form: texts come back as they were typed, tags one by one', () => {
  const typed = { ...NEW_RESOURCE, title: 'Songs', tags: ' a, b ,', price: '49.90' }
  expect(textOf(typed)).toMatchObject({ tags: ['a', 'b'], price: 4990 })
  expect(typedOf(textOf(typed))).toEqual({ ...typed, tags: 'a, b' })
})

test('form: a draft needs a title, and a work based on a free one has no price', () => {
  expect(checkForm(NEW_RESOURCE, null)).toEqual({ title: 'missing' })
  const priced = { ...NEW_RESOURCE, title: 'Songs', price: '50' }
  expect(checkForm(priced, null)).toEqual({})
  expect(checkForm(priced, 'cc-by-nc')).toEqual({ price: 'invalid' })
})

test('hue: each subject has its own, and languages share one', () => {
  expect([hueOf('math'), hueOf('xh'), hueOf('af')]).toEqual([
    'section-numbers',
    'section-vocabulary',
    'section-vocabulary',
  ])
})
