import { joinVowels } from '#core/grammar/join-vowels.ts'

/** The largest number that is put into words. */
const MAX_NUMBER = 1_000_000

type Numeral = {
  counting: readonly string[]
  nouns: readonly string[]
  stems: readonly string[]
  multipliers: readonly string[]
}

/**
 * Numerals 1 to 9. `counting` has the counting forms, the taught one first. Others are the noun (`isibini`), the form
 * after na- (`nambini`), and the multiplier of amashumi, amakhulu and amawaka. 7, 8 and 9 are nouns in every use.
 * Sources: Multilingual Mathematics Dictionary R–6 (inye or nye, isibini, isithathu …, ithoba or isithoba). Einhorn and
 * Siyengo, Xhosa: A Concise Manual (isinye).
 */
const NUMERALS: readonly Numeral[] = [
  { counting: ['inye', 'nye', 'isinye'], nouns: ['isinye'], stems: ['nye'], multipliers: [] },
  {
    counting: ['zimbini', 'mbini', 'isibini', 'zibini'],
    nouns: ['isibini'],
    stems: ['mbini'],
    multipliers: ['amabini'],
  },
  {
    counting: ['zintathu', 'ntathu', 'isithathu', 'zithathu'],
    nouns: ['isithathu'],
    stems: ['ntathu'],
    multipliers: ['amathathu'],
  },
  { counting: ['zine', 'ne', 'isine'], nouns: ['isine'], stems: ['ne'], multipliers: ['amane'] },
  {
    counting: ['zintlanu', 'ntlanu', 'isihlanu', 'zihlanu'],
    nouns: ['isihlanu'],
    stems: ['ntlanu'],
    multipliers: ['amahlanu'],
  },
  {
    counting: ['zintandathu', 'ntandathu', 'isithandathu', 'zithandathu'],
    nouns: ['isithandathu'],
    stems: ['ntandathu'],
    multipliers: ['amathandathu', 'asithandathu'],
  },
  {
    counting: ['sixhenxe', 'isixhenxe', 'sisixhenxe', 'zisixhenxe'],
    nouns: ['isixhenxe'],
    stems: [],
    multipliers: ['asixhenxe'],
  },
  {
    counting: ['sibhozo', 'isibhozo', 'sisibhozo', 'zisibhozo'],
    nouns: ['isibhozo'],
    stems: [],
    multipliers: ['asibhozo'],
  },
  {
    counting: ['lithoba', 'ithoba', 'sithoba', 'isithoba', 'sisithoba', 'zilithoba', 'zisithoba'],
    nouns: ['ithoba', 'isithoba'],
    stems: [],
    multipliers: ['alithoba', 'asithoba'],
  },
]

const ZERO = ['unothi', 'iqanda', 'uziro', 'iziro', 'zero'] as const

/**
 * Part of a number: a power of ten with its multiplier, or a lone unit. The next word agrees with its class: 5 `eli-`,
 * 6 `a-`.
 */
type Part = { forms: readonly string[]; nounClass: 5 | 6 }

const numeral = (digit: number): Numeral => {
  const found = NUMERALS[digit - 1]
  if (!found) throw new RangeError(`there is no numeral for ${digit}`)
  return found
}

const unique = (forms: readonly string[]): string[] => [...new Set(forms)]

/** `ishumi`, `amashumi amabini` …: the noun once, or in the plural with its multiplier. */
const powerPart = (count: number, singular: string, plural: string): Part =>
  count === 1
    ? { forms: [singular], nounClass: 5 }
    : { forms: numeral(count).multipliers.map((multiplier) => `${plural} ${multiplier}`), nounClass: 6 }

/** `lamawaka` after a class 5 number, `amawaka` after a class 6 one: so many of thousands. */
const ofThousands = (parts: readonly Part[]): string => (parts[0]?.nounClass === 5 ? 'lamawaka' : 'amawaka')

/** Returns a unit after a ten: as a noun (`anesibini`) or as counted (`anambini`); one is hardly ever the noun. */
function unitPart(digit: number): Part {
  const { nouns, stems } = numeral(digit)
  return { forms: digit === 1 ? [...stems, ...nouns] : [...nouns, ...stems], nounClass: 5 }
}

function thousandsPart(count: number): Part {
  if (count < 10) return powerPart(count, 'iwaka', 'amawaka')
  const parts = splitNumber(count)
  return { forms: linkParts(parts).map((form) => `${form} ${ofThousands(parts)}`), nounClass: 6 }
}

