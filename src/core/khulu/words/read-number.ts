import NAMES from './number-names.json' with { type: 'json' }

/**
 * How English names numbers: up to nineteen, tens, powers of ten; and places in a row, from the first. Other languages
 * tell theirs in the same order.
 */
export type NumberNames = { numbers: readonly string[]; places: readonly string[] }

const NUMBERS = NAMES.numbers

export const ENGLISH_NUMBERS: NumberNames = {
  numbers: NUMBERS,
  places: NAMES.places,
}

/** How many words a number took and what it is. */
export type NumberWords = { value: number; length: number }

/** What a word stands for: hundred, thousand and million for what the number before them is taken by. */
function wordValue(word: string): number | undefined {
  const at = NUMBERS.indexOf(word)
  return at < 0 ? undefined : at < 20 ? at : at < 28 ? (at - 18) * 10 : [100, 1000, 1_000_000][at - 28]
}

/**
 * Reads words such as `two hundred and five` or `five and twenty` from the beginning of a list; null where it doesn't
 * begin with a number.
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

/** A number in figures or in English words; null where the text is none. */
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
