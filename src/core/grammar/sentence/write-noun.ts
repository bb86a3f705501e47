import {
  absolutePronoun,
  adjectiveForm,
  demonstrativeForm,
  locateDemonstrative,
  quantifierForm,
  relativeForm,
  whichForm,
} from '#core/grammar/agree.ts'
import { countThings } from '#core/grammar/count-things.ts'
import { orderThings } from '#core/grammar/ordinal-words.ts'
import { conjugateVerb } from '#core/grammar/conjugate-verb.ts'
import { locateNoun } from '#core/grammar/locate-noun.ts'
import {
  attachAdverbial,
  makeLocativePossessive,
  makePossessive,
  possessivePronoun,
} from '#core/grammar/inflect-noun.ts'
import type { NguniGrammar } from '#core/grammar/nguni-grammar.ts'
import { agreementClass, isPerson, type NounClass } from '#core/grammar/noun-classes.ts'
import { pluraliseNoun } from '#core/grammar/pluralise-noun.ts'
import type { LexiconRoot } from '#core/grammar/word-lexicon.ts'
import type { MeantTense, NounMeaning, RelativeMeaning, ThingMeaning } from '#core/grammar/sentence/meaning.ts'

/** Noun phrase in the language learnt: its noun, and the words before and after it. */
export type WrittenNoun = { noun: string; nounClass: NounClass; before: readonly string[]; after: readonly string[] }

/** Error for a meaning that grammar or lexicon can't express surely. */
export class CannotSay extends Error {
  readonly subject: string

  constructor(subject: string) {
    super(`cannot say: ${subject}`)
    this.subject = subject
  }
}

/** Returns the noun in the number that is meant. Throws where the lexicon has no plural. */
function numberOf(
  { root, plural }: Pick<NounMeaning, 'root' | 'plural'>,
  grammar: NguniGrammar,
): { noun: string; nounClass: NounClass } {
  const { lemma, nounClass } = root
  if (nounClass === undefined) throw new CannotSay(lemma)
  // What has no singular, or is said in the plural as in the singular, stays as it is: amanzi, iintloni.
  if (!plural || root.plural === undefined) return { noun: lemma, nounClass }
  const many = pluraliseNoun(lemma, grammar, { nounClass, knownPlural: root.plural })
  const [noun] = many.forms
  if (noun === undefined || many.nounClass === null) throw new CannotSay(lemma)
  return { noun, nounClass: many.nounClass }
}

/** Removes a noun's initial vowel, as after a demonstrative and in the negative: `nja`, `mntu`, `nkomo`. */
export const withoutInitialVowel = (noun: string): string => noun.replace(/^(?:ii|oo|[aeiou])-?/, '')

const qualityForm = (root: LexiconRoot, nounClass: NounClass, grammar: NguniGrammar): string =>
  root.partOfSpeech === 'adjective' || root.root === 'ngaphi'
    ? adjectiveForm(root.root, nounClass, grammar)
    : relativeForm(root.root, nounClass, grammar)

function ownerForm(owner: ThingMeaning, nounClass: NounClass, grammar: NguniGrammar): string {
  if (owner.kind === 'pronoun')
    return possessivePronoun(owner.agreement === 'it' ? '9' : owner.agreement, nounClass, grammar)
  const written = writeNoun(owner, grammar)
  if (written.before.length > 0) throw new CannotSay(owner.root.lemma)
  return [makePossessive(written.noun, written.nounClass, nounClass, grammar), ...written.after].join(' ')
}

const RELATIVE_TENSES: Readonly<Partial<Record<MeantTense, 'present' | 'recent-past' | 'future'>>> = {
  present: 'present',
  past: 'recent-past',
  future: 'future',
}

/** Writes a noun as a place, with its modifiers: `esikolweni sam`. */
export function writeLocative(meaning: NounMeaning, grammar: NguniGrammar): string {
  const written = writeNoun(meaning, grammar)
  const isSingular = written.noun === meaning.root.lemma
  const [before] = written.before
  // Kule ndlu, kwesi sikolo.
  if (before !== undefined && written.before.length === 1 && meaning.pointing !== undefined)
    return locateDemonstrative(joinNoun(written))
  if (before !== undefined) throw new CannotSay(meaning.root.lemma)
  const [place] = locateNoun(written.noun, written.nounClass, grammar, isSingular ? meaning.root.locative : undefined)
  if (place === undefined) throw new CannotSay(meaning.root.lemma)
  return joinNoun({ ...written, noun: place })
}

