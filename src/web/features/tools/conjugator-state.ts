import { conjugateVerb } from '#core/grammar/conjugate-verb.ts'
import type { LanguageEngine } from '#core/grammar/language-engine.ts'
import type { NguniGrammar } from '#core/grammar/nguni-grammar.ts'
import { NOUN_CLASSES, PERSONS, agreementClass, type Agreement } from '#core/grammar/noun-classes.ts'
import { writtenVerb } from '#core/grammar/verb-irregular.ts'
import type { VerbRequest } from '#core/grammar/verb-request.ts'
import { plainWord, type LexiconRoot } from '#core/grammar/word-lexicon.ts'
import { searchDictionary } from './dictionary-state.ts'
import { listVerbPieces, type Piece } from './word-pieces.ts'

/** The tenses and moods of the table, each with what it asks the grammar for. */
const REQUESTS = {
  present: {},
  'recent-past': { tense: 'recent-past' },
  'remote-past': { tense: 'remote-past' },
  future: { tense: 'future' },
  can: { tense: 'potential' },
  'was-doing': { tense: 'recent-past', aspect: 'continuous' },
  'used-to': { tense: 'remote-past', aspect: 'continuous' },
  already: { aspect: 'exclusive' },
  still: { aspect: 'progressive' },
  let: { mood: 'subjunctive' },
  while: { mood: 'participial' },
  who: { mood: 'relative' },
} as const satisfies Record<string, Partial<VerbRequest>>

export type VerbTense = keyof typeof REQUESTS

export const TENSES = Object.keys(REQUESTS) as readonly VerbTense[]

/** All that can do something: the persons, and one class of those that agree alike. */
export const SUBJECTS: readonly Agreement[] = [
  ...PERSONS,
  ...NOUN_CLASSES.filter((nounClass) => agreementClass(nounClass) === nounClass),
]

/** Shown part of the page, all in the address: one tense of every subject, or every tense of one subject. */
export type Conjugation = {
  verb: string
  tense: VerbTense
  subject: Agreement
  by: 'tense' | 'subject'
  voice: Voice | null
}

/** Voices of the verb, active or passive: `uyabona`, `uyabonwa`. Null leaves the choice to the written form. */
export const VOICES = ['active', 'passive'] as const

export type Voice = (typeof VOICES)[number]

const FIRST_VERB = 'ukufunda'

/**
 * Reads the address's query: `?verb=hamba&tense=future` or `?verb=hamba&who=1ps`. Unknown values get the first choice.
 */
export function readConjugation(search: string): Conjugation {
  const parameters = new URLSearchParams(search)
  const who = SUBJECTS.find((subject) => subject === parameters.get('who'))
  return {
    verb: parameters.get('verb') ?? FIRST_VERB,
    tense: TENSES.find((tense) => tense === parameters.get('tense')) ?? 'present',
    subject: who ?? '1ps',
    by: who === undefined ? 'tense' : 'subject',
    voice: VOICES.find((voice) => voice === parameters.get('voice')) ?? null,
  }
}

/** Writes the address's query for what is shown. */
export const writeConjugation = ({ verb, tense, subject, by, voice }: Conjugation): string =>
  `?${new URLSearchParams({ verb, ...(by === 'tense' ? { tense } : { who: subject }), ...(voice === null ? {} : { voice }) }).toString()}`

/** The verb that is meant: of the lexicon, or one that is only shaped like a verb. */
export type MeantVerb = { verb: string; root: LexiconRoot | null; voice: Voice }

/**
 * Tells whether a root is the written verb, with or without uku-: `funda`, `ukwenza`, `enza`. Between twins, ukuba is
 * to be, and iba to steal.
 */
const isWritten = (root: LexiconRoot, word: string): boolean =>
  writtenVerb(root) !== root.lemma
    ? writtenVerb(root) === word
    : root.lemma === word ||
      (word.startsWith(root.root) && root.lemma.endsWith(word) && word.length - root.root.length < 2)

/** Syllables that end in vowels, the last of them in -a. */
const VERB_SHAPE = /^(?:[bcdfghjklmnpqrstvwxyz]*[aeiou])*[bcdfghjklmnpqrstvwxyz]+a$/

/**
 * Finds the written verb: one of the lexicon in any form or by its meaning, else any verb-shaped word. Null for
 * anything else.
 */
