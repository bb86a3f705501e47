import { z } from 'zod'
import type { LanguageContent } from '#content/load-content.ts'
import { createExerciseBank, type ExerciseBank } from '#core/exercises/exercise-bank.ts'
import { EXERCISE_LEVELS, GRAMMAR_EXERCISE_KINDS } from '#core/exercises/exercise-kinds.ts'
import type { Exercise } from '#core/exercises/exercise.ts'
import { GRAMMAR_SKILLS } from '#core/exercises/grammar-skills.ts'
import { makeExercise } from '#core/exercises/make-exercise.ts'
import { engineOf } from './answer-words.ts'

const exerciseRequest = z.object({
  kind: z.enum(GRAMMAR_EXERCISE_KINDS),
  seed: z.int().min(0),
  level: z.enum(EXERCISE_LEVELS).default('A1'),
  skill: z.enum(GRAMMAR_SKILLS).optional(),
  root: z.string().optional(),
})

const banks = new WeakMap<LanguageContent, ExerciseBank>()

/** Finds the words that exercises of a language are made of, once a language. */
function bankOf(content: LanguageContent): ExerciseBank {
  if (content.exercises === null) throw new Error(`There are no exercises for '${content.code}' yet.`)
  const bank = banks.get(content) ?? createExerciseBank(engineOf(content), content.exercises)
  banks.set(content, bank)
  return bank
}

/**
 * One exercise of a kind and seed, with `skill` or `root` one that exercises it; asked again, the same one. Throws an
 * error where there is none.
 */
export function answerExercise(request: unknown, content: LanguageContent): Exercise {
  const { kind, seed, level, skill, root } = exerciseRequest.parse(request)
  return makeExercise(kind, seed, bankOf(content), {
    level,
    accept: ({ roots, skills }) =>
      (skill === undefined || skills.includes(skill)) && (root === undefined || roots.includes(root)),
  })
}
