import { z } from 'zod'
import { DIFFICULTIES, MODULE_GRADES } from '#core/curriculum/curriculum.ts'
import { REVIEW_STATES } from '#core/learning/learning-item.ts'

const text = z.string().trim().min(1)

/** Text in every language of the interface. */
const inEveryLanguage = z.strictObject({ en: text, xh: text, af: text })

/**
 * Word of a module. A root alone has the lexicon's form and meaning. `target` and `english` replace them; a phrase has
 * no root.
 */
const wordSchema = z.union([
  z.strictObject({ root: text, target: text.optional(), english: text.optional() }),
  z.strictObject({ target: text, english: text }),
])

const sentenceSchema = z.strictObject({
  target: text,
  english: text,
  also: z.array(text).default([]),
  alsoEnglish: z.array(text).default([]),
})

/** `content/curriculum/<language>/<phase>/<subject>/<n>.json`: a module. Its id comes from its place. */
export const moduleSchema = z.strictObject({
  grade: z.enum(MODULE_GRADES),
  difficulty: z.enum(DIFFICULTIES),
  minutes: z.int().min(10).max(15),
  title: inEveryLanguage,
  /** Ability after the module: a sentence that begins with a verb. */
  goal: inEveryLanguage,
  words: z.array(wordSchema).min(8).max(12),
  sentences: z.array(sentenceSchema).min(5).max(8),
  /** Names of people and places in the sentences, without prefix. */
  names: z.array(text).default([]),
  sources: z.array(text).min(1),
  review: z.enum(REVIEW_STATES),
})

export type ModuleEntry = z.infer<typeof moduleSchema>