export function findVerb(text: string, engine: LanguageEngine): MeantVerb | null {
  const word = plainWord(text.trim())
  if (word === '') return null
  const written = engine.lexicon.roots.find((root) => root.partOfSpeech === 'verb' && isWritten(root, word))
  if (written) return { verb: writtenVerb(written), root: written, voice: 'active' }
  const found = searchDictionary(text, engine).find(({ root, whole }) => whole && root.partOfSpeech === 'verb')
  if (found)
    return {
      verb: writtenVerb(found.root),
      root: found.root,
      voice: found.form?.some(([, tag]) => tag === 'PassExt') ? 'passive' : 'active',
    }
  return VERB_SHAPE.test(word) ? { verb: word.replace(/^uku/, ''), root: null, voice: 'active' } : null
}

const MOST_SUGGESTIONS = 8

/** Verbs that what was written may become, without the one that is shown. */
export const suggestVerbs = (text: string, shown: MeantVerb | null, engine: LanguageEngine): LexiconRoot[] =>
  searchDictionary(text, engine)
    .flatMap(({ root }) => (root.partOfSpeech === 'verb' && root !== shown?.root ? [root] : []))
    .slice(0, MOST_SUGGESTIONS)

/** Verb form with its morphemes, the form before another word, and equally right variants. */
export type VerbForm = {
  form: string
  words: readonly (readonly Piece[])[]
  short: string | null
  also: readonly string[]
}

function makeForm(request: VerbRequest, grammar: NguniGrammar): VerbForm {
  const {
    forms: [form = '', ...others],
    morphemes,
  } = conjugateVerb(request, grammar)
  const long = conjugateVerb({ ...request, verbForm: 'long' }, grammar).forms
  const shorter = request.polarity === 'positive' ? conjugateVerb({ ...request, verbForm: 'short' }, grammar).forms : []
  const [short = null] = shorter.filter((each) => others.includes(each) && !long.includes(each))
  return { form, words: listVerbPieces(morphemes), short, also: others.filter((each) => each !== short) }
}

/** A row of the table: a subject or a tense, as it is and as it is not. */
export type VerbRow = { tense: VerbTense; subject: Agreement; positive: VerbForm; negative: VerbForm }

const extensionsOf = (voice: Voice): Pick<VerbRequest, 'extensions'> =>
  voice === 'passive' ? { extensions: ['passive'] } : {}

const makeRow = (verb: string, tense: VerbTense, subject: Agreement, voice: Voice, grammar: NguniGrammar): VerbRow => {
  const request = {
    verb,
    subject,
    tense: 'present',
    mood: 'indicative',
    ...REQUESTS[tense],
    ...extensionsOf(voice),
  } as const
  return {
    tense,
    subject,
    positive: makeForm({ ...request, polarity: 'positive' }, grammar),
    negative: makeForm({ ...request, polarity: 'negative' }, grammar),
  }
}

/** Makes the table: every subject in one tense, or every tense of one subject. */
export const makeRows = (
  { verb, voice }: Pick<MeantVerb, 'verb' | 'voice'>,
  { by, tense, subject }: Conjugation,
  grammar: NguniGrammar,
): VerbRow[] =>
  by === 'tense'
    ? SUBJECTS.map((each) => makeRow(verb, tense, each, voice, grammar))
    : TENSES.map((each) => makeRow(verb, each, subject, voice, grammar))

/** Returns the verb's name in a voice: ukubona, ukubonwa. */
export const nameVerb = ({ verb, voice }: Pick<MeantVerb, 'verb' | 'voice'>, grammar: NguniGrammar): string =>
  conjugateVerb(
    { verb, tense: 'present', mood: 'infinitive', polarity: 'positive', subject: '1', ...extensionsOf(voice) },
    grammar,
  ).forms[0] ?? verb

/** Forms without a subject: the infinitive and the commands, each positive and negative. */
export const COMMANDS = ['infinitive', 'imperative', 'imperativeMany'] as const

export function makeCommands(
  verb: string,
  grammar: NguniGrammar,
): { name: (typeof COMMANDS)[number]; positive: VerbForm; negative: VerbForm }[] {
  return COMMANDS.map((name) => {
    const request = {
      verb,
      tense: 'present',
      mood: name === 'infinitive' ? 'infinitive' : 'imperative',
      subject: name === 'imperativeMany' ? '2pp' : '2ps',
    } as const
    return {
      name,
      positive: makeForm({ ...request, polarity: 'positive' }, grammar),
      negative: makeForm({ ...request, polarity: 'negative' }, grammar),
    }
  })
}
