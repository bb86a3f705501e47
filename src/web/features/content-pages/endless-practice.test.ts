import { expect, test } from 'vitest'
import { makeQuestions } from '#core/exercises/make-questions.ts'
import { checkDraft, changeDraft, checkPlainly, currentItem, nextPrompt, startEndless } from './practice-state.ts'

test('forty right answers: lead from small numbers to large ones, no question twice in a row', () => {
  let practice = startEndless(makeQuestions('numbers', 'cardinal', 7), 0)
  for (let answers = 0; answers < 40; answers++) {
    const checked = checkDraft(changeDraft(practice, currentItem(practice)?.target ?? ''), 0, checkPlainly)
    expect(checked.outcome?.verdict).toBe('correct')
    practice = nextPrompt(checked.practice, 0)
  }
  const ids = practice.items.map(({ id }) => id)
  const largest = (asked: readonly string[]): number =>
    Math.max(...asked.flatMap((id) => [...id.matchAll(/\d+/g)].map(Number)))
  expect(ids.filter((id, index) => id === ids[index + 1])).toEqual([])
  expect(largest(ids.slice(0, 3))).toBeLessThanOrEqual(10)
  expect(largest(ids.slice(-20))).toBeGreaterThan(10_000)
})

test('endless practice: asks the shown category', () => {
  expect(
    new Set(Array.from({ length: 20 }, (_, seed) => makeQuestions('numbers', 'ordinal', seed)(0, undefined).category)),
  ).toEqual(new Set(['ordinal']))
})
