import { classOfTag, kindOfTag, type Morpheme } from '#core/grammar/morpheme.ts'
import { plainWord, pluralClassOf, type LexiconRoot } from '#core/grammar/word-lexicon.ts'
import type { WordReading } from '#core/grammar/word-reading.ts'

/** Bonuses of a noun with its dictionary form, singular or plural, over other readings of the spelling. */
const WHOLE_NOUN = 200

const WHOLE_UNBUILT_NOUN = 700

/** Tells whether a reading is a noun with its initial vowel, of this noun's class or its plural's. */
const isOfClass = ({ morphemes: [first] }: WordReading, noun: LexiconRoot): boolean =>
  first !== undefined &&
  noun.nounClass !== undefined &&
  [noun.nounClass, pluralClassOf(noun)].some((one) => first[1] === `NPrePre${one}`)

const isNoun = ({ morphemes: [first] }: WordReading): boolean =>
  first !== undefined && kindOfTag(first[1]) === 'NPrePre'

/** Tells whether a reading is a place with e- alone: ekhaya, eKapa. */
export const isPlace = (word: string, [first]: readonly Morpheme[], root: LexiconRoot | undefined): boolean =>
  first?.[1] === 'LocPre' &&
  first[0] === 'e' &&
  (root?.semanticClass === 'place' || plainWord(root?.locative ?? '') === word)

/** Tells whether a reading is the superlative pronoun: eyona, elona. */
export const isMostOfAll = ([concord, pronoun, ending]: readonly Morpheme[]): boolean =>
  ending?.[1] === 'PronSuf' &&
  pronoun !== undefined &&
  concord !== undefined &&
  kindOfTag(concord[1]) === 'RelConc' &&
  classOfTag(concord[1]) === classOfTag(pronoun[1])

/**
 * Makes the readings likelier that are this noun. A plural that isn't built of its noun's stem (`amehlo`) gets its root
 * here.
 */
export function preferNoun(readings: readonly WordReading[], noun: LexiconRoot): readonly WordReading[] {
  if (readings.some(({ root }) => root === noun))
    return readings.map((reading) =>
      reading.root === noun && isNoun(reading) ? { ...reading, cost: reading.cost - WHOLE_NOUN } : reading,
    )
  const likeliest = readings.find((reading) => isOfClass(reading, noun)) ?? readings.find(isNoun)
  return readings.map((reading) =>
    reading === likeliest ? { ...reading, root: noun, cost: reading.cost - WHOLE_UNBUILT_NOUN } : reading,
  )
}

/** Tells whether a verb ends as a command with an object: -e or -eni. A passive verb is no command. */
export function isCommand(verb: readonly Morpheme[]): boolean {
  const [form, tag] = verb.at(verb.at(-1)?.[1] === 'ImpSuf' ? -2 : -1) ?? []
  return form === 'e' && tag === 'VerbTerm' && verb.every(([, kind]) => kind !== 'PassExt')
}
