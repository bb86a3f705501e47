import { z } from 'zod'
import { EXERCISE_LEVELS } from '#core/exercises/exercise-kinds.ts'
import { EXERCISE_TENSES } from '#core/exercises/grammar-skills.ts'

const id = z.string().regex(/^[a-z][a-z0-9-]*(\.[a-z0-9][a-z0-9-]*)+$/)
const name = z.string().regex(/^[a-z][a-z0-9_-]*$/)
const text = z.string().trim().min(1)
const names = z.array(name).min(1)
const level = z.enum(EXERCISE_LEVELS)

/** `exercises.json`: which words make sense together in a sentence. */
export const sentenceDataSchema = z.strictObject({
  nouns: z.record(name, z.array(id).min(1)),
  frames: z.array(
    z.strictObject({
      id: name,
      verb: id,
      level,
      subjects: names,
      objects: names.optional(),
      objectNumber: z.enum(['singular', 'plural', 'same']).optional(),
      timeless: z.boolean().optional(),
      without: z.array(z.enum(EXERCISE_TENSES)).optional(),
    }),
  ),
  descriptions: z.array(z.strictObject({ id: name, root: id, level, nouns: names })),
  owners: names,
  owned: names,
  counted: names,
  times: z.partialRecord(z.enum(EXERCISE_TENSES), z.array(id)),
  places: z.array(z.strictObject({ noun: id, frames: names })),
})

/** `glosses/<gloss language>/exercises.json`: the same in English. */
export const exerciseGlossesSchema = z.strictObject({
  nouns: z.record(id, z.strictObject({ singular: text.optional(), plural: text.optional() })),
  frames: z.record(name, z.array(text).min(3).max(4)),
  descriptions: z.record(name, text),
  times: z.record(id, text),
  places: z.record(id, text),
})
