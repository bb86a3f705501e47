import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { listedWords } from '#core/game/game-words.ts'

const read = (file: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../../../content/${file}`, import.meta.url), 'utf8'))

const shown = Object.entries(read('pictures/item-pictures.json') as Record<string, { picture: string }>)
const drawings = Object.keys(read('pictures/pictures.json') as Record<string, string>)
const named = [...shown.map(([, { picture }]) => picture), ...listedWords('af').flatMap(({ picture }) => picture ?? [])]

test('item pictures: each belongs to an item of the content', () => {
  const items = new Set(
    ['vocabulary', 'culture'].flatMap((section) =>
      (read(`languages/xh/items/${section}.json`) as { id: string }[]).map(({ id }) => id),
    ),
  )
  expect(shown.map(([id]) => id).filter((id) => !items.has(id))).toEqual([])
})

test('item pictures: each is drawn, or is a number of dots or colours of paint', () => {
  const undrawn = named.filter(
    (picture) => !drawings.includes(picture) && !/^(?:count (?:[1-9]|10)|colour(?: #[0-9a-f]{6}){1,2})$/.test(picture),
  )
  expect(undrawn).toEqual([])
})
