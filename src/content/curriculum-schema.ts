import { z } from 'zod'
import { DIFFICULTIES, MODULE_GRADES } from '#core/curriculum/curriculum.ts'
import { LANGUAGE_LEVELS, SCHOOL_TERMS, TOPIC_KINDS } from '#core/curriculum/language-curriculum.ts'
import { REVIEW_STATES } from '#core/learning/learning-item.ts'
import { GRADES } from '#core/people/grades.ts'

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

const topicSchema = z.strictObject({
  id: z.string().regex(/^[a-z][a-z0-9-]*$/),
  kind: z.enum(TOPIC_KINDS),
  name: inEveryLanguage,
  units: z.array(text),
  skills: z.array(text),
  modules: z.array(text),
})

/** `content/curriculum/language/<language>.json`: the language curriculum of schools, and the content that covers it. */
export const languageCurriculumSchema = z.strictObject({
  sources: z.array(text).min(1),
  review: z.enum(REVIEW_STATES),
  topics: z.array(topicSchema).min(1),
  terms: z.array(
    z.strictObject({
      level: z.enum(LANGUAGE_LEVELS),
      grade: z.enum(GRADES),
      term: z.literal(SCHOOL_TERMS),
      topics: z.array(text).min(1),
    }),
  ),
})

export type LanguageCurriculumEntry = z.infer<typeof languageCurriculumSchema>
