import { clockWordsOfDay } from '#core/grammar/clock-words-of-day.ts'
import { countThings } from '#core/grammar/count-things.ts'
import type { LanguageEngine } from '#core/grammar/language-engine.ts'
import { cardinalWords } from '#core/grammar/number-words.ts'
import { orderThings, ordinalWords } from '#core/grammar/ordinal-words.ts'
import { sayDate } from '#core/grammar/say-date.ts'
import { sayMoney } from '#core/grammar/say-money.ts'
import { saySum, SUM_OPERATIONS } from '#core/grammar/say-sum.ts'
import type { LexiconRoot } from '#core/grammar/word-lexicon.ts'
import { searchDictionary } from './dictionary-state.ts'
import { classOfPlural } from './entry-state.ts'

type Operation = (typeof SUM_OPERATIONS)[number]

/** Shown part of the page as written, all in the address. An empty date or time is now. */
export type Figures = {
  number: string
  count: string
  thing: string
  left: string
  operation: Operation
  right: string
  date: string
  time: string
  rands: string
  cents: string
}

const FIRST: Figures = {
  number: '25',
  count: '3',
  thing: 'umntwana',
  left: '3',
  operation: 'plus',
  right: '4',
  date: '',
  time: '',
  rands: '12',
  cents: '50',
}

const NAMES = Object.keys(FIRST) as (keyof Figures)[]

/** Reads the address's query: `?number=7&time=14:30`. */
export function readFigures(search: string): Figures {
  const parameters = new URLSearchParams(search)
  const read = Object.fromEntries(NAMES.map((name) => [name, parameters.get(name) ?? FIRST[name]])) as Figures
  return { ...read, operation: SUM_OPERATIONS.find((operation) => operation === read.operation) ?? FIRST.operation }
}

/** Writes the address's query for what is shown; what is as at first is left out. */
export function writeFigures(figures: Figures): string {
  const changed = NAMES.filter((name) => figures[name] !== FIRST[name]).map((name) => [name, figures[name]])
  return changed.length === 0 ? '' : `?${new URLSearchParams(changed).toString()}`
}

/** Something said: the form that is taught and others that are as right; or why it can't be said. */
export type Saying =
  | { best: string; also: readonly string[] }
  | { problem: 'number' | 'count' | 'thing' | 'noPlural' | 'sum' | 'date' | 'money' }

const MOST_OTHERS = 5

function sayFirst(forms: readonly string[], problem: Extract<Saying, { problem: string }>['problem']): Saying {
  const [best, ...also] = forms
  return best === undefined ? { problem } : { best, also: also.slice(0, MOST_OTHERS) }
}

/** Returns a rule's result, or the problem if it fails. */
function trySaying(say: () => readonly string[], problem: Extract<Saying, { problem: string }>['problem']): Saying {
  try {
    return sayFirst(say(), problem)
  } catch (error) {
    if (error instanceof RangeError) return { problem }
    throw error
  }
}

/** Reads a whole number as it was written, with spaces between thousands or without; NaN for anything else. */
const readWhole = (text: string): number =>
  /^\d{1,9}$/.test(text.replaceAll(/[\s,]/g, '')) ? Number(text.replaceAll(/[\s,]/g, '')) : NaN

/** Returns a number as one counts. */
export const sayNumber = ({ number }: Figures): Saying => trySaying(() => cardinalWords(readWhole(number)), 'number')

/** Returns a number as a place in a row: firstly, secondly. */
export const sayOrdinal = ({ number }: Figures): Saying =>
  trySaying(() => ordinalWords(readWhole(number)).slice(0, 1), 'number')

/** Finds the noun that somebody wrote, in isiXhosa or English. */
export const findThing = ({ thing }: Figures, engine: LanguageEngine): LexiconRoot | undefined =>
  searchDictionary(thing, engine).find(
    ({ root, whole }) => whole && root.partOfSpeech === 'noun' && root.nounClass !== undefined,
  )?.root

/** Classes whose nouns without a plural aren't counted, not even as one: amanzi amanye is other water. */
const UNCOUNTED: ReadonlySet<string> = new Set(['2', '4', '6', '8', '10', '14', '15'])

/** Writes a number of things: "three children". */
export function sayCount(figures: Figures, engine: LanguageEngine): Saying {
  const root = findThing(figures, engine)
  if (root?.nounClass === undefined) return { problem: 'thing' }
  const { lemma, nounClass, plural } = root
  const count = readWhole(figures.count)
  if (plural === undefined && UNCOUNTED.has(nounClass)) return { problem: 'noPlural' }
  if (count === 1) return trySaying(() => countThings(1, lemma, nounClass), 'count')
  const pluralClass = plural === undefined ? null : classOfPlural(plural, nounClass)
  if (plural === undefined || pluralClass === null) return { problem: 'noPlural' }
  return trySaying(() => countThings(count, plural, pluralClass), 'count')
}

/** Says an ordinal with its noun: the third child. Uncounted nouns have none: there is no second rice. */
export function sayPlace(figures: Figures, engine: LanguageEngine): Saying {
  const root = findThing(figures, engine)
  if (root?.nounClass === undefined) return { problem: 'thing' }
  const { lemma, nounClass, plural } = root
  if (plural === undefined && (UNCOUNTED.has(nounClass) || readWhole(figures.count) !== 1))
    return { problem: 'noPlural' }
  return trySaying(() => orderThings(readWhole(figures.count), lemma, nounClass).slice(0, 1), 'count')
}

/** Returns a sum read aloud. */
export const sayFigureSum = ({ left, operation, right }: Figures): Saying =>
  trySaying(() => saySum({ left: readWhole(left), operation, right: readWhole(right) }), 'sum')

/** Returns a day as `2026-11-21`. */
export function sayDay(date: string): Saying {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date) ?? []
  return trySaying(() => sayDate({ year: Number(year), month: Number(month), day: Number(day) }), 'date')
}

/** Reads a time as `14:30`, in hours and minutes; null for anything else. */
export function readTime(time: string): { hour: number; minute: number } | null {
  const [, hour, minute] = /^([01]\d|2[0-3]):([0-5]\d)/.exec(time) ?? []
  return hour === undefined ? null : { hour: Number(hour), minute: Number(minute) }
}

/** Returns a time with its part of the day. */
export function sayTime(time: string): Saying {
  const read = readTime(time)
  return read ? sayFirst(clockWordsOfDay(read.hour, read.minute), 'date') : { problem: 'date' }
}

/** Returns a price. */
export const sayPrice = ({ rands, cents }: Figures): Saying =>
  trySaying(() => sayMoney(readWhole(rands === '' ? '0' : rands), readWhole(cents === '' ? '0' : cents)), 'money')

/** Returns the turn of a clock's hands from twelve, in degrees. */
export const turnHands = ({ hour, minute }: { hour: number; minute: number }): { hour: number; minute: number } => ({
  hour: (hour % 12) * 30 + minute / 2,
  minute: minute * 6,
})
