// The items of the numbers and time pages that follow from rules: cardinals, ordinals and the clock. Everything else in
// those files is written by hand.
import { clockWords } from '#core/grammar/clock-words.ts'
import { cardinalWords } from '#core/grammar/number-words.ts'
import { ordinalWords } from '#core/grammar/ordinal-words.ts'
import { respellXhosa } from '#core/pronunciation/respell-xhosa.ts'
import type { Item } from '#content/schema.ts'

/** An item of the learning language and its meaning in English. */
export type GeneratedEntry = { item: Item; meaning: string }

const UNITS = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
]
const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']
const IRREGULAR_ORDINALS: Readonly<Record<string, string>> = {
  one: 'first',
  two: 'second',
  three: 'third',
  five: 'fifth',
  eight: 'eighth',
  nine: 'ninth',
  twelve: 'twelfth',
  twenty: 'twentieth',
}
const ORDINAL_ENDINGS: Readonly<Record<number, string>> = { 1: 'st', 2: 'nd', 3: 'rd' }

/** 0 to 100, and the round numbers to a million. */
const CARDINALS: readonly number[] = [
  ...Array.from({ length: 101 }, (_, value) => value),
  ...[100, 1000, 10_000, 100_000]
    .flatMap((power) => Array.from({ length: 9 }, (_, index) => power * (index + 1)))
    .filter((value) => value > 100),
  1_000_000,
]

/** Says a number in English: a multiple of a hundred, a thousand or a million, or one below a hundred. */
function sayInEnglish(value: number): string {
  if (value >= 1_000_000) return `${sayInEnglish(value / 1_000_000)} million`
  if (value >= 1000) return `${sayInEnglish(value / 1000)} thousand`
  if (value >= 100) return `${sayInEnglish(value / 100)} hundred`
  const unit = UNITS[value]
  if (unit !== undefined) return unit
  return value % 10 === 0
    ? (TENS[value / 10] ?? '')
    : `${TENS[Math.floor(value / 10)] ?? ''}-${sayInEnglish(value % 10)}`
}

const writeInDigits = (value: number): string => String(value).replaceAll(/\B(?=(\d{3})+$)/g, ' ')
const slug = (english: string): string => english.toLowerCase().replaceAll(/[^a-z]+/g, '-')

const NUMERAL_NAMES = new Set(UNITS.slice(1, 10))
const numeralOf = (value: number): string[] =>
  NUMERAL_NAMES.has(UNITS[value] ?? '') ? [`numeral.${UNITS[value] ?? ''}`] : []

/** Returns the roots that a number's words are made of, largest first. */
function lexemesOf(value: number): string[] {
  if (value === 0) return ['noun.nought']
  if (value === 1_000_000) return ['noun.million']
  if (value >= 1000) return ['noun.thousand', ...(value > 1000 ? lexemesOf(value / 1000) : [])]
  if (value >= 100) return ['noun.hundred', ...(value > 100 ? lexemesOf(value / 100) : [])]
  if (value < 10) return numeralOf(value)
  const tens = Math.floor(value / 10)
  return [...new Set(['noun.ten', ...(tens > 1 ? numeralOf(tens) : []), ...numeralOf(value % 10)])]
}

type Facts = Pick<Item, 'id' | 'category' | 'lexemes' | 'sources' | 'review'>

const makeEntry = (
  { id, category, lexemes, sources, review }: Facts,
  [target = '', ...also]: readonly string[],
  meaning: string,
): GeneratedEntry => ({
  item: { id, category, target, pronunciation: respellXhosa(target), lexemes, also, sources, review },
  meaning,
})

/**
 * Numbers whose form and meaning a source lists. The others are made by rule, and a speaker still has to confirm them.
 */
const LISTED: Readonly<Record<number, string[]>> = {
  0: ['noun-class-list', 'wiktionary'],
  1: ['dsac-mathematics', 'attested-corpus'],
  1000: ['dsac-mathematics'],
}

function cardinalEntry(value: number): GeneratedEntry {
  const english = sayInEnglish(value)
  const sources =
    LISTED[value] ?? (value <= 10 ? ['dsac-mathematics', 'common-knowledge'] : ['attested-corpus', 'common-knowledge'])
  const review = LISTED[value] ? 'checked' : 'drafted'
  const facts: Facts = {
    id: `numbers.cardinal.${slug(english)}`,
    category: 'cardinal',
    lexemes: lexemesOf(value),
    sources,
    review,
  }
  return makeEntry(facts, cardinalWords(value), `${writeInDigits(value)} (${english})`)
}

function ordinalEntry(value: number): GeneratedEntry {
  const cardinal = sayInEnglish(value)
  const english = IRREGULAR_ORDINALS[cardinal] ?? `${cardinal}th`
  const facts: Facts = {
    id: `numbers.ordinal.${slug(english)}`,
    category: 'ordinal',
    lexemes: value === 1 ? ['verb.begin'] : lexemesOf(value),
    sources: value === 1 ? ['dsac-mathematics', 'attested-corpus'] : ['attested-corpus', 'common-knowledge'],
    review: value === 1 ? 'checked' : 'drafted',
  }
  return makeEntry(facts, ordinalWords(value), `${english} (${value}${ORDINAL_ENDINGS[value] ?? 'th'})`)
}

/** Returns cardinals, then ordinals from first to twentieth, in the order in which they are taught. */
export const numberEntries = (): GeneratedEntry[] => [
  ...CARDINALS.map((value) => cardinalEntry(value)),
  ...Array.from({ length: 20 }, (_, index) => ordinalEntry(index + 1)),
]

/** Clock minutes that are taught, in English and by their root. */
const MOMENTS = [
  { minute: 0, english: (hour: string) => `${hour} o’clock`, lexemes: [] },
  { minute: 15, english: (hour: string) => `a quarter past ${hour}`, lexemes: ['noun.quarter'] },
  { minute: 30, english: (hour: string) => `half past ${hour}`, lexemes: ['noun.side'] },
  { minute: 45, english: (_: string, next: string) => `a quarter to ${next}`, lexemes: ['noun.quarter'] },
]

function clockEntry(hour: number, { minute, english, lexemes }: (typeof MOMENTS)[number]): GeneratedEntry {
  const next = (hour % 12) + 1
  const named = minute > 30 ? next : hour
  const said = english(sayInEnglish(hour), sayInEnglish(next))
  const facts: Facts = {
    id: `time.time.${slug(said).replace(/^a-/, '')}`,
    category: 'time',
    lexemes: [...lexemes, 'noun.bell', ...(named === 1 ? ['verb.begin'] : lexemesOf(named))],
    sources:
      minute === 0
        ? ['attested-corpus', 'common-knowledge']
        : ['dsac-mathematics', 'attested-corpus', 'common-knowledge'],
    review: 'drafted',
  }
  return makeEntry(facts, clockWords(hour, minute), `${said} (${hour}:${String(minute).padStart(2, '0')})`)
}

/** Returns every full hour, half hour and quarter of the twelve-hour clock. */
export const clockEntries = (): GeneratedEntry[] =>
  Array.from({ length: 12 }, (_, index) => index + 1).flatMap((hour) =>
    MOMENTS.map((moment) => clockEntry(hour, moment)),
  )
