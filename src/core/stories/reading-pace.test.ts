import { expect, test } from 'vitest'
import { READING_PACES, readingTime } from './reading-pace.ts'

test('reading pace: a word stays by its syllables, the last of a line a little longer', () => {
  expect(readingTime('inja', 'slow', false)).toBe(1200)
  expect(readingTime('iyabaleka', 'slow', false)).toBe(3000)
  expect(readingTime('inja', 'slow', true)).toBe(2400)
  expect(readingTime('mm', 'quick', false)).toBe(280)
})

test('reading pace: each step is faster than the one before', () => {
  const times = READING_PACES.map((pace) => readingTime('umntwana', pace, false))
  expect(times).toEqual(times.toSorted((one, other) => other - one))
  expect(new Set(times).size).toBe(READING_PACES.length)
})
