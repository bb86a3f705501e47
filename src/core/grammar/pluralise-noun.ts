import { attachNasal } from '#core/grammar/assimilate-nasal.ts'
import { splitNoun, type NounLookup, type NounSplit } from '#core/grammar/find-noun-class.ts'
import { joinMorphemes } from '#core/grammar/join-morphemes.ts'
import { isVowel, type Morpheme } from '#core/grammar/morpheme.ts'
import type { NguniGrammar } from '#core/grammar/nguni-grammar.ts'
import { isNounClass, PLURAL_CLASS, type NounClass } from '#core/grammar/noun-classes.ts'

/** Plural of a noun: its forms, best first, and the class of the first. Without a plural there is neither. */
export type NounPlural = { forms: string[]; nounClass: NounClass | null }

/** Knowledge of the singular besides its form. */
export type PluralKnowledge = {
  nounClass?: NounClass | undefined
  knownPlural?: string | undefined
  lookUp?: NounLookup | undefined
}

const isShort = (stem: string): boolean => (stem.match(/[aeiou]+/gi) ?? []).length < 2

/**
 * Effects of class 10's nasal on clicks and s of class 11 stems. IsiXhosa has `ucango, iingcango` and `usuku,
 * iintsuku`, and of aspirated clicks kc, kq, kx; isiZulu has `ucingo, izingcingo`.
 */
const CLASS_11_NASALISED: Readonly<
  Record<NguniGrammar['code'], readonly (readonly [plain: RegExp, nasalised: string])[]>
> = {
  xh: [
    [/^([cqx])h/, 'k$1'],
    [/^([cqx])/, 'g$1'],
    [/^s(?!h)/, 'ts'],
  ],
  zu: [[/^([cqx])(?!h)/, 'g$1']],
}

/** Beginnings of class 11 stems that take no nasal in the plural: `uhambo, iihambo`. Those in hl do (`uhlobo, iintlobo`). */
const WITHOUT_NASAL = /^(?:h(?!l)|[lrwy]|[aeiou])/

function nasaliseStem(stem: string, grammar: NguniGrammar): string {
  const [plain, nasalised] = CLASS_11_NASALISED[grammar.code].find(([begin]) => begin.test(stem)) ?? [/^$/, '']
  return attachNasal('n', stem.replace(plain, nasalised), grammar.nasals)
}

/** isiXhosa ii-, izi- before a short stem; isiZulu always izi-. */
const putClass10 = (rest: string, short: boolean, grammar: NguniGrammar): string[] =>
  grammar.ways.iziAlways ? [`izi${rest}`] : short ? [`izi${rest}`, `ii${rest}`] : [`ii${rest}`]

/** Class 9 keeps the whole noun after the initial vowel: `inja, izinja`; `indlela, iindlela`; `i-ofisi, ii-ofisi`. */
function pluraliseClass9({ stem, morphemes }: NounSplit, noun: string, grammar: NguniGrammar): string[] {
  const hasNasal = morphemes.some(([, tag]) => tag === 'BPre9')
  const rest = noun.slice(1)
  if (isVowel(stem.charAt(0).toLowerCase())) return [`ii-${stem}`, `ii${stem}`]
  return putClass10(rest, hasNasal && isShort(stem), grammar)
}

/** Class 11: `udonga, iindonga`; `uluthi, izinti`; `ulwimi, iilwimi`. */
function pluraliseClass11({ stem, morphemes }: NounSplit, noun: string, grammar: NguniGrammar): string[] {
  if (grammar.ways.iiBeforeVowel && /^[aeiou]/.test(stem)) return [`ii${noun.slice(1)}`]
  const heardPrefix = morphemes.some(([form]) => form === 'lu')
  if (heardPrefix && !isShort(stem)) return []
  return putClass10(
    WITHOUT_NASAL.test(stem) && !heardPrefix ? stem : nasaliseStem(stem, grammar),
    isShort(stem),
    grammar,
  )
}

