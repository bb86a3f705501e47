import { attachLocative } from '#core/grammar/attach-locative.ts'
import { attachKu } from '#core/grammar/inflect-noun.ts'
import type { NguniGrammar } from '#core/grammar/nguni-grammar.ts'
import type { NounClass } from '#core/grammar/noun-classes.ts'

/**
 * isiXhosa nouns of place and time whose locative has e- and no -ini: `ekhaya`, `esibhedlele`, `ebusuku`. The lexicon says so of its own
 * nouns; these are right without it and in both numbers. Source: NCHLT annotated corpora; attested in corpora.
 */
const PLAIN_LOCATIVES: ReadonlySet<string> = new Set([
  'ikhaya',
  'amakhaya',
  'isibhedlele',
  'izibhedlele',
  'ikomkhulu',
  'amakomkhulu',
  'ibhotwe',
  'ubuhlanti',
  'umnyango',
  'indle',
  'ulwandle',
  'iilwandle',
  'umntla',
  'umzantsi',
  'amazantsi',
  'umva',
  'impuma',
  'impumalanga',
  'intshona',
  'intshonalanga',
  'intloko',
  'iintloko',
  'umhlana',
  'ubusuku',
  'imini',
  'ubusika',
  'intwasahlobo',
  'ukwindla',
])

const PERSON_CLASSES: ReadonlySet<NounClass> = new Set(['1', '1a', '2', '2a'])

/** Returns the noun with e- for its initial vowel: `endlu`, `ezindlela`, `eludonga` and `edonga`. */
function putE(noun: string, nounClass: NounClass): string[] {
  const bare = noun.slice(1)
  if (nounClass === '10' && bare.startsWith('i')) return [`ez${bare}`]
  if (nounClass === '11' && !/^l[uow]/.test(bare)) return [`elu${bare}`, `e${bare}`]
  return [`e${bare}`]
}

/** Tells whether a noun is a name or one of those that take no -ini: `iKapa`, `ikhaya`. */
const isPlain = (noun: string): boolean => /^[aeiou]m?[A-Z]/.test(noun) || PLAIN_LOCATIVES.has(noun)

/**
 * Returns the forms of a noun as a place, best first. Persons take ku- (`kumfundi`, `koomama`). Names of places and
 * some nouns of place and time take e- (`eKapa`, `ekhaya`). Others take e-…-ini (`endlwini`, `emlonyeni`), with ku-
 * (`kwindlu`) as an equal variant. @param known the locative the lexicon has for this noun
 */
export function locateNoun(noun: string, nounClass: NounClass, grammar: NguniGrammar, known?: string): string[] {
  const withKu = attachKu(noun)
  if (PERSON_CLASSES.has(nounClass)) return [withKu]
  if (nounClass === '16') return [noun]
  const bases = putE(noun, nounClass)
  const places = isPlain(noun) ? bases : bases.flatMap((base) => attachLocative(base, grammar.palatals).slice(0, 1))
  return [...new Set([...(known === undefined ? [] : [known]), ...places, withKu])]
}
