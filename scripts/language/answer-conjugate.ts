import { z } from 'zod'
import { conjugateVerb } from '#core/grammar/conjugate-verb.ts'
import { XHOSA_GRAMMAR, ZULU_GRAMMAR, type NguniGrammar } from '#core/grammar/nguni-grammar.ts'
import { NOUN_CLASSES, PERSONS } from '#core/grammar/noun-classes.ts'
import { conjugateCell } from '#core/grammar/unimorph-cell.ts'
import {
  POLARITIES,
  VERB_ASPECTS,
  VERB_EXTENSIONS,
  VERB_FORMS,
  VERB_MOODS,
  VERB_QUESTIONS,
  VERB_TENSES,
  type VerbRequest,
} from '#core/grammar/verb-request.ts'

const verb = z.string().trim().min(1)
const agreement = z.enum([...PERSONS, ...NOUN_CLASSES])
const cellRequest = z.object({
  verb,
  cell: z.string().regex(/^V;/, 'is the cell of a verb in the terms of UniMorph: V;1;PL;PRS'),
})
const verbRequest = z.object({
  verb,
  tense: z.enum(VERB_TENSES).default('present'),
  polarity: z.enum(POLARITIES).default('positive'),
  subject: agreement.optional(),
  object: z.enum([...agreement.options, 'reflexive']).nullish(),
  mood: z.enum(VERB_MOODS).default('indicative'),
  aspect: z.enum(VERB_ASPECTS).default('simple'),
  verbForm: z.enum(VERB_FORMS).nullish(),
  extensions: z.array(z.enum(VERB_EXTENSIONS)).default([]),
  reduplicated: z.boolean().default(false),
  question: z.enum(VERB_QUESTIONS).nullish(),
})

const GRAMMARS: Readonly<Record<string, NguniGrammar | undefined>> = { xh: XHOSA_GRAMMAR, zu: ZULU_GRAMMAR }

/** Reads a request; the defaults are simple positive present, first person, and second person for the imperative. */
function readRequest(request: unknown): VerbRequest {
  const { subject, object, verbForm, question, ...rest } = verbRequest.parse(request)
  const person = subject ?? (rest.mood === 'imperative' ? '2ps' : '1ps')
  return {
    ...rest,
    subject: person,
    ...(object && { object }),
    ...(verbForm && { verbForm }),
    ...(question && { question }),
  }
}

/**
 * Answers the forms of a verb, best first, in the engine's terms or in a cell of UniMorph's. Throws an error where the language
 * has no grammar yet.
 */
export function answerConjugate(request: unknown, code: string): { forms: string[] } {
  const grammar = GRAMMARS[code]
  if (grammar === undefined) throw new Error(`There are no verbs for '${code}' yet.`)
  if (typeof request === 'object' && request !== null && 'cell' in request) {
    const { verb: cellVerb, cell } = cellRequest.parse(request)
    return { forms: conjugateCell(cellVerb, cell, grammar).forms }
  }
  return { forms: conjugateVerb(readRequest(request), grammar).forms }
}
