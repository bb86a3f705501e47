import { adjectiveForm, relativeForm, whichForm } from '#core/grammar/agree.ts'
import { conjugateVerb } from '#core/grammar/conjugate-verb.ts'
import { locateNoun } from '#core/grammar/locate-noun.ts'
import { plainWord, type LexiconRoot } from '#core/grammar/word-lexicon.ts'
import { NOUN_CLASSES, PLURAL_CLASS, type NounClass } from '#core/grammar/noun-classes.ts'
import type { NguniGrammar } from '#core/grammar/nguni-grammar.ts'
import { writtenVerb } from '#core/grammar/verb-irregular.ts'
import type { VerbRequest } from '#core/grammar/verb-request.ts'
import { listVerbPieces, type Piece } from './word-pieces.ts'

/** The forms by which a verb is known. */
const PRINCIPAL_FORMS = [
  ['infinitive', { mood: 'infinitive' }],
  ['present', {}],
  ['presentNegative', { polarity: 'negative' }],
  ['recentPast', { tense: 'recent-past' }],
  ['remotePast', { tense: 'remote-past' }],
  ['future', { tense: 'future' }],
  ['subjunctive', { mood: 'subjunctive' }],
  ['imperative', { mood: 'imperative', subject: '2ps' }],
  ['imperativeMany', { mood: 'imperative', subject: '2pp' }],
] as const satisfies readonly (readonly [name: string, request: Partial<VerbRequest>])[]

/** One principal form: the form itself and what each of its words is made of. */
type PrincipalForm = { name: (typeof PRINCIPAL_FORMS)[number][0]; form: string; words: readonly (readonly Piece[])[] }

/** Forms of an entry beyond its meanings. */
type EntryForms =
  | {
      kind: 'noun'
      nounClass: NounClass
      plural: string | null
      pluralClass: NounClass | null
      locative: string | null
    }
  | { kind: 'verb'; forms: readonly PrincipalForm[] }
  | { kind: 'describing'; forms: readonly { nounClass: NounClass; form: string }[] }
  | { kind: 'other' }

/** Lists the principal forms of a verb, with class 1 as the one who does it. */
function listPrincipalForms(verb: string, grammar: NguniGrammar): PrincipalForm[] {
  return PRINCIPAL_FORMS.map(([name, request]) => {
    const { forms, morphemes } = conjugateVerb(
      { verb, tense: 'present', polarity: 'positive', mood: 'indicative', subject: '1', verbForm: 'long', ...request },
      grammar,
    )
    return { name, form: forms[0] ?? '', words: listVerbPieces(morphemes) }
  })
}

/** Returns the class of a plural: `amehlo` of iliso is 6, as the prefix says, whatever its singular. */
export function classOfPlural(plural: string, nounClass: NounClass): NounClass | null {
  const word = plainWord(plural)
  const seen = (
    [
      ['aba', '2'],
      ['abe', '2'],
      ['ama', '6'],
      ['ame', '6'],
      ['amo', '6'],
      ['oo', '2a'],
      ['imi', '4'],
    ] as const
  ).find(([prefix]) => word.startsWith(prefix))
  return seen?.[1] ?? PLURAL_CLASS[nounClass] ?? null
}

/** Classes that a describing word is shown with: those that agree alike are shown once, and places not at all. */
const SHOWN_CLASSES = NOUN_CLASSES.filter((nounClass) => !['1a', '2a', '16', '17'].includes(nounClass))

/** Classes that can be counted with two and more. */
const PLURAL_CLASSES = SHOWN_CLASSES.filter((nounClass) => ['2', '4', '6', '8', '10'].includes(nounClass))

/** Stems of questions and of following words; they don't stand before a noun as the others do. */
const NOT_BEFORE_NOUNS: ReadonlySet<string> = new Set(['ngaphi', 'njani', 'ngakanani', 'ngaka', 'nje', 'njalo'])

/** Makes a describing stem agree with a class; null if it is none, or doesn't agree. */
function describingForms(
  { partOfSpeech, lemma, root }: LexiconRoot,
  grammar: NguniGrammar,
): { nounClass: NounClass; form: string }[] | null {
  const ofClasses = (
    classes: readonly NounClass[],
    make: (nounClass: NounClass) => string,
  ): { nounClass: NounClass; form: string }[] => classes.map((nounClass) => ({ nounClass, form: make(nounClass) }))
  if (!lemma.startsWith('-') || NOT_BEFORE_NOUNS.has(root)) return null
  if (root === 'phi') return ofClasses(SHOWN_CLASSES, (nounClass) => whichForm(nounClass, grammar))
  if (partOfSpeech === 'adjective')
    return ofClasses(SHOWN_CLASSES, (nounClass) => adjectiveForm(root, nounClass, grammar))
  if (partOfSpeech === 'numeral')
    return ofClasses(root === 'nye' ? SHOWN_CLASSES : PLURAL_CLASSES, (nounClass) =>
      adjectiveForm(root, nounClass, grammar),
    )
  return partOfSpeech === 'relative'
    ? ofClasses(SHOWN_CLASSES, (nounClass) => relativeForm(root, nounClass, grammar))
    : null
}

/** Describes an entry beyond its meanings, by the grammar. */
export function describeEntry(root: LexiconRoot, grammar: NguniGrammar): EntryForms {
  const { partOfSpeech, nounClass } = root
  if (partOfSpeech === 'noun' && nounClass !== undefined) {
    const plural = root.plural ?? null
    return {
      kind: 'noun',
      nounClass,
      plural,
      pluralClass: plural === null ? null : classOfPlural(plural, nounClass),
      locative: locateNoun(root.lemma, nounClass, grammar, root.locative)[0] ?? null,
    }
  }
  if (partOfSpeech === 'verb') return { kind: 'verb', forms: listPrincipalForms(writtenVerb(root), grammar) }
  const forms = describingForms(root, grammar)
  return forms === null ? { kind: 'other' } : { kind: 'describing', forms }
}