function splitNumber(value: number): Part[] {
  const [thousands, hundreds, tens, units] = [
    Math.floor(value / 1000),
    Math.floor(value / 100) % 10,
    Math.floor(value / 10) % 10,
    value % 10,
  ]
  return [
    ...(thousands > 0 ? [thousandsPart(thousands)] : []),
    ...(hundreds > 0 ? [powerPart(hundreds, 'ikhulu', 'amakhulu')] : []),
    ...(tens > 0 ? [powerPart(tens, 'ishumi', 'amashumi')] : []),
    ...(units > 0 ? [unitPart(units)] : []),
  ]
}

/**
 * Returns each part after the first takes na- and the relative concord of the part before it: `ikhulu elinamashumi
 * amabini anesithathu`.
 */
function linkParts(parts: readonly Part[]): string[] {
  return parts.reduce<string[]>((phrases, part, index) => {
    const before = parts[index - 1]
    if (!before) return [...part.forms]
    const concord = before.nounClass === 5 ? 'eli' : 'a'
    const linked = part.forms.map((form) => concord + joinVowels('na', form))
    return linked.flatMap((ending) => phrases.map((phrase) => `${phrase} ${ending}`))
  }, [])
}

function checkRange(value: number, least: number): void {
  if (!Number.isInteger(value) || value < least || value > MAX_NUMBER)
    throw new RangeError(`${value} is not a whole number from ${least} to ${MAX_NUMBER}`)
}

/**
 * Returns a number from 1 to a million as a noun phrase with its initial vowel: `isibini`, `ishumi elinanye`, `amashumi
 * amabini anesihlanu`. It can be possessed, joined or counted with. The first form is the usual one, and the others are
 * equally right. Throws a RangeError outside that range.
 */
export function numberNouns(value: number): string[] {
  checkRange(value, 1)
  if (value === MAX_NUMBER) return ['isigidi']
  return value < 10 ? [...numeral(value).nouns] : unique(linkParts(splitNumber(value)))
}

/**
 * Returns the second form of ten thousand and more: `ishumi lamawaka`, or this one, `amawaka alishumi`, for round
 * numbers only.
 */
export const roundThousands = (value: number): string[] =>
  value >= 10_000 && value % 1000 === 0 && value < MAX_NUMBER
    ? numberNouns(value / 1000).map((count) => `amawaka a${copulative(count)}`)
    : []

/** A lone power of ten can be called one of its kind: `ikhulu elinye`. */
const LONE_POWERS: Readonly<Record<number, string>> = {
  100: 'ikhulu elinye',
  1000: 'iwaka elinye',
  [MAX_NUMBER]: 'isigidi esinye',
}

/**
 * Writes the noun of a number as a predicate (it is, they are): `ishumi` → `lishumi`, `isibini` → `sisibini`,
 * `amashumi` → `ngamashumi`.
 */
export function copulative(phrase: string): string {
  if (phrase.startsWith('a')) return `ng${phrase}`
  return phrase.startsWith('isi') ? `s${phrase}` : `l${phrase}`
}

/**
 * Says a whole number from 0 to a million as isiXhosa counts, the taught form before all other right ones. Throws a
 * RangeError outside that range.
 *
 * Citation forms are uniform. 1 to 6 are counted as things of class 10 (inye, zimbini … zintandathu). 7 to 9 are
 * sixhenxe, sibhozo, lithoba, and 10 to 19 have lishumi. From 20 on they are the dictionary's nouns amashumi, ikhulu,
 * amakhulu, iwaka, amawaka, isigidi. Units after a ten are nouns with na- (elinesibini, anesihlanu), which texts prefer
 * by far; elinambini and anantlanu are accepted. Thousands from ten on are `ishumi lamawaka` (ten of thousands),
 * because `amawaka angamashumi amabini ananye` could be 21 000 or 20 001. Sources: Multilingual Mathematics Dictionary
 * R–6 for the words; word counts for the choice between forms.
 */
export function cardinalWords(value: number): string[] {
  checkRange(value, 0)
  if (value === 0) return [...ZERO]
  if (value < 10) return [...numeral(value).counting]
  const nouns = [
    ...numberNouns(value),
    ...(LONE_POWERS[value] === undefined ? [] : [LONE_POWERS[value]]),
    ...roundThousands(value),
  ]
  const predicates = nouns.filter((noun) => noun.startsWith('i')).map((noun) => copulative(noun))
  const things = value === 10 ? ['zilishumi'] : []
  return unique(value < 20 ? [...predicates, ...nouns, ...things] : [...nouns, ...predicates])
}
