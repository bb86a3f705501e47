import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkExercises } from '#content/check-exercises.ts'
import { readLanguageFiles } from '#content/read-language-files.ts'
import type { ExerciseData, SentenceData } from '#core/exercises/exercise-data.ts'

const { files } = readLanguageFiles(join(import.meta.dirname, '../..'), 'xh')
const { sentences, english } = files.exercises as ExerciseData

const check = (changed: Partial<SentenceData>, glosses = english): string[] =>
  checkExercises({ ...files, exercises: { sentences: { ...sentences, ...changed }, english: glosses } }).map(
    ({ id, problem }) => `${id ?? ''}: ${problem}`,
  )

test('check of exercises: isiXhosa words make sense together; a language may have none', () => {
  expect(check({})).toEqual([])
  expect(checkExercises({ ...files, exercises: null })).toEqual([])
})

test('exercise data: each missing root, set, frame and English is named', () => {
  expect(check({ times: { present: ['adverb.never-heard'] } })).toEqual([
    'adverb.never-heard: the lexicon has no such root',
    'adverb.never-heard: it has no English',
  ])
  expect(check({ owned: ['nonsense'] })).toEqual(['nonsense: there is no such set of nouns'])
  expect(check({ places: [{ noun: 'noun.school', frames: ['fly-to-the-moon'] }] })).toEqual([
    'noun.school: there is no frame fly-to-the-moon',
  ])
  expect(check({}, { ...english, descriptions: {} })).toContain('big: it has no English')
})

test('check of exercises: nothing that the lexicon marks as inedible is eaten', () => {
  expect(
    check({
      frames: [{ id: 'eat', verb: 'verb.eat', level: 'A1', subjects: ['children'], objects: ['furniture'] }],
      places: [],
    }),
  ).toContain("eat: verb.eat can't have noun.table in the lexicon")
})
