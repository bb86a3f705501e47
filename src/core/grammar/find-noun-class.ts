import { joinMorphemes } from '#core/grammar/join-morphemes.ts'
import type { Morpheme } from '#core/grammar/morpheme.ts'
import type { NguniGrammar } from '#core/grammar/nguni-grammar.ts'
import type { NounClass } from '#core/grammar/noun-classes.ts'
import { rankNounClasses } from '#core/grammar/rank-noun-classes.ts'

/** A way of taking a noun apart; its stem is the noun without initial vowel, class prefix and nasal. */
export type NounSplit = { nounClass: NounClass; stem: string; morphemes: readonly Morpheme[] }

/** Lookup of a noun in a lexicon; undefined for an unknown one. */
export type NounLookup = (lemma: string) => { nounClass: NounClass; plural?: string | undefined } | undefined

type Frame = readonly [surface: RegExp, initialVowel: string, prefix: string]

/**
 * Beginnings of nouns in each class, likeliest first. Text in brackets isn't heard. A nasal is part of the prefix
 * before a consonant only.
 */
const FRAMES: Readonly<Record<NounClass, readonly Frame[]>> = {
  '1': [
    [/^um(?:u(?=[^aeiou]))?/, 'u', 'm'],
    [/^umu?/, 'u', 'm'],
  ],
  '1a': [[/^u-?/, 'u', '']],
  '2': [
    [/^aba/, 'a', 'ba'],
    [/^ab(?=[aeo])/, 'a', 'ba'],
  ],
  '2a': [
    [/^oo-?/, 'oo', ''],
    [/^o-?/, 'o', ''],
  ],
  '3': [
    [/^umu?(?=[^aeiou])/, 'u', 'm'],
    [/^um/, 'u', 'm'],
    [/^u(?=n)/, 'u', '(m)'],
  ],
  '4': [
    [/^imi/, 'i', 'mi'],
    [/^im(?=[aeo])/, 'i', 'mi'],
  ],
  '5': [
    [/^ili(?=[^aeiou]+[aeiou]$)/, 'i', 'li'],
    [/^i-?/, 'i', '(li)'],
    [/^ili/, 'i', 'li'],
  ],
  '6': [
    [/^ama/, 'a', 'ma'],
    [/^am(?=[aeo])/, 'a', 'ma'],
  ],
  '7': [
    [/^isi/, 'i', 'si'],
    [/^is(?=[aeo])/, 'i', 'si'],
  ],
  '8': [
    [/^izi/, 'i', 'zi'],
    [/^iz(?=[aeo])/, 'i', 'zi'],
  ],
  '9': [
    [/^i[nm](?=[^aeiouynm])/, 'i', 'n'],
    [/^i-?/, 'i', ''],
  ],
  '10': [
    [/^ii[nm](?=[^aeiouynm])/, 'i', '(z)in'],
    [/^izi[nm](?=[^aeiouynm])/, 'i', 'zin'],
    [/^ii-?/, 'i', '(z)i'],
    [/^izi/, 'i', 'zi'],
  ],
  '11': [
    [/^ulu/, 'u', 'lu'],
    [/^ulw?(?=[aeio])/, 'u', 'lu'],
    [/^u/, 'u', '(lu)'],
  ],
  '14': [
    [/^ubu/, 'u', 'bu'],
    [/^ub(?=[aeo])/, 'u', 'bu'],
    [/^u(?=ty)/, 'u', '(bu)'],
  ],
  '15': [
    [/^uku/, 'u', 'ku'],
    [/^ukw?(?=[aeo])/, 'u', 'ku'],
  ],
  '16': [[/^pha/, '', 'pha']],
  '17': [
    [/^uku/, 'u', 'ku'],
    [/^ku/, '', 'ku'],
  ],
}

const plain = (word: string): string => word.replaceAll('-', '').toLowerCase()

function splitAs(noun: string, nounClass: NounClass, grammar: NguniGrammar): NounSplit[] {
  const lower = noun.slice(0, 1).toLowerCase() + noun.slice(1)
  return FRAMES[nounClass].flatMap(([surface, initialVowel, prefix]) => {
    const stem = surface.test(lower) ? lower.replace(surface, '') : ''
    if (!/[aeiou]/i.test(stem) && !/[a-z]{2}/i.test(stem)) return []
    const morphemes = [
      [initialVowel, `NPrePre${nounClass}`],
      [prefix, `BPre${nounClass}`],
      [stem, 'NStem'],
    ] as const
    const split = { nounClass, stem, morphemes: morphemes.filter(([form]) => form !== '') }
    return joinMorphemes(split.morphemes, grammar).some((form) => plain(form) === plain(noun)) ? [split] : []
  })
}

/** Class 1 in the request may mean 1a: the corpora and dictionaries don't all tell them apart. */
const orItsSubclass = (nounClass: NounClass): NounClass[] =>
  nounClass === '1' ? ['1', '1a'] : nounClass === '2' ? ['2', '2a'] : [nounClass]

/**
 * Lists the possible splits of a noun, best first: `umfazi` is class 1, stem `fazi`, or class 3. `nounClass` limits
 * them; otherwise the lexicon's class comes first, then classes by the form. The morphemes of a split join to the noun
 * again. Empty if the word is no noun.
 */
export function splitNoun(
  noun: string,
  grammar: NguniGrammar,
  nounClass?: NounClass,
  lookUp?: NounLookup,
): NounSplit[] {
  const known = nounClass ?? lookUp?.(noun)?.nounClass
  const classes = nounClass ? orItsSubclass(nounClass) : [...(known ? [known] : []), ...rankNounClasses(noun)]
  const splits = [...new Set(classes)].flatMap((one) => splitAs(noun, one, grammar))
  return splits.filter(
    (split, index) =>
      splits.findIndex((other) => other.nounClass === split.nounClass && other.stem === split.stem) === index,
  )
}
