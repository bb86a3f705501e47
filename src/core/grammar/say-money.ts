import { countThings } from '#core/grammar/count-things.ts'
import { joinVowels } from '#core/grammar/join-vowels.ts'
import { copulative } from '#core/grammar/number-words.ts'

/** Coins, all of class 9 with the plural in class 10, which as loans have no nasal. */
const RAND = { singular: 'irandi', plural: 'iirandi' }
const CENT = { singular: 'isenti', plural: 'iisenti' }

const count = (value: number, { singular, plural }: typeof RAND): string[] =>
  value === 1 ? countThings(1, singular, '9') : countThings(value, plural, '10')

/** "It is" before an amount: `yirandi enye`, `ziirandi ezilishumi`, `lishumi leerandi`. */
function asPredicate(amount: string): string {
  if (amount.startsWith('ii')) return `z${amount}`
  return /^i(?:randi|senti) /.test(amount) ? `y${amount}` : copulative(amount)
}

/**
 * Says an amount of rands (0 to 999 999) and cents (0 to 99), the taught form first: `iirandi ezintathu neesenti
 * ezingamashumi amahlanu`. Last come the forms with "it is" (`ziirandi ezilishumi`), which answer a question for the
 * price. Throws a RangeError for other amounts and for nothing at all. Sources: NCHLT corpus (irandi is of class 9:
 * `ku-i-randi`); attested in corpora (zeerandi, seerandi, eerandi).
 */
export function sayMoney(rands: number, cents = 0): string[] {
  if (!Number.isInteger(cents) || cents < 0 || cents > 99)
    throw new RangeError(`${cents} is not a number of cents from 0 to 99`)
  if (rands === 0 && cents === 0) throw new RangeError('no money at all has no words')
  const coins = cents === 0 ? [] : count(cents, CENT)
  const notes = rands === 0 ? [] : count(rands, RAND)
  const both = coins.flatMap((few) => notes.map((much) => `${much} ${joinVowels('na', few)}`))
  const amounts = coins.length === 0 ? notes : notes.length === 0 ? coins : both
  return [...amounts, ...amounts.map((amount) => asPredicate(amount))]
}
