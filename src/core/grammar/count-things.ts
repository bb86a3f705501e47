import { attachNasal, XHOSA_NASALS } from '#core/grammar/assimilate-nasal.ts'
import { XHOSA_CONCORDS } from '#core/grammar/concords.ts'
import { joinVowels } from '#core/grammar/join-vowels.ts'
import type { NounClass } from '#core/grammar/noun-classes.ts'
import { copulative, numberNouns, roundThousands } from '#core/grammar/number-words.ts'

/** The largest number of things that is counted. */
const MOST_THINGS = 999_999

/** Numbers that agree as adjectives, from two. One is added by hand: class 9 loses its nasal before it (`enye`). */
const ADJECTIVE_STEMS = ['bini', 'thathu', 'ne', 'hlanu', 'thandathu'] as const

/**
 * Prefixes of -bini, -thathu … in agreement after na-: `abalishumi elinababini`. Class 10 has the nasal: `ezilishumi
 * elinambini`.
 */
const PREFIXES_AFTER_NA: Readonly<Partial<Record<NounClass, string>>> = {
  '2': 'ba',
  '2a': 'ba',
  '4': 'mi',
  '6': 'ma',
  '8': 'zi',
}

/** `omnye`, `elinye`, `enye`: one of a kind. */
const oneOf = (nounClass: NounClass): string => `${XHOSA_CONCORDS.classes[nounClass].adjective.replace(/n$/, '')}nye`

/** `ababini`, `ezimbini`: the adjectives for two to six. */
function adjectiveOf(value: number, nounClass: NounClass): string[] {
  const stem = ADJECTIVE_STEMS[value - 2]
  return stem === undefined ? [] : [attachNasal(XHOSA_CONCORDS.classes[nounClass].adjective, stem, XHOSA_NASALS)]
}

/**
 * Returns a number without its initial vowel or as a predicate, ready for a relative concord: `sixhenxe`, `lithoba`,
 * `ngamashumi amabini`.
 */
const predicateOf = (noun: string): string => (noun.startsWith('isi') ? noun.slice(1) : copulative(noun))

/** Units that agree with what is counted, not with the ten: `ishumi elinambini` → `ishumi elinababini`. */
function agreeingUnits(value: number, nouns: readonly string[], nounClass: NounClass): string[] {
  const [prefix, stem] = [PREFIXES_AFTER_NA[nounClass], ADJECTIVE_STEMS[(value % 10) - 2]]
  if (prefix === undefined || stem === undefined || value < 10) return []
  const counted = attachNasal('n', stem, XHOSA_NASALS)
  return nouns
    .filter((noun) => noun.endsWith(`na${counted}`))
    .map((noun) => noun.slice(0, -counted.length) + prefix + stem)
}

/** Returns a relative concord and the number as a predicate: `abasixhenxe`, `ezingamashumi amabini`. */
function relativesOf(value: number, nounClass: NounClass): string[] {
  const nouns = numberNouns(value)
  const { relative } = XHOSA_CONCORDS.classes[nounClass]
  return [...nouns, ...agreeingUnits(value, nouns, nounClass), ...roundThousands(value)].map(
    (noun) => relative + predicateOf(noun),
  )
}

/** Tens, hundreds and thousands may own what they count: `ikhulu labantu`, `amashumi amabini anantlanu eemitha`. */
function owned(value: number, things: string): string[] {
  if (value < 10) return []
  const several = numberNouns(value)
    .filter((noun) => noun.startsWith('a') || value >= 10_000)
    .map((noun) => `${noun} ${joinVowels('a', things)}`)
  return [10, 100, 1000].includes(value)
    ? numberNouns(value).map((noun) => `${noun} ${joinVowels('la', things)}`)
    : several
}

/**
 * Says a noun with its number, from 1 to 999 999, best first: `abantu ababini`, `iincwadi ezingamashumi amabini
 * anesihlanu`. The noun is given in the singular for one and in the plural for more, with that class. 1 to 6 agree as
 * adjectives. From 7 on the noun of the number is a predicate with a relative concord. Throws a RangeError outside that
 * range. Sources: NCHLT corpus (`aba-li-shumi`, `a-si-xhenxe`, `e-ng-amashumi`, ezimbini, emihlanu). Einhorn and
 * Siyengo, Xhosa: A Concise Manual (adjectives for 1 to 6, numbers that own what they count). Attested in corpora
 * (abasibhozo, ezilithoba, ezingamakhulu, ezisithandathu). IsiXhosa Bibles (abalishumi elinababini in 1859, abalishumi
 * elinambini and amashumi amabini anantlanu eemitha in 1996).
 */
export function countThings(value: number, noun: string, nounClass: NounClass): string[] {
  if (!Number.isInteger(value) || value < 1 || value > MOST_THINGS)
    throw new RangeError(`${value} is not a whole number from 1 to ${MOST_THINGS}`)
  const adjectives = value === 1 ? [oneOf(nounClass)] : adjectiveOf(value, nounClass)
  const relatives = value >= 6 ? relativesOf(value, nounClass) : []
  return [...new Set([...[...adjectives, ...relatives].map((count) => `${noun} ${count}`), ...owned(value, noun)])]
}
