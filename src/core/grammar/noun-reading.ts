import type { LanguageEngine } from '#core/grammar/language-engine.ts'
import { classOfTag, kindOfTag, type Morpheme } from '#core/grammar/morpheme.ts'
import { agreementClass, type Agreement, type NounClass } from '#core/grammar/noun-classes.ts'
import { pluralClassOf, type LexiconRoot } from '#core/grammar/word-lexicon.ts'
import type { WordReading } from '#core/grammar/word-reading.ts'

/** Returns the class or person with which a morpheme agrees. */
export const asAgreement = (tag: string): Agreement => agreementClass((classOfTag(tag) || '1') as Agreement)

/** Finds the noun of this class among those of one stem. */
export function nounOf(
  reading: WordReading,
  engine: LanguageEngine,
): { root: LexiconRoot; nounClass: NounClass; plural: boolean } | null {
  const at = reading.morphemes.findIndex(([, tag]) => tag === 'NStem')
  const stem = reading.morphemes[at]
  if (!stem) return null
  const nounClass = classOfTag(reading.morphemes[at - 1]?.[1] ?? '') as NounClass
  const roots = engine.lexicon.stems.NStem.get(stem[0]) ?? []
  // Nyama alone is inyama, and no umnyama.
  const single =
    roots.find((root) => root.nounClass === nounClass) ??
    (at === 0 ? roots.find(({ lemma }) => lemma.replace(/^(?:ii|oo|[aeiou])/, '') === stem[0]) : undefined)
  if (single) return { root: single, nounClass: single.nounClass ?? nounClass, plural: false }
  const many = roots.find((root) => root.plural !== undefined && pluralClassOf(root) === nounClass)
  if (many) return { root: many, nounClass, plural: true }
  // Umlungu is no ilungu: a stem isn't carried to a class that the lexicon doesn't give it.
  const isPrefixed =
    kindOfTag(reading.morphemes[at - 1]?.[1] ?? '') === 'BPre' &&
    reading.root?.nounClass !== undefined &&
    agreementClass(nounClass) !== agreementClass(reading.root.nounClass)
  return reading.root && !isPrefixed
    ? { root: reading.root, nounClass: reading.root.nounClass ?? nounClass, plural: false }
    : null
}

const LINKS: Readonly<Record<string, 'place' | 'with' | 'means' | 'like' | 'of' | 'is'>> = {
  LocPre: 'place',
  PossConc: 'of',
  PossKA: 'of',
  CopPre: 'is',
}

/** Returns the prefix that links a noun to another word, and its agreement. */
export function linkOf(morphemes: readonly Morpheme[]): {
  link: 'none' | 'place' | 'with' | 'means' | 'like' | 'than' | 'of' | 'is'
  agreement?: Agreement
} {
  const [first] = morphemes
  const kind = kindOfTag(first?.[1] ?? '')
  if (kind === 'AdvPre')
    return {
      link: first?.[0].startsWith('njenga')
        ? 'like'
        : first?.[0].startsWith('nga')
          ? 'means'
          : first?.[0].startsWith('kuna')
            ? 'than'
            : 'with',
    }
  const link = morphemes.some(([, tag]) => kindOfTag(tag) === 'CopPre') ? 'is' : LINKS[kind]
  if (link === undefined) return { link: 'none' }
  // Bendingutitshala: what stands before the past says nobody.
  const who =
    kind === 'PossConc' ? first : link === 'is' ? morphemes.findLast(([, tag]) => kindOfTag(tag) === 'SC') : undefined
  const agreement = who && asAgreement(who[1])
  return { link, ...(agreement === undefined ? {} : { agreement }) }
}
