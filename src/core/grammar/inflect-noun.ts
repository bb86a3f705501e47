import { joinVowels } from '#core/grammar/join-vowels.ts'
import { agreementClass, isPerson, type Agreement, type NounClass } from '#core/grammar/noun-classes.ts'
import type { NguniGrammar } from '#core/grammar/nguni-grammar.ts'

/** Prefixes in -a that a noun takes: and/with, by/about, like, as big as. */
export const ADVERBIAL_PREFIXES = ['na', 'nga', 'njenga', 'nganga'] as const

export type AdverbialPrefix = (typeof ADVERBIAL_PREFIXES)[number]

/** Returns the noun without its initial vowel, short or long: `mntu`, `nkomo`, `mama`, `ofisi`. */
const dropInitialVowel = (noun: string): string => noun.replace(/^(?:ii|oo|[aeiou])-?/, '')

/**
 * Joins na-, nga-, njenga- or nganga- to a noun: `nomntu`, `ngesikolo`, `njengabantwana`, `noomama`. Source: NCHLT
 * annotated corpora.
 */
export const attachAdverbial = (prefix: AdverbialPrefix, noun: string): string => joinVowels(prefix, noun)

/** Joins ku- (to, from, at) to a noun: `kumntu`, `kwinja`, `koomama`. Source: NCHLT annotated corpora. */
export function attachKu(noun: string): string {
  if (noun.startsWith('o')) return `k${noun}`
  return noun.startsWith('i') ? `kw${noun}` : `ku${noun.replace(/^[aeu]-?/, '')}`
}

/**
 * Writes “it is a …” or “they are …”: `ngumntu`, `yinja`, `zizinja`, `lilizwe`, `sisitya`, `bubusi`. A place without
 * initial vowel has ku-, `kuphandle`. Source: NCHLT annotated corpora.
 */
export function makeCopulative(noun: string, nounClass: NounClass, grammar: NguniGrammar): string {
  const { copulative, initialVowel, subject } = grammar.concords.classes[nounClass]
  if (/^[aeiou]/.test(noun)) return copulative + noun
  return (initialVowel === '' ? subject : copulative + initialVowel) + noun
}

/** Returns the link between the negative concord and the noun: ng, or the class's copulative consonant, and o. */
const negativeLink = (nounClass: NounClass, grammar: NguniGrammar): string =>
  `${grammar.concords.classes[nounClass].copulative}o`

/**
 * Writes “… is not a …”: `akangomntu` (class 1 is no person), `asisosikolo` (it is no school), `asiyonja`. Without a
 * subject it is asi-, “it is not”. Source: attested in corpora (`asilotyala`, `asiyonto`, `asiyonkqubo`).
 */
export function makeNegativeCopulative(
  noun: string,
  nounClass: NounClass,
  grammar: NguniGrammar,
  subject?: Agreement,
): string {
  const { classes, persons } = grammar.concords
  const concord =
    subject === undefined
      ? 'si'
      : isPerson(subject)
        ? persons[subject].negativeSubject
        : classes[subject].negativeSubject
  if (classes[nounClass].initialVowel === '') return `a${classes[nounClass].negativeSubject}${noun}`
  const left = `a${concord}`
  return noun.startsWith('oo') ? `${left}ng${noun}` : left + negativeLink(nounClass, grammar) + dropInitialVowel(noun)
}

/**
 * The full prefix of a class in the vocative, where more is left than the initial vowel: `lusana`, `zintombi`,
 * `boomama`.
 */
const VOCATIVE_PREFIX: Readonly<Partial<Record<NounClass, readonly [beginning: RegExp, full: string]>>> = {
  '2a': [/^oo-?/, 'boo'],
  '10': [/^ii-?/, 'zi'],
  '11': [/^u(?!l[uow])/, 'lu'],
}

/** Writes a noun as a form of address: `mntwana!`, `bantwana!`, `mama!`, `boomama!`. Source: attested in corpora. */
export function makeVocative(noun: string, nounClass: NounClass): string {
  const [beginning, full] = VOCATIVE_PREFIX[nounClass] ?? [/^$/, '']
  return beginning.test(noun) ? noun.replace(beginning, full) : dropInitialVowel(noun)
}

/** Tells whether a concord is nothing but a vowel, which is lost before -ka-: `indlu kamama`. */
const isBareVowel = (concord: string): boolean => concord.length === 1

/**
 * Says "… of …": the possessor with the concord of the possessed, `umntwana womfazi`, `isikolo sabantwana`. A possessor
 * of class 1a has -ka-: `isikolo sikamama`, `indlu kamama`. Source: NCHLT annotated corpora.
 */
export function makePossessive(
  possessor: string,
  possessorClass: NounClass,
  possessedClass: NounClass,
  grammar: NguniGrammar,
): string {
  const { subject, possessive } = grammar.concords.classes[possessedClass]
  if (possessorClass !== '1a') return joinVowels(possessive, possessor)
  return `${isBareVowel(subject) ? '' : subject}ka${dropInitialVowel(possessor)}`
}

/**
 * Joins the possessive concord of a noun to a place: `abantu baseKapa`, `umntu wasekhaya`. Source: attested in corpora.
 */
export const makeLocativePossessive = (locative: string, possessedClass: NounClass, grammar: NguniGrammar): string =>
  `${grammar.concords.classes[possessedClass].possessive}${/^[aeiou]/.test(locative) ? 's' : ''}${locative}`

/**
 * Returns the possessive pronoun (my, your, his …): `wam`, `wakho`, `wakhe`, `wethu`, `wenu`, `wabo`, `walo`. Source:
 * NCHLT annotated corpora.
 */
export function possessivePronoun(possessor: Agreement, possessedClass: NounClass, grammar: NguniGrammar): string {
  const { classes, persons } = grammar.concords
  const owner = agreementClass(possessor)
  const stem = isPerson(owner) ? persons[owner].possessiveStem : owner === '1' ? 'khe' : classes[owner].pronoun
  return joinVowels(classes[possessedClass].possessive, stem)
}

/**
 * Writes “it is not mine”: `asiyoyam`, `asilolakho`, built like `asiyonto` and `asilotyala`. Undefined if ng- stands
 * before a-, where the form is uncertain.
 */
export const makeNotOwned = (owner: Agreement, possessedClass: NounClass, grammar: NguniGrammar): string | undefined =>
  grammar.concords.classes[possessedClass].initialVowel.startsWith('a')
    ? undefined
    : `asi${negativeLink(possessedClass, grammar)}${possessivePronoun(owner, possessedClass, grammar)}`
