import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadLanguageContent } from '#content/load-content.ts'
import { answerExercise } from './answer-exercise.ts'

const ROOT = join(import.meta.dirname, '../..')
const content = loadLanguageContent(ROOT, 'xh')

test('exercise request: the same seed gives the same exercise, another seed another', () => {
  const request = { kind: 'translate-sentence', seed: 7 }
  expect(answerExercise(request, content)).toEqual(answerExercise(request, content))
  expect(answerExercise(request, content)).not.toEqual(answerExercise({ ...request, seed: 8 }, content))
})

test('exercise request: the exercise trains the requested skill or root', () => {
  expect(answerExercise({ kind: 'fill-concord', seed: 1, skill: 'subject-concord.6' }, content).skills).toContain(
    'subject-concord.6',
  )
  expect(answerExercise({ kind: 'singular-plural', seed: 1, root: 'noun.child' }, content).roots).toContain(
    'noun.child',
  )
})

test('exercise request: an unknown kind or an impossible exercise gets a plain error', () => {
  expect(() => answerExercise({ kind: 'essay', seed: 1 }, content)).toThrow('kind')
  expect(() => answerExercise({ kind: 'say-time', seed: 1, skill: 'subject-concord.6' }, content)).toThrow(
    'No exercise of the kind say-time can be made.',
  )
  expect(() => answerExercise({ kind: 'say-time', seed: 1 }, loadLanguageContent(ROOT, 'zu'))).toThrow(
    "There are no exercises for 'zu' yet.",
  )
})
