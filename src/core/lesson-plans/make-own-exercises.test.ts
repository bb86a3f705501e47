import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findExerciseFault } from '#core/lesson-plans/find-plan-faults.ts'
import { makeOwnExercises } from '#core/lesson-plans/make-own-exercises.ts'

const WORDS = [
  ['inja', 'dog'],
  ['ikati', 'cat'],
  ['intaka', 'bird'],
  ['inkomo', 'cow'],
  ['umntwana', 'child'],
].map(([target = '', english = ''], index) => ({ id: `w${index}`, target, english, root: '' }))

const counter = () => {
  let next = 0
  return () => `x${next++}`
}

test('exercises of a word list: several types, each complete, the same for the same seed', () => {
  fc.assert(
    fc.property(fc.subarray(WORDS, { minLength: 1 }), fc.nat(), (words, seed) => {
      const made = makeOwnExercises(words, seed, counter())
      expect(made.flatMap((exercise) => findExerciseFault(exercise) ?? [])).toEqual([])
      expect(made).toEqual(makeOwnExercises(words, seed, counter()))
      expect(new Set(made.map(({ id }) => id)).size).toBe(made.length)
    }),
  )
  expect(new Set(makeOwnExercises(WORDS, 1, counter()).map(({ type }) => type))).toEqual(
    new Set(['choose-meaning', 'choose-word', 'type-translation', 'match-pairs']),
  )
})

test('exercises of a word list: without whole words there are none', () => {
  expect(makeOwnExercises([{ id: 'a', target: 'inja', english: ' ', root: '' }], 1, counter())).toEqual([])
})
