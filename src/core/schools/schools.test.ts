import { expect, test } from 'vitest'
import { chooseNetwork, meanRating } from '#core/schools/schools.ts'

const link = (pair: string) => ({ from: pair[0] ?? '', to: pair[1] ?? '' })

test('network: own schools first, then their links step by step, then the others', () => {
  expect(chooseNetwork(['c'], ['ab', 'cd', 'de', 'fg'].map(link))).toEqual({
    ids: ['c', 'd', 'e', 'a', 'b', 'f', 'g'],
    links: ['ab', 'cd', 'de', 'fg'].map(link),
  })
})

test('network: an own school without a link is shown, and a link needs both its ends', () => {
  expect(chooseNetwork(['z'], ['ab', 'bc'].map(link), 3)).toEqual({ ids: ['z', 'a', 'b'], links: [link('ab')] })
})

test('rating: the mean with one decimal, and none without stars', () => {
  expect([meanRating(0, 0), meanRating(14, 3), meanRating(5, 1)]).toEqual([null, 4.7, 5])
})
