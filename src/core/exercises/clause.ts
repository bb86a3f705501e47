import type { BankFrame, ExerciseBank, NounForm, SentenceEnding } from '#core/exercises/exercise-bank.ts'
import {
  definite,
  englishSentence,
  indefinite,
  pronounSubject,
  capitalise,
  type EnglishSubject,
} from '#core/exercises/english-phrases.ts'
import type { ExerciseTense, GrammarSkill } from '#core/exercises/grammar-skills.ts'
import { conjugateVerb } from '#core/grammar/conjugate-verb.ts'
import { makeVocative } from '#core/grammar/inflect-noun.ts'
import { isNounClass, type Agreement } from '#core/grammar/noun-classes.ts'
import type { NguniGrammar } from '#core/grammar/nguni-grammar.ts'

/** Short sentence as data: subject, verb, object, and when or where. */
export type Clause = {
  /** Agreement of the verb; the noun's class if there is a noun. */
  subject: Agreement
  noun: NounForm | null
  frame: BankFrame
  object: NounForm | null
  /** The object is known, and the verb has its concord: `bayasitya isonka`, they are eating the bread. */
  objectConcord: boolean
  tense: ExerciseTense
  negative: boolean
  ending: SentenceEnding | null
}

/** A clause in words: the best sentence and the others that are as right. */
export type WrittenClause = { target: string; also: readonly string[] }

/** Fields for an object concord without a noun. */
type VerbParts = Pick<Clause, 'subject' | 'frame' | 'tense' | 'negative'> & { object: Agreement | null }

/** Returns the forms of a verb, best first, before other words or at the end of the sentence. */
function verbForms(
  { subject, frame, tense, negative, object }: VerbParts,
  isLast: boolean,
  grammar: NguniGrammar,
): string[] {
  const hasLength = !negative && (tense === 'present' || tense === 'recent-past')
  const { forms } = conjugateVerb(
    {
      verb: frame.verb.lemma,
      tense,
      polarity: negative ? 'negative' : 'positive',
      subject,
      mood: 'indicative',
      ...(object !== null && { object }),
      ...(hasLength && { verbForm: isLast ? ('long' as const) : ('short' as const) }),
    },
    grammar,
  )
  return forms
}

/**
 * Writes an object. After a negative verb an indefinite noun loses its initial vowel (`abatyi nyama`), though many
 * speakers keep it.
 */
function objectWords({ object, objectConcord, negative }: Clause): string[] {
  if (object === null) return []
  return negative && !objectConcord ? [makeVocative(object.word, object.nounClass), object.word] : [object.word]
}

function verbsOf(clause: Clause, grammar: NguniGrammar): string[] {
  const { object, objectConcord, ending } = clause
  const parts = { ...clause, object: objectConcord && object ? object.nounClass : null }
  const bareObject = object !== null && !objectConcord
  if (bareObject || (ending === null && object === null)) return verbForms(parts, !bareObject, grammar)
  if (object !== null) return verbForms(parts, true, grammar)
  return [...verbForms(parts, false, grammar), ...verbForms(parts, true, grammar)]
}

const MOST_VARIANTS = 24

/** Writes a clause in the language learnt. */
export function writeClause(clause: Clause, { engine: { grammar } }: ExerciseBank): WrittenClause {
  const places = [
    clause.noun ? [clause.noun.word] : [],
    verbsOf(clause, grammar),
    objectWords(clause),
    clause.ending?.words ?? [],
  ]
  const choices = places.filter((words) => words.length > 0)
  const sentences = choices.reduce<string[]>(
    (begun, words) => words.flatMap((word) => begun.map((text) => (text === '' ? word : `${text} ${word}`))),
    [''],
  )
  const [target = '', ...also] = [...new Set(sentences.map((text) => `${capitalise(text)}.`))].slice(0, MOST_VARIANTS)
  return { target, also }
}

const subjectInEnglish = ({ noun, subject }: Clause): EnglishSubject =>
  noun ? { text: definite(noun), number: noun.number } : pronounSubject(subject)

/** Translates a clause into English. */
export function translateClause(clause: Clause): string {
  const { frame, tense, negative, object, objectConcord, ending } = clause
  const what = object ? [objectConcord ? definite(object) : indefinite(object)] : []
  const rest = [...what, ...(ending ? [ending.english] : []), ...(tense === 'remote-past' ? ['(long ago)'] : [])]
  return englishSentence({ subject: subjectInEnglish(clause), forms: frame.english, tense, negative, rest })
}

/** Ids of the roots of a clause. */
export const clauseRoots = ({ noun, frame, object, ending }: Clause): string[] => [
  ...new Set([noun?.root, frame.verb, object?.root, ending?.root].flatMap((root) => (root ? [root.id] : []))),
]

/** Lists the grammar skills that a clause exercises. */
export function clauseSkills({ subject, object, objectConcord, tense, negative, ending }: Clause): GrammarSkill[] {
  const ofObject: GrammarSkill[] =
    object === null ? [] : objectConcord ? [`object-concord.${object.nounClass}`] : ['sentence.object']
  return [
    `subject-concord.${subject}`,
    negative ? `negative.${tense}` : `tense.${tense}`,
    ...ofObject,
    ...(ending ? [ending.skill] : []),
  ]
}

/** Tells whether u- at the beginning can be “you” as well as “he” or “she”. */
export const isAmbiguous = ({ noun, subject, negative }: Clause): boolean =>
  noun === null && !negative && (subject === '2ps' || subject === '1')

/** Tells whether the subject is a person, not an animal or a thing. */
export const isDoneByPerson = ({ noun, subject }: Clause): boolean =>
  noun ? noun.root.semanticClass === 'person' : !isNounClass(subject) || subject === '1' || subject === '2'
