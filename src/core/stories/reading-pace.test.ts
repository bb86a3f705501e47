import { expect, test } from 'vitest'
import { READING_PACES, readingTime } from './reading-pace.ts'

test('a word stays for as long as it has syllables, the last of a line for a breath more', () => {
  expect(readingTime('inja', 'slow', false)).toBe(1200)
  expect(readingTime('iyabaleka', 'slow', false)).toBe(3000)
  expect(readingTime('inja', 'slow', true)).toBe(2400)
  expect(readingTime('mm', 'quick', false)).toBe(280)
})

test('each pace is faster than the one before', () => {
  const times = READING_PACES.map((pace) => readingTime('umntwana', pace, false))
  expect(times).toEqual(times.toSorted((one, other) => other - one))
  expect(new Set(times).size).toBe(READING_PACES.length)
})
