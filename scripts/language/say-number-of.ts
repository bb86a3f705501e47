import type { LanguageContent } from '#content/load-content.ts'
import { countThings } from '#core/grammar/count-things.ts'
import { XHOSA_GRAMMAR } from '#core/grammar/nguni-grammar.ts'
import { PLURAL_CLASS, type NounClass } from '#core/grammar/noun-classes.ts'
import { orderThings } from '#core/grammar/ordinal-words.ts'
import { pluraliseNoun } from '#core/grammar/pluralise-noun.ts'
import { rankNounClasses } from '#core/grammar/rank-noun-classes.ts'

type Noun = { noun: string; nounClass: NounClass }

/** A noun in both numbers, as far as they are known. */
type BothNumbers = { singular?: Noun; plural?: Noun }

const PLURAL_CLASSES = new Set<NounClass | undefined>(Object.values(PLURAL_CLASS))

function withPlural(noun: string, nounClass: NounClass, knownPlural?: string): BothNumbers {
  const plural = pluraliseNoun(noun, XHOSA_GRAMMAR, { nounClass, knownPlural })
  const [form] = plural.forms
  const singular = { noun, nounClass }
  return form === undefined || plural.nounClass === null
    ? { singular }
    : { singular, plural: { noun: form, nounClass: plural.nounClass } }
}

/** Finds the noun in the lexicon; one that isn't there goes by its form alone. */
function findNoun(noun: string, { lexicon }: LanguageContent): BothNumbers {
  const entry = [...lexicon.values()].find(
    ({ lemma, plural, nounClass }) => nounClass !== undefined && (lemma === noun || plural === noun),
  )
  if (entry?.nounClass) {
    const { lemma, nounClass, plural } = entry
    return plural === undefined ? { singular: { noun: lemma, nounClass } } : withPlural(lemma, nounClass, plural)
  }
  const [likeliest] = rankNounClasses(noun)
  if (likeliest === undefined) return {}
  return PLURAL_CLASSES.has(likeliest) ? { plural: { noun, nounClass: likeliest } } : withPlural(noun, likeliest)
}

/**
 * Returns the ways to say how many of a noun, or its ordinal; the noun may be in either number. Throws for anything but
 * a noun.
 */
export function sayNumberOf(
  value: number,
  kind: 'cardinal' | 'ordinal',
  word: string,
  content: LanguageContent,
): string[] {
  const noun = word.normalize('NFC').trim()
  const { singular, plural } = findNoun(noun, content)
  const given = plural?.noun === noun ? plural : singular
  if (given === undefined) throw new Error(`'${word}' is not a noun.`)
  if (kind === 'ordinal') return orderThings(value, given.noun, given.nounClass)
  const counted = value === 1 ? singular : (plural ?? singular)
  if (counted === undefined) throw new Error(`One is said of a single thing; '${word}' is more than one.`)
  return countThings(value, counted.noun, counted.nounClass)
}
