import { expect, test } from 'vitest'
import { choosePractice, PRACTICE_CARDS } from '#core/insights/practice-of-rule.ts'

const always = (): boolean => true

test('practice of a concord: its own class first, then what the wrong answers asked for', () => {
  const cards = choosePractice(
    { errorClass: 'subject-concord', nounClass: '2' },
    ['noun.child', 'subject-concord.2', 'verb.learn'],
    always,
  )
  expect(cards).toEqual(['subject-concord.2', 'noun.child', 'verb.learn'])
})

test('practice of a tense: the tenses that were missed come before the others', () => {
  const cards = choosePractice({ errorClass: 'tense', nounClass: null }, ['verb.go', 'tense.future'], always)
  expect(cards.slice(0, 2)).toEqual(['tense.future', 'verb.go'])
  expect(cards.slice(2).every((card) => card.startsWith('tense.'))).toBe(true)
})

test('practice: only what the course teaches, each once, for ten minutes at most', () => {
  const missed = Array.from({ length: 40 }, (_, index) => `noun.${index % 30}`)
  const cards = choosePractice({ errorClass: 'spelling', nounClass: null }, missed, (card) => card !== 'noun.0')
  expect(cards).toHaveLength(PRACTICE_CARDS)
  expect(new Set(cards).size).toBe(PRACTICE_CARDS)
  expect(cards).not.toContain('noun.0')
  expect(choosePractice({ errorClass: 'spelling', nounClass: null }, [], always)).toEqual([])
})
