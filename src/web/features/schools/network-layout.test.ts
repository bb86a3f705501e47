import { expect, test } from 'vitest'
import { linkedWith, NETWORK_SIZE, placeSchools } from './network-layout.ts'

test('network: every school has a place of its own inside the drawing', () => {
  const ids = Array.from({ length: 40 }, (_, at) => `s${at}`)
  const places = [...placeSchools(ids).values()]
  expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(40)
  for (const { x, y } of places) {
    expect(x > 0 && x < NETWORK_SIZE.width).toBe(true)
    expect(y > 0 && y < NETWORK_SIZE.height).toBe(true)
  }
})

test('network: a single school stands in the middle', () => {
  expect(placeSchools(['a']).get('a')).toEqual({ x: 400, y: 230 })
})

test('network: the links of a school are read in both directions', () => {
  const schools = ['a', 'b', 'c'].map((id) => ({ id }))
  const links = [
    { from: 'a', to: 'b' },
    { from: 'c', to: 'a' },
  ]
  expect(linkedWith('a', schools, links)).toEqual([{ id: 'b' }, { id: 'c' }])
  expect(linkedWith('b', schools, links)).toEqual([{ id: 'a' }])
})
