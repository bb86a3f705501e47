import { expect, test } from 'vitest'
import { FIRST_WORD, nextWord, type ReadWord } from './read-along.ts'

function readAll(counts: readonly number[]): ReadWord[] {
  const seen: ReadWord[] = []
  for (let word: ReadWord | null = FIRST_WORD; word; word = nextWord(word, counts)) seen.push(word)
  return seen
}

test('read-along: every word of every line is read once, in order', () => {
  expect(readAll([2, 3])).toEqual([
    { line: 0, word: 0 },
    { line: 0, word: 1 },
    { line: 1, word: 0 },
    { line: 1, word: 1 },
    { line: 1, word: 2 },
  ])
})

test('read-along: a line without words is skipped, and a section ends', () => {
  expect(readAll([1, 0, 1])).toEqual([
    { line: 0, word: 0 },
    { line: 2, word: 0 },
  ])
  expect(nextWord(FIRST_WORD, [1])).toBeNull()
})
