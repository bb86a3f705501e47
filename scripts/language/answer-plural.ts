import { z } from 'zod'
import type { LanguageContent } from '#content/load-content.ts'
import { ZULU_GRAMMAR, XHOSA_GRAMMAR } from '#core/grammar/nguni-grammar.ts'
import type { NounClass } from '#core/grammar/noun-classes.ts'
import { pluraliseNoun, readNounClass, type NounPlural } from '#core/grammar/pluralise-noun.ts'

const pluralRequest = z.object({ singular: z.string().trim().min(1), nounClass: z.string().nullish() })

const GRAMMARS: Readonly<Record<string, typeof XHOSA_GRAMMAR | undefined>> = { xh: XHOSA_GRAMMAR, zu: ZULU_GRAMMAR }

/** Finds the lexicon's entries of this noun; among nouns of one spelling, those of the wanted class. */
function findNoun(lemma: string, wanted: NounClass | undefined, { lexicon }: LanguageContent) {
  const alike = [...lexicon.values()].filter((entry) => entry.lemma === lemma && entry.nounClass !== undefined)
  const entry = alike.find(({ nounClass }) => nounClass === wanted) ?? alike[0]
  return entry?.nounClass ? { nounClass: entry.nounClass, plural: entry.plural } : undefined
}

/**
 * Answers the plurals of a noun, best first, and their class. Throws an error where the language has no grammar yet or
 * the class is none.
 */
export function answerPlural(request: unknown, content: LanguageContent): NounPlural {
  const { singular, nounClass } = pluralRequest.parse(request)
  const grammar = GRAMMARS[content.code]
  if (grammar === undefined) throw new Error(`There are no plurals for '${content.code}' yet.`)
  const wanted = readNounClass(nounClass ?? undefined)
  if (nounClass && wanted === undefined) throw new Error(`'${nounClass}' is not a noun class.`)
  return pluraliseNoun(singular.normalize('NFC'), grammar, {
    nounClass: wanted,
    lookUp: (lemma) => findNoun(lemma, wanted, content),
  })
}
