import { expect, test } from 'vitest'
import { findWords, MOST_FOUND } from '#core/lesson-plans/find-words.ts'
import { readEngine } from '../../../tests/support/read-engine.ts'

const { roots } = readEngine('xh').lexicon

test('words of the lexicon: found by isiXhosa and by English, the exact word first', () => {
  expect(findWords(roots, 'umntwana')[0]).toMatchObject({ target: 'umntwana' })
  expect(findWords(roots, 'Child').map(({ target }) => target)).toContain('umntwana')
  expect(findWords(roots, 'a')).toEqual([])
  expect(findWords(roots, 'qqqqq')).toEqual([])
  expect(findWords(roots, 'um').length).toBe(MOST_FOUND)
})
