import { XHOSA_CONCORDS } from '#core/grammar/concords.ts'
import { joinVowels } from '#core/grammar/join-vowels.ts'
import type { NounClass } from '#core/grammar/noun-classes.ts'
import { numberNouns } from '#core/grammar/number-words.ts'

/** Possessive concords by noun class, with the vowel that makes them stand for the noun; the taught pair is first. */
const CONCORDS = [
  { initial: 'o', possessive: 'kwa' }, // 15, 17
  { initial: 'o', possessive: 'wa' }, // 1, 1a, 3
  { initial: 'a', possessive: 'ba' }, // 2, 2a
  { initial: 'e', possessive: 'ya' }, // 4, 9
  { initial: 'e', possessive: 'la' }, // 5
  { initial: 'e', possessive: 'sa' }, // 7
  { initial: 'e', possessive: 'za' }, // 8, 10
  { initial: 'o', possessive: 'lwa' }, // 11
  { initial: 'o', possessive: 'ba' }, // 14
  { initial: 'a', possessive: 'wa' }, // 6, whose possessive concord is a- where no vowel stands before it
] as const

/** Returns the possessed nouns of an ordinal: the beginning for the first, otherwise the number. */
const ordinalNouns = (value: number): string[] => (value === 1 ? ['ukuqala'] : numberNouns(value))

/**
 * Returns the ordinal of a number after a possessive concord that ends in a: `ya` → `yesibini`. Throws a RangeError
 * outside 1 to a million.
 */
export const ordinalOf = (possessive: string, value: number): string[] =>
  ordinalNouns(value).map((noun) => joinVowels(possessive, noun))

/**
 * Writes a noun with its ordinal, from the first to the millionth: `umntwana wesithathu`, `incwadi yokuqala`. The noun
 * is given in the number of its class. Throws a RangeError outside that range.
 */
export const orderThings = (value: number, noun: string, nounClass: NounClass): string[] =>
  ordinalOf(XHOSA_CONCORDS.classes[nounClass].possessive, value).map((ordinal) => `${noun} ${ordinal}`)

/**
 * Returns the ordinal of a number from 1 to a million. First come `okokuqala`, `okwesibini` …, the forms of lists and
 * the most frequent in texts. Then come those of all other noun classes, standing for a noun (`eyesibini`) and
 * following it (`yesibini`). Throws a RangeError outside that range. Sources: Multilingual Mathematics Dictionary R–6
 * (first: okokuqala). Einhorn and Siyengo, Xhosa: A Concise Manual (a possessive concord with the number's noun, except
 * for the first). Word counts (okokuqala, okwesibini, okwesithathu most).
 */
export function ordinalWords(value: number): string[] {
  const standing = CONCORDS.flatMap(({ initial, possessive }) =>
    ordinalOf(possessive, value).map((form) => initial + form),
  )
  const following = CONCORDS.flatMap(({ possessive }) => ordinalOf(possessive, value))
  return [...new Set([...standing, ...following])]
}
