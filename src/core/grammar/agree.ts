import { joinMorphemes } from '#core/grammar/join-morphemes.ts'
import { agreementClass, isPerson, type Agreement, type NounClass } from '#core/grammar/noun-classes.ts'
import type { NguniGrammar } from '#core/grammar/nguni-grammar.ts'

const firstForm = (forms: readonly string[]): string => forms[0] ?? ''

/**
 * Writes an adjective with the noun it qualifies: `umntu omkhulu`, `inja enkulu`, `izinja ezintathu`. Source: NCHLT
 * annotated corpora.
 */
export const adjectiveForm = (stem: string, nounClass: NounClass, grammar: NguniGrammar): string =>
  firstForm(
    joinMorphemes(
      [
        [grammar.concords.classes[nounClass].adjective, `AdjPref${nounClass}`],
        [stem, 'AdjStem'],
      ],
      grammar,
    ),
  )

/**
 * Writes an adjective as a predicate: `umntu mkhulu`, `inja inkulu`, `izinja zintathu`. Source: NCHLT annotated
 * corpora; attested in corpora.
 */
export function adjectivePredicate(stem: string, nounClass: NounClass, grammar: NguniGrammar): string {
  const qualifying = adjectiveForm(stem, nounClass, grammar)
  return nounClass === '9' ? `i${qualifying.slice(1)}` : qualifying.replace(/^[aeo]/, '')
}

/**
 * Writes a relative stem with the noun it qualifies: `umntu olungileyo`, `ilizwe elibanzi`, `amanzi abandayo`. Source:
 * NCHLT annotated corpora.
 */
export function relativeForm(stem: string, agreement: Agreement, grammar: NguniGrammar): string {
  const { classes, persons } = grammar.concords
  const concord = isPerson(agreement) ? persons[agreement].relative : classes[agreement].relative
  return firstForm(
    joinMorphemes(
      [
        [concord, `RelConc${agreement}`],
        [stem, 'RelStem'],
      ],
      grammar,
    ),
  )
}

/**
 * Concords of -nke and -dwa of first and second persons: `thina sonke`, `nina nonke`, `mna ndedwa`, `wena wedwa`.
 * Source: attested in corpora.
 */
const PERSON_QUANTIFIERS = {
  nke: { '1ps': 'ndo', '2ps': 'wo', '1pp': 'so', '2pp': 'no' },
  dwa: { '1ps': 'nde', '2ps': 'we', '1pp': 'so', '2pp': 'no' },
} as const

export type QuantifierStem = keyof typeof PERSON_QUANTIFIERS

/**
 * Returns the form of “all” or “only”: `wonke`, `bonke`, `onke`; `yedwa`, `bodwa`, `yodwa`. Source: NCHLT annotated
 * corpora; attested in corpora.
 */
export function quantifierForm(stem: QuantifierStem, agreement: Agreement, grammar: NguniGrammar): string {
  const owner = agreementClass(agreement)
  if (isPerson(owner)) return zuluPerson(PERSON_QUANTIFIERS[stem][owner], grammar) + stem
  return (stem === 'dwa' && owner === '1' ? 'ye' : grammar.concords.classes[owner].quantifier) + stem
}

/** isiZulu has ng where isiXhosa has nd in what agrees with "I". */
const zuluPerson = (concord: string, grammar: NguniGrammar): string =>
  grammar.ways.ngForNd ? concord.replace(/^nd/, 'ng') : concord

/** Position of a shown thing: near the speaker, near the hearer, or away from both. */
export type DemonstrativePosition = 1 | 2 | 3

/** Classes whose demonstratives begin with l in isiXhosa and have a short form before a noun: `loo mntu`, `laa ndlu`. */
const SHORT_DEMONSTRATIVES: Readonly<Partial<Record<DemonstrativePosition, string>>> = { 2: 'loo', 3: 'laa' }

/**
 * Returns the forms of “this”, “that” or “that over there”, best first: `lo`, `lowo` (or `loo`), `lowaya` (or `laa`).
 * Source: NCHLT annotated corpora; attested in corpora.
 */
export function demonstrativeForm(
  position: DemonstrativePosition,
  nounClass: NounClass,
  grammar: NguniGrammar,
): string[] {
  const form = grammar.concords.classes[nounClass].demonstratives[position - 1] ?? ''
  const short = SHORT_DEMONSTRATIVES[position]
  return grammar.has.has('closed-words') && short !== undefined && form.startsWith('l') ? [form, short] : [form]
}

/** Returns the locative of a demonstrative (at, in or to this): `kule`, `kwesi`, `kolu`. */
export const locateDemonstrative = (demonstrative: string): string =>
  `k${/^[ea]/.test(demonstrative) ? 'w' : demonstrative.startsWith('o') ? '' : 'u'}${demonstrative}`

/**
 * Returns the absolute pronoun (he, she, it, they, I …): `yena`, `bona`, `lona`, `kona`, `mna`. Source: attested in
 * corpora.
 */
export function absolutePronoun(agreement: Agreement, grammar: NguniGrammar): string {
  const { classes, persons } = grammar.concords
  return isPerson(agreement) ? persons[agreement].pronoun : `${classes[agreement].pronoun}na`
}

/** Returns the form for "which": `wuphi`, `baphi`, `yiphi`, `liphi`, `waphi`. Source: attested in corpora. */
export function whichForm(nounClass: NounClass, grammar: NguniGrammar): string {
  const { negativeSubject } = grammar.concords.classes[nounClass]
  return `${agreementClass(nounClass) === '1' ? 'wu' : negativeSubject}phi`
}

/**
 * Returns the form of “one”: `mnye`, `inye`, `linye`. With plurals it means “some”: `banye`, `manye`. Source: NCHLT
 * annotated corpora; attested in corpora.
 */
export const oneForm = (nounClass: NounClass, grammar: NguniGrammar): string =>
  adjectivePredicate('nye', nounClass, grammar)
