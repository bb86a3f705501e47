import { conjugateVerb } from '#core/grammar/conjugate-verb.ts'
import type { LanguageEngine } from '#core/grammar/language-engine.ts'
import type { NguniGrammar } from '#core/grammar/nguni-grammar.ts'
import { NOUN_CLASSES, PERSONS, agreementClass, type Agreement } from '#core/grammar/noun-classes.ts'
import type { VerbRequest } from '#core/grammar/verb-request.ts'
import { plainWord, type LexiconRoot } from '#core/grammar/word-lexicon.ts'
import { searchDictionary } from './dictionary-state.ts'
import { listVerbPieces, type Piece } from './word-pieces.ts'

/** The tenses and moods of the table, each with what it asks the grammar for. */
const REQUESTS = {
  'present': {},
  'recent-past': { tense: 'recent-past' },
  'remote-past': { tense: 'remote-past' },
  'future': { tense: 'future' },
  'can': { tense: 'potential' },
  'was-doing': { tense: 'recent-past', aspect: 'continuous' },
  'used-to': { tense: 'remote-past', aspect: 'continuous' },
  'already': { aspect: 'exclusive' },
  'still': { aspect: 'progressive' },
  'let': { mood: 'subjunctive' },
  'while': { mood: 'participial' },
  'who': { mood: 'relative' },
} as const satisfies Record<string, Partial<VerbRequest>>

export type VerbTense = keyof typeof REQUESTS

export const TENSES = Object.keys(REQUESTS) as readonly VerbTense[]

/** All that can do something: the persons, and one class of those that agree alike. */
export const SUBJECTS: readonly Agreement[] = [...PERSONS, ...NOUN_CLASSES.filter((nounClass) => agreementClass(nounClass) === nounClass)]

/** What the page shows; it is all in the address. Either one tense of every subject, or every tense of one subject. */
export type Conjugation = { verb: string; tense: VerbTense; subject: Agreement; by: 'tense' | 'subject' }

const FIRST_VERB = 'ukufunda'

/** Reads the address's query: `?verb=hamba&tense=future` or `?verb=hamba&who=1ps`. What it doesn't know is the first of all. */
export function readConjugation(search: string): Conjugation {
  const parameters = new URLSearchParams(search)
  const who = SUBJECTS.find((subject) => subject === parameters.get('who'))
  return {
    verb: parameters.get('verb') ?? FIRST_VERB,
    tense: TENSES.find((tense) => tense === parameters.get('tense')) ?? 'present',
    subject: who ?? '1ps',
    by: who === undefined ? 'tense' : 'subject',
  }
}

/** The address's query for what is shown. */
export const writeConjugation = ({ verb, tense, subject, by }: Conjugation): string =>
  `?${new URLSearchParams({ verb, ...(by === 'tense' ? { tense } : { who: subject }) }).toString()}`

/** The verb that is meant: of the lexicon, or one that is only shaped like a verb. */
export type MeantVerb = { verb: string; root: LexiconRoot | null }

/** Whether a root is the verb as it is written, with or without uku-: `funda`, `ukwenza`, `enza`. */
const isWritten = (root: LexiconRoot, word: string): boolean => root.lemma === word || (word.startsWith(root.root) && root.lemma.endsWith(word) && word.length - root.root.length < 2)

/** Syllables that end in vowels, the last of them in -a. */
const VERB_SHAPE = /^(?:[bcdfghjklmnpqrstvwxyz]*[aeiou])*[bcdfghjklmnpqrstvwxyz]+a$/

/**
 * The verb that somebody wrote: a verb of the lexicon, as a verb, in any form or by its meaning; otherwise what is shaped like a verb is taken for
 * one. Null for anything else.
 */
export function findVerb(text: string, engine: LanguageEngine): MeantVerb | null {
  const word = plainWord(text.trim())
  if (word === '') return null
  const written = engine.lexicon.roots.find((root) => root.partOfSpeech === 'verb' && isWritten(root, word))
  const meant = written ?? searchDictionary(text, engine).find(({ root, whole }) => whole && root.partOfSpeech === 'verb')?.root
  if (meant) return { verb: meant.lemma, root: meant }
  return VERB_SHAPE.test(word) ? { verb: word.replace(/^uku/, ''), root: null } : null
}

const MOST_SUGGESTIONS = 8

/** Verbs that what was written may become, without the one that is shown. */
export const suggestVerbs = (text: string, shown: MeantVerb | null, engine: LanguageEngine): LexiconRoot[] =>
  searchDictionary(text, engine).flatMap(({ root }) => (root.partOfSpeech === 'verb' && root !== shown?.root ? [root] : [])).slice(0, MOST_SUGGESTIONS)

/** One form with what its words are made of, and others that are as right. */
export type VerbForm = { form: string; words: readonly (readonly Piece[])[]; also: readonly string[] }

function makeForm(request: VerbRequest, grammar: NguniGrammar): VerbForm {
  const { forms: [form = '', ...also], morphemes } = conjugateVerb(request, grammar)
  return { form, words: listVerbPieces(morphemes), also }
}

/** A row of the table: a subject or a tense, as it is and as it is not. */
export type VerbRow = { tense: VerbTense; subject: Agreement; positive: VerbForm; negative: VerbForm }

const makeRow = (verb: string, tense: VerbTense, subject: Agreement, grammar: NguniGrammar): VerbRow => {
  const request = { verb, subject, tense: 'present', mood: 'indicative', ...REQUESTS[tense] } as const
  return { tense, subject, positive: makeForm({ ...request, polarity: 'positive' }, grammar), negative: makeForm({ ...request, polarity: 'negative' }, grammar) }
}

/** The table: every subject in one tense, or every tense of one subject. */
export const makeRows = (verb: string, { by, tense, subject }: Conjugation, grammar: NguniGrammar): VerbRow[] =>
  by === 'tense' ? SUBJECTS.map((each) => makeRow(verb, tense, each, grammar)) : TENSES.map((each) => makeRow(verb, each, subject, grammar))

/** The forms that nobody in particular does: the infinitive and the commands, each as it is and as it is not. */
export const COMMANDS = ['infinitive', 'imperative', 'imperativeMany'] as const

export function makeCommands(verb: string, grammar: NguniGrammar): { name: (typeof COMMANDS)[number]; positive: VerbForm; negative: VerbForm }[] {
  return COMMANDS.map((name) => {
    const request = { verb, tense: 'present', mood: name === 'infinitive' ? 'infinitive' : 'imperative', subject: name === 'imperativeMany' ? '2pp' : '2ps' } as const
    return { name, positive: makeForm({ ...request, polarity: 'positive' }, grammar), negative: makeForm({ ...request, polarity: 'negative' }, grammar) }
  })
}
