import NAMES from './number-names.json' with { type: 'json' }

/**
 * English number names: up to nineteen, tens, powers of ten, and ordinals from the first. Other languages have the same
 * order.
 */
export type NumberNames = { numbers: readonly string[]; places: readonly string[] }

const NUMBERS = NAMES.numbers

export const ENGLISH_NUMBERS: NumberNames = {
  numbers: NUMBERS,
  places: NAMES.places,
}

/** Value of a number, and its number of words. */
export type NumberWords = { value: number; length: number }

/** Returns the value of a number word; hundred, thousand and million multiply the number before them. */
function wordValue(word: string): number | undefined {
  const at = NUMBERS.indexOf(word)
  return at < 0 ? undefined : at < 20 ? at : at < 28 ? (at - 18) * 10 : [100, 1000, 1_000_000][at - 28]
}

/**
 * Reads number words such as `two hundred and five` or `five and twenty` at the beginning of a list; null without a
 * number.
 */
export function readNumberWords(words: readonly string[]): NumberWords | null {
  let total = 0
  let part = 0
  let length = 0
  for (const [at, word] of words.entries()) {
    const value = wordValue(word)
    if (value === undefined) {
      if (word === 'and' && at > 0 && (wordValue(words[at + 1] ?? '') ?? 100) < 100) continue
      break
    }
    if (value < 100) part += value
    else part = Math.max(part, 1) * value
    if (value > 100) {
      total += part
      part = 0
    }
    length = at + 1
  }
  return length === 0 ? null : { value: total + part, length }
}

/** Reads a number in figures or in English words; null where the text is none. */
export function readNumber(text: string): number | null {
  const plain = text
    .toLowerCase()
    .trim()
    .replaceAll(/(?<=\d)[ ,](?=\d{3}\b)/g, '')
    .replace(/^a /, '')
  if (/^\d+$/.test(plain)) return Number(plain)
  const words = plain.split(/[\s-]+/)
  const read = readNumberWords(words)
  return read?.length === words.length ? read.value : null
}
