/** English and Afrikaans words for numbers; 20 and up take a unit after (or in Afrikaans before) them. */
const UNITS: Readonly<Record<string, number>> = {
  zero: 0, nought: 0, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, eleven: 11, twelve: 12, thirteen: 13, fourteen: 14, fifteen: 15, sixteen: 16,
  seventeen: 17, eighteen: 18, nineteen: 19, nul: 0, een: 1, twee: 2, drie: 3, vier: 4, vyf: 5, ses: 6, sewe: 7, agt: 8, nege: 9, tien: 10, elf: 11, twaalf: 12, dertien: 13, veertien: 14, vyftien: 15,
  sestien: 16, sewentien: 17, agtien: 18, agttien: 18, negentien: 19, neëntien: 19,
}

const TENS: Readonly<Record<string, number>> = {
  twenty: 20, thirty: 30, forty: 40, fourty: 40, fifty: 50, sixty: 60, seventy: 70, eighty: 80, ninety: 90, twintig: 20, dertig: 30, veertig: 40, vyftig: 50, sestig: 60, sewentig: 70, tagtig: 80, negentig: 90, neëntig: 90,
}

const POWERS: Readonly<Record<string, number>> = { hundred: 100, honderd: 100, thousand: 1000, duisend: 1000, million: 1_000_000, miljoen: 1_000_000 }

/** How many words a number took and what it is. */
export type NumberWords = { value: number; length: number }

const wordValue = (word: string): number | undefined => UNITS[word] ?? TENS[word]

/** Reads words such as `two hundred and five` or `vyf en twintig` from the beginning of a list; null where it doesn't begin with a number. */
export function readNumberWords(words: readonly string[]): NumberWords | null {
  let total = 0
  let part = 0
  let length = 0
  for (const [at, word] of words.entries()) {
    const value = wordValue(word)
    const power = POWERS[word]
    if (value !== undefined) part += value
    else if (power !== undefined && power > 100) {
      total += Math.max(part, 1) * power
      part = 0
    } else if (power !== undefined) part = Math.max(part, 1) * power
    else if ((word === 'and' || word === 'en') && at > 0 && wordValue(words[at + 1] ?? '') !== undefined) continue
    else break
    length = at + 1
  }
  return length === 0 ? null : { value: total + part, length }
}

/** A number in figures or in English or Afrikaans words; null where the text is none. */
export function readNumber(text: string): number | null {
  const plain = text.toLowerCase().trim().replaceAll(/(?<=\d)[ ,](?=\d{3}\b)/g, '')
  if (/^\d+$/.test(plain)) return Number(plain)
  const words = plain.replaceAll('-', ' ').replaceAll(/(?<=twee|drie|vier|vyf|ses|sewe|agt|nege|een)en(?=twintig|dertig|veertig|vyftig|sestig|sewentig|tagtig|negentig)/g, ' en ').split(/\s+/)
  const read = readNumberWords(words[0] === 'a' || words[0] === "'n" ? words.slice(1) : words)
  return read && read.length >= words.length - (words[0] === 'a' || words[0] === "'n" ? 1 : 0) ? read.value : null
}
