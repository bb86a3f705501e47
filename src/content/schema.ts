import { z } from 'zod'
import { LANGUAGE_ABILITIES } from '#core/languages/language-abilities.ts'
import { MEANING_LANGUAGES } from '#core/languages/meaning-languages.ts'
import { LEARNING_LANGUAGE_CODES, type LearningLanguage } from '#core/languages/learning-languages.ts'
import { NOUN_CLASSES } from '#core/grammar/noun-classes.ts'
import { SEMANTIC_CLASSES } from '#core/grammar/semantic-classes.ts'
import { REVIEW_STATES } from '#core/learning/learning-item.ts'
import { SECTIONS } from '#core/sections/sections.ts'

/** Stable ids: lower-case words with hyphens, parts joined by dots (`noun.child`, `vocabulary.family.child`). */
const stableId = z.string().regex(/^[a-z][a-z0-9-]*(\.[a-z0-9][a-z0-9-]*)+$/)
const text = z.string().trim().min(1)

/** Parts of speech of the lexicon, by their standard names. */
const PARTS_OF_SPEECH = [
  'noun',
  'verb',
  'adjective',
  'relative',
  'numeral',
  'quantifier',
  'pronoun',
  'demonstrative',
  'adverb',
  'conjunction',
  'interjection',
  'ideophone',
  'particle',
  'phrase',
] as const

/** A work that facts were learnt from. Sentences are our own. */
export const sourceSchema = z.strictObject({
  id: z.string().regex(/^[a-z][a-z0-9-]*$/),
  title: text,
  author: text,
  licence: text,
  usedFor: text,
})

export const languageSchema = z.strictObject({
  code: z.enum(LEARNING_LANGUAGE_CODES as [LearningLanguage, ...LearningLanguage[]]),
  name: text,
  family: text,
  /** Parts of the product that the language's content fills. */
  has: z.array(z.enum(LANGUAGE_ABILITIES)),
  /** Languages in which the lexicon's meanings are written. */
  meanings: z.array(z.enum(MEANING_LANGUAGES)),
  /** Names of the product's sections in the language. */
  sectionNames: z.record(z.enum(SECTIONS), text),
})

/** A root of the lexicon: what is scheduled, analysed and explained. Meanings are in `glosses/`. */
export const lexemeSchema = z
  .strictObject({
    /** `<part of speech>.<English slug>`, never the word itself. */
    id: stableId,
    partOfSpeech: z.enum(PARTS_OF_SPEECH),
    /** Form that heads a dictionary entry: nouns with their prefix, verbs as the infinitive (`ukufunda`). */
    lemma: text,
    /** Root without prefixes and endings: `ntwana`, `fund`. */
    root: text,
    nounClass: z.enum(NOUN_CLASSES).optional(),
    /** The whole plural form; left out where there is none. */
    plural: text.optional(),
    /** The locative where the rule e-…-ini doesn't give it: `esibhedlele`. */
    locative: text.optional(),
    /** Semantic class of the noun. */
    semanticClass: z.enum(SEMANTIC_CLASSES).optional(),
    /** Semantic classes of the verb's subject; a verb without them is in no exercise. */
    subjects: z.array(z.enum(SEMANTIC_CLASSES)).optional(),
    /** Semantic classes of the verb's object; missing if the verb takes none. */
    objects: z.array(z.enum(SEMANTIC_CLASSES)).optional(),
    sources: z.array(text).min(1),
    review: z.enum(REVIEW_STATES),
  })
  .refine((lexeme) => (lexeme.partOfSpeech === 'noun') === (lexeme.nounClass !== undefined), {
    error: 'a noun needs its class, and only a noun has one',
    path: ['nounClass'],
  })

/** Schema of an item of a page. Its meaning is in `glosses/<gloss language>/items/<section>.json` under the same id. */
export const itemSchema = z.strictObject({
  /** `<section>.<category>.<English slug>` */
  id: stableId,
  category: text,
  target: text,
  /** Written by `npm run pronounce` from the rule in core/pronunciation; checked to be what the rule gives. */
  pronunciation: text,
  example: text.optional(),
  /** Roots of the lexicon that the target is made of. */
  lexemes: z.array(stableId),
  /** Other answers that are as right. */
  also: z.array(text).default([]),
  nounClass: z.enum(NOUN_CLASSES).optional(),
  sources: z.array(text).min(1),
  review: z.enum(REVIEW_STATES),
})

/** An item's meaning in a gloss language. */
export const itemGlossSchema = z.strictObject({
  meaning: text,
  /** Translation of the item's example. */
  example: text.optional(),
  /** Culture: what it is; grammar: the rule in words. */
  description: text.optional(),
})

export const itemGlossesSchema = z.record(stableId, itemGlossSchema)

/** A root's senses in a gloss language, most usual first. */
export const lexemeGlossesSchema = z.record(stableId, z.array(text).min(1))

/** One noun class with its concords. Forms are written as they stand before a consonant (`u-`, `wa-` …). */
export const nounClassSchema = z.strictObject({
  nounClass: z.enum(NOUN_CLASSES),
  /** The class of the plural, where there is one. */
  plural: z.enum(NOUN_CLASSES).optional(),
  prefix: text,
  subjectConcord: text,
  objectConcord: text,
  possessiveConcord: text,
  adjectiveConcord: text,
  relativeConcord: text,
  /** Near the speaker, near the hearer, far from both. */
  demonstratives: z.tuple([text, text, text]),
  /** Form with -nke (all, every). */
  quantifier: text,
  sources: z.array(text).min(1),
  review: z.enum(REVIEW_STATES),
})

/** Stems that texts attest and the lexicon lacks, by their tag. Written by scripts/learn-attested-stems.ts. */
export const attestedStemsSchema = z.strictObject({ VRoot: z.array(text), NStem: z.array(text) })

/** Schema of a difference between our word and a comparison list's: the word, and why ours stands. */
export const differenceSchema = z.strictObject({ concept: text, ours: text, theirs: text, why: text })

export type Source = z.infer<typeof sourceSchema>
export type Lexeme = z.infer<typeof lexemeSchema>
export type Item = z.infer<typeof itemSchema>
export type ItemGloss = z.infer<typeof itemGlossSchema>
export type NounClassEntry = z.infer<typeof nounClassSchema>
