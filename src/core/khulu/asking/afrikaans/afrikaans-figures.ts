import NAMES from './afrikaans-figures.json' with { type: 'json' }
import type { NumberNames } from '#core/khulu/words/read-number.ts'

const pair = (afrikaans: readonly string[], english: readonly string[]): [string, string][] =>
  afrikaans.map((word, at) => [word, english[at] ?? word])

let numbers: ReadonlyMap<string, string> | undefined
let figures: ReadonlyMap<string, string> | undefined

/** Returns the English of numbers that Afrikaans writes as one word; built at first use. */
export const numbersInEnglish = (english: NumberNames): ReadonlyMap<string, string> =>
  (numbers ??= new Map(pair(NAMES.numbers, [...english.numbers, 'eighteen', 'nineteen', 'ninety'])))

/** Builds the other expressions with figures: ordinals, times, sums, dates and their question words. */
const sayFigures = (english: NumberNames): ReadonlyMap<string, string> =>
  (figures ??= new Map([
    ...numbersInEnglish(english),
    ...pair(NAMES.places, english.places),
    ...Object.entries(NAMES.figures),
  ]))

/**
 * Turns figures and their expressions into English words: vyfentwintig → five and twenty, halfagt → half eight, as in
 * South African English.
 */
export const figuresOfAfrikaans = (text: string, english: NumberNames): string =>
  text
    .replaceAll(/(?<=[a-z]{3})(?=honderd|duisend)/g, ' ')
    .replace(/(?<=uur|\d) (?:in )?(?:die )?(?:s|na)?(oggend|middag|aand)s?/, ' in die $1')
    .replaceAll(/en(?=(?:twin|der|veer|vyf|ses|sewen|tag|negen)tig)/g, ' en ')
    .replace(/\bhalf(?=[a-z])/, 'half ')
    .replace(/(?<=[a-z]{2})uur\b/, ' uur')
    .replaceAll(/['a-zë]+/g, (word) => sayFigures(english).get(word) ?? word)