const PREFIXES: Readonly<Partial<Record<NounClass, readonly Morpheme[]>>> = {
  '2': [
    ['a', 'NPrePre2'],
    ['ba', 'BPre2'],
  ],
  '4': [
    ['i', 'NPrePre4'],
    ['mi', 'BPre4'],
  ],
  '6': [
    ['a', 'NPrePre6'],
    ['ma', 'BPre6'],
  ],
  '8': [
    ['i', 'NPrePre8'],
    ['zi', 'BPre8'],
  ],
}

function pluraliseSplit(split: NounSplit, noun: string, grammar: NguniGrammar): string[] {
  const pluralClass = PLURAL_CLASS[split.nounClass]
  if (pluralClass === undefined) return []
  if (split.nounClass === '9') return pluraliseClass9(split, noun, grammar)
  if (split.nounClass === '11') return pluraliseClass11(split, noun, grammar)
  if (split.nounClass === '1' && /^[A-Z]/.test(split.stem)) return [`ama${split.stem}`, `aba${split.stem}`]
  if (pluralClass === '2a') return [grammar.concords.classes['2a'].initialVowel + noun.replace(/^u/i, '')]
  return joinMorphemes([...(PREFIXES[pluralClass] ?? []), [split.stem, 'NStem']], grammar)
}

const MOST_FORMS = 4

/** Returns the class a plural is of by its prefix: `amehlo` 6, `abefundisi` 2. */
function classOfPlural(plural: string, singularClass: NounClass | undefined, grammar: NguniGrammar): NounClass | null {
  const begin = (
    [
      ['ab', '2'],
      ['am', '6'],
      ['oo', '2a'],
      ['imi', '4'],
    ] as const
  ).find(([prefix]) => plural.toLowerCase().startsWith(prefix))
  if (begin) return begin[1]
  const expected = singularClass && PLURAL_CLASS[singularClass]
  if (expected && splitNoun(plural, grammar, expected).length > 0) return expected
  return splitNoun(plural, grammar)[0]?.nounClass ?? null
}

/**
 * Returns the plural of a noun: the known plural, otherwise by rules of its class. If no class is given or known, the
 * noun's form decides. The second likeliest class's plural follows the first's (`icephe`: `amacephe`, then `iicephe`).
 * Sources: NCHLT annotated corpora; noun pairs seen in text; irregular plurals are the lexicon's.
 */
export function pluraliseNoun(
  singular: string,
  grammar: NguniGrammar,
  { nounClass, knownPlural, lookUp }: PluralKnowledge = {},
): NounPlural {
  const entry = lookUp?.(singular)
  const ofThisClass =
    entry !== undefined && (nounClass === undefined || entry.nounClass.replace('a', '') === nounClass.replace('a', ''))
  const known = knownPlural ?? (ofThisClass ? entry.plural : undefined)
  const wanted = nounClass ?? entry?.nounClass
  if (known !== undefined) return { forms: [known], nounClass: classOfPlural(known, wanted, grammar) }
  const splits = splitNoun(singular, grammar, wanted)
  // Nearly everything in uku- is an infinitive; the few other nouns (`ukumkani`) are in the lexicon.
  const plurals = (splits[0]?.nounClass === '15' ? [] : splits)
    .map((split) => ({ split, forms: pluraliseSplit(split, singular, grammar) }))
    .filter(({ forms }) => forms.length > 0)
  // Of an unknown noun the likeliest plural of each class comes before the spelling variants.
  const ordered =
    wanted === undefined
      ? [...plurals.map(({ forms }) => forms.slice(0, 1)), ...plurals.map(({ forms }) => forms.slice(1))]
      : plurals.map(({ forms }) => forms)
  const forms = [...new Set(ordered.flat())].slice(0, MOST_FORMS)
  return {
    forms,
    nounClass: forms[0] === undefined ? null : classOfPlural(forms[0], plurals[0]?.split.nounClass, grammar),
  }
}

/** Reads a class as requests write it (`5`, `class 5`); undefined if there is none. */
export const readNounClass = (text: string | undefined): NounClass | undefined => {
  const name = text?.replace(/^class\s+/i, '').trim() ?? ''
  return isNounClass(name) ? name : undefined
}