/** Verbs after which English has a place without saying so: go to, go back to. */
export const TAKES_PLACE: ReadonlySet<string> = new Set([
  'ukuza',
  'ukubuya',
  'ukufika',
  'ukuya',
  'ukubuyela',
  'ukuvela',
])

/**
 * Verbs whose present says the state: `ndiyagula`, `ndiyoyika`. Other verbs for "be" or "become" take their -ile form:
 * `ndilambile`.
 */
export const LASTING: ReadonlySet<string> = new Set([
  'ukubanda',
  'ukugula',
  'ukulumka',
  'ukoyika',
  'ukufana',
  'ukulingana',
  'ukufuneka',
  'ukubonakala',
  'ukuvakala',
  'ukufumaneka',
  'ukwanela',
  'ukubalela',
  'ukusibekela',
  'ukunqongophala',
  'ukugodola',
])

/**
 * Writes a relative of an object or place: `endiyifundileyo`, `endihlala kuyo`. Its subject stands before it, and the
 * concord of class 1 is a-.
 */
function writeDoneBy(
  { root, subject, where, tense: meant, negative, adverbs }: RelativeMeaning & { subject: ThingMeaning },
  nounClass: NounClass,
  grammar: NguniGrammar,
): string {
  const written = subject.kind === 'noun' ? writeNoun(subject, grammar) : null
  const agreement = agreementClass(
    subject.kind === 'pronoun' ? (subject.agreement === 'it' ? '9' : subject.agreement) : (written?.nounClass ?? '9'),
  )
  const tense = RELATIVE_TENSES[meant]
  if (tense === undefined || (!isPerson(agreement) && agreement !== '1' && agreement !== '2'))
    throw new CannotSay(root.lemma)
  const there = where ? `ku${absolutePronoun(nounClass, grammar).slice(0, -2)}` : null
  const [form] = conjugateVerb(
    {
      verb: where && root.lemma === 'ukuphila' ? 'ukuhlala' : root.lemma,
      mood: 'relative',
      tense,
      polarity: negative ? 'negative' : 'positive',
      subject: agreement,
      verbForm: there !== null || adverbs.length > 0 ? 'short' : 'long',
      ...(where ? {} : { object: agreementClass(nounClass) }),
    },
    grammar,
  ).forms
  if (form === undefined) throw new CannotSay(root.lemma)
  return [
    ...(written ? [joinNoun(written)] : []),
    agreement === '1' ? form.replace(/^o/, 'a') : form,
    ...(there === null ? [] : [there]),
    ...adverbs.map(({ lemma }) => lemma),
  ].join(' ')
}

/** Writes a relative of the subject: `otyayo`, `otya isonka`. */
function writeRelative(who: RelativeMeaning, nounClass: NounClass, grammar: NguniGrammar): string {
  const { subject } = who
  if (subject) return writeDoneBy({ ...who, subject }, nounClass, grammar)
  const tense =
    who.state && who.tense === 'present' && !LASTING.has(who.root.lemma) ? 'perfect' : RELATIVE_TENSES[who.tense]
  if (tense === undefined) throw new CannotSay(who.root.lemma)
  const { object } = who
  const rest = [
    ...(object?.kind === 'noun'
      ? [TAKES_PLACE.has(who.root.lemma) ? writeLocative(object, grammar) : joinNoun(writeNoun(object, grammar))]
      : []),
    ...(who.place ? [writeLocative(who.place, grammar)] : []),
    ...who.adverbs.map(({ lemma }) => lemma),
  ]
  const pronoun =
    object?.kind === 'pronoun' ? { object: object.agreement === 'it' ? ('9' as const) : object.agreement } : {}
  const { forms } = conjugateVerb(
    {
      verb: who.root.lemma === 'ukuphila' && rest.length > 0 ? 'ukuhlala' : who.root.lemma,
      mood: 'relative',
      tense,
      polarity: who.negative ? 'negative' : 'positive',
      subject: agreementClass(nounClass),
      verbForm: rest.length > 0 ? 'short' : 'long',
      ...pronoun,
    },
    grammar,
  )
  if (forms[0] === undefined) throw new CannotSay(who.root.lemma)
  return [forms[0], ...rest].join(' ')
}

