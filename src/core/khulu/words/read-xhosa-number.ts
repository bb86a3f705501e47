import { cardinalWords, numberNouns } from '#core/grammar/number-words.ts'

const MOST = 200

/** Numbers by their words, as one counts and as nouns; made when first asked for. */
let numbers: ReadonlyMap<string, number> | undefined

const makeNumbers = (): ReadonlyMap<string, number> =>
  new Map(
    Array.from({ length: MOST }, (_, at) => at + 1).flatMap((value) =>
      [...cardinalWords(value), ...numberNouns(value)].map((words): [string, number] => [words.toLowerCase(), value]),
    ),
  )

/**
 * Reads a number up to 200 in words of isiXhosa, also after na-, nga- or ku-: amashumi amabini, nesihlanu. Null where
 * it is none.
 */
export function readXhosaNumber(text: string): number | null {
  numbers ??= makeNumbers()
  const plain = text.toLowerCase().trim()
  const [, front = '', rest = ''] = /^(ne|nge|kwi|na|nga|ku|se|ye)(.+)$/.exec(plain) ?? []
  return numbers.get(plain) ?? numbers.get(`${front.endsWith('a') ? 'a' : 'i'}${rest}`) ?? null
}
