import fc from 'fast-check'
import { expect, test } from 'vitest'
import { makeChooseWordQuestions } from '#core/exercises/choose-word.ts'
import type { LearningItem } from '#core/learning/learning-item.ts'

const item = (index: number, category: LearningItem['category'] = 'family'): LearningItem => ({
  id: `vocabulary.${category}.w${index}`,
  section: 'vocabulary',
  category,
  target: `w${index}`,
  english: `m${index}`,
  pronunciation: 'x',
  also: [],
  review: 'drafted',
})

const ITEMS = Array.from({ length: 12 }, (_, index) => item(index, index < 6 ? 'family' : 'colors'))

test('word questions: the same seed gives the same ones, another seed others', () => {
  expect(makeChooseWordQuestions(ITEMS, 5, 4, 7)).toEqual(makeChooseWordQuestions(ITEMS, 5, 4, 7))
  expect(makeChooseWordQuestions(ITEMS, 5, 4, 8)).not.toEqual(makeChooseWordQuestions(ITEMS, 5, 4, 7))
})

test('word questions: one right option, no duplicates, wrong options of the same kind', () => {
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      for (const { item: asked, options } of makeChooseWordQuestions(ITEMS, 6, 4, seed)) {
        expect(options).toHaveLength(4)
        expect(new Set(options).size).toBe(4)
        expect(options.filter((option) => option === asked.target)).toHaveLength(1)
        expect(
          options.every((option) => ITEMS.find(({ target }) => target === option)?.category === asked.category),
        ).toBe(true)
      }
    }),
  )
})

test('word questions: two items with one meaning are never options together', () => {
  const twins = [item(1), { ...item(2), english: 'm1' }, item(3)]
  for (const question of makeChooseWordQuestions(twins, 3, 4, 1)) {
    if (question.item.english === 'm1')
      expect(question.options.filter((option) => option === 'w1' || option === 'w2')).toHaveLength(1)
  }
})

test('word questions: few items give fewer questions and options', () => {
  expect(makeChooseWordQuestions([], 5, 4, 1)).toEqual([])
  expect(makeChooseWordQuestions([item(1), item(2)], 5, 4, 1).map(({ options }) => options.length)).toEqual([2, 2])
})