/** Builds the relatives of past, coming and following. */
const doing = (root: string, tense: MeantTense = 'present'): RelativeMeaning => ({
  root: { id: `verb.${root}`, partOfSpeech: 'verb', lemma: `uku${root}a`, root, senses: [] },
  state: false,
  tense,
  negative: false,
  adverbs: [],
})

/** Writes a relative of having: `enobisi`, `engenabisi`. */
function writeHaving(
  { thing, negative }: NonNullable<NounMeaning['has']>,
  nounClass: NounClass,
  grammar: NguniGrammar,
): string {
  const written = writeNoun(thing, grammar)
  if (written.before.length > 0) throw new CannotSay(thing.root.lemma)
  const { relative } = grammar.concords.classes[nounClass]
  return joinNoun({
    ...written,
    noun: relative + (negative ? `ngena${withoutInitialVowel(written.noun)}` : attachAdverbial('na', written.noun)),
  })
}

/** Returns the number after the noun: `ezimbini`. */
const countForm = (count: number, noun: string, nounClass: NounClass): string =>
  (countThings(count, noun, nounClass)[0] ?? '').slice(noun.length + 1)

/**
 * Writes a noun with its owner, qualities and number: `izinja zam ezimbini ezinkulu`. Throws CannotSay where it can't.
 */
export function writeNoun(meaning: NounMeaning, grammar: NguniGrammar): WrittenNoun {
  const { noun, nounClass } = numberOf(meaning, grammar)
  const after: string[] = []
  const before: string[] = []
  let written = noun
  if (meaning.all) before.push(quantifierForm('nke', nounClass, grammar))
  if (meaning.other) before.push(adjectiveForm('nye', nounClass, grammar))
  if (meaning.which) before.push(whichForm(nounClass, grammar))
  if (meaning.pointing !== undefined) {
    const demonstrative = demonstrativeForm(meaning.pointing, nounClass, grammar)[0] ?? ''
    if (nounClass === '1a' || nounClass === '2a' || meaning.all) after.push(demonstrative)
    else {
      before.push(demonstrative)
      written = withoutInitialVowel(noun)
    }
  }
  // Umhla wam wokuzalwa: whose it is stands close to the noun.
  if (meaning.owner?.kind === 'pronoun' && written.includes(' '))
    written = written.replace(' ', ` ${ownerForm(meaning.owner, nounClass, grammar)} `)
  else if (meaning.owner) after.push(ownerForm(meaning.owner, nounClass, grammar))
  if (meaning.sort) after.push(ownerForm(meaning.sort, nounClass, grammar))
  if (meaning.count !== undefined) {
    if (meaning.count < 1 || meaning.count > 999_999 || !grammar.has.has('numbers') || /[A-Z]/.test(meaning.root.lemma))
      throw new CannotSay(String(meaning.count))
    after.push(countForm(meaning.count, noun, nounClass))
  }
  if (meaning.order !== undefined)
    after.push((orderThings(meaning.order, noun, nounClass)[0] ?? '').slice(noun.length + 1))
  for (const root of meaning.qualities) after.push(qualityForm(root, nounClass, grammar))
  const isDay = /^(?:u[A-Z]|iCawa|iveki$|inyanga$|unyaka$)/.test(meaning.root.lemma)
  if (meaning.last)
    after.push(
      isDay
        ? writeRelative(doing('phel', 'past'), nounClass, grammar)
        : makePossessive('ukugqibela', '15', nounClass, grammar),
    )
  if (meaning.next) after.push(writeRelative(doing(isDay ? 'z' : 'landel'), nounClass, grammar))
  if (meaning.at) after.push(makeLocativePossessive(writeLocative(meaning.at, grammar), nounClass, grammar))
  if (meaning.has) after.push(writeHaving(meaning.has, nounClass, grammar))
  if (meaning.who) after.push(writeRelative(meaning.who, nounClass, grammar))
  if (meaning.and) {
    const other = writeNoun(meaning.and, grammar)
    if (other.before.length > 0) throw new CannotSay('and')
    after.push(attachAdverbial('na', other.noun), ...other.after)
  }
  if (meaning.or) after.push('okanye', joinNoun(writeNoun(meaning.or, grammar)))
  return { noun: written, nounClass, before, after }
}

/** Joins a written noun phrase to one text. */
export const joinNoun = ({ noun, before, after }: WrittenNoun): string => [...before, noun, ...after].join(' ')
