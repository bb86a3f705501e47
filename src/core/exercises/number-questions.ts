import { COUNTED_NOUNS } from '#core/exercises/counted-nouns.ts'
import type { QuestionKind } from '#core/exercises/question-kind.ts'
import type { SeededRandom } from '#core/exercises/seeded-random.ts'
import { countThings } from '#core/grammar/count-things.ts'
import { cardinalWords } from '#core/grammar/number-words.ts'
import { ordinalWords } from '#core/grammar/ordinal-words.ts'
import { sayMoney } from '#core/grammar/say-money.ts'
import { resultOf, saySum, SUM_OPERATIONS, type SumOperation } from '#core/grammar/say-sum.ts'

/** The largest number of each step. */
const MOST = [10, 20, 99, 999, 9999, 99_999, 999_999] as const

/** Limit for ordinals, things and money; beyond it their forms would be thousands. */
const MOST_COUNTED = 9999

/** The step from which on numbers are also round: before, there is nothing to round. */
const FIRST_ROUND_STEP = 3

/** `4 321`, with a space that no line is broken at. */
const figures = (value: number): string => String(value).replaceAll(/\B(?=(?:\d{3})+$)/g, '\u00a0')

/** Picks a number up to the step's largest. Many large ones are round, since they are said more often. */
function pickNumber(random: SeededRandom, step: number, limit: number = MOST.at(-1) ?? 0): number {
  const value = random.whole(1, Math.min(limit, MOST[step] ?? limit))
  if (step < FIRST_ROUND_STEP) return value
  const digits = String(value).length
  const unit = 10 ** (digits - random.whole(1, digits))
  return Math.floor(value / unit) * unit
}

const cardinal: QuestionKind = {
  category: 'cardinal',
  from: 0,
  pick: (random, step) => String(step === 0 ? random.whole(0, MOST[0]) : pickNumber(random, step)),
  read: (asked) =>
    /^(?:0|[1-9]\d{0,5})$/.test(asked)
      ? { english: figures(Number(asked)), answers: cardinalWords(Number(asked)) }
      : undefined,
}

const things: QuestionKind = {
  category: 'cardinal',
  from: 0,
  pick: (random, step) => `things-${pickNumber(random, step, 999)}-${random.pick([...COUNTED_NOUNS.keys()])}`,
  read: (asked) => {
    const [, written, key = ''] = /^things-([1-9]\d{0,3})-([a-z]+)$/.exec(asked) ?? []
    const noun = COUNTED_NOUNS.get(key)
    if (written === undefined || !noun) return undefined
    const value = Number(written)
    return value === 1
      ? { english: `1 ${noun.english}`, answers: countThings(1, noun.one, noun.oneClass) }
      : {
          english: `${figures(value)} ${noun.englishSeveral}`,
          answers: countThings(value, noun.several, noun.severalClass),
        }
  },
}

const money: QuestionKind = {
  category: 'cardinal',
  from: 2,
  pick: (random, step) => {
    const rands = pickNumber(random, step, MOST_COUNTED)
    return step > 2 && random.next() < 0.5
      ? `rand-${rands}-${String(random.whole(1, 19) * 5).padStart(2, '0')}`
      : `rand-${rands}`
  },
  read: (asked) => {
    const [, rands, cents] = /^rand-([1-9]\d{0,3})(?:-(0[1-9]|[1-9]\d))?$/.exec(asked) ?? []
    if (rands === undefined) return undefined
    return {
      english: `R${figures(Number(rands))}${cents === undefined ? '' : `.${cents}`}`,
      answers: sayMoney(Number(rands), Number(cents ?? 0)),
    }
  },
}

/** `1st`, `22nd`, `113th`. */
function englishOrdinal(value: number): string {
  const isTeen = Math.floor(value / 10) % 10 === 1
  return `${figures(value)}${isTeen ? 'th' : (['th', 'st', 'nd', 'rd'][value % 10] ?? 'th')}`
}

const ordinal: QuestionKind = {
  category: 'ordinal',
  from: 1,
  pick: (random, step) => `place-${pickNumber(random, step, MOST_COUNTED)}`,
  read: (asked) => {
    const [, written] = /^place-([1-9]\d{0,3})$/.exec(asked) ?? []
    return written === undefined
      ? undefined
      : { english: englishOrdinal(Number(written)), answers: ordinalWords(Number(written)) }
  },
}

const SIGNS: Readonly<Record<SumOperation, string>> = { plus: '+', minus: '−', times: '×', 'divided-by': '÷' }

const SUM = new RegExp(`^sum-([1-9]\\d{0,5})-(${SUM_OPERATIONS.join('|')})-([1-9]\\d{0,5})$`)

/** Draws a sum of whole numbers with a whole result. Subtractions and divisions are computed from the result. */
function pickSum(random: SeededRandom, step: number): string {
  const operation = random.pick(step < 2 ? SUM_OPERATIONS.slice(0, 2) : SUM_OPERATIONS)
  const most =
    operation === 'plus' || operation === 'minus'
      ? Math.floor((MOST[Math.min(step, FIRST_ROUND_STEP)] ?? 0) / 2)
      : step > FIRST_ROUND_STEP
        ? 20
        : 10
  const [one, other] = [random.whole(1, most), random.whole(1, most)]
  const left = operation === 'minus' ? one + other : operation === 'divided-by' ? one * other : one
  return `sum-${left}-${operation}-${other}`
}

const sum: QuestionKind = {
  category: 'math',
  from: 1,
  pick: pickSum,
  read: (asked) => {
    const [, left, operation, right] = SUM.exec(asked) ?? []
    if (left === undefined) return undefined
    const asks = { left: Number(left), operation: operation as SumOperation, right: Number(right) }
    const result = resultOf(asks)
    if (!Number.isInteger(result) || result < 1 || result > (MOST.at(-1) ?? 0)) return undefined
    return {
      english: `${figures(asks.left)} ${SIGNS[asks.operation]} ${figures(asks.right)} = ${figures(result)}`,
      answers: saySum(asks),
    }
  },
}

/** Kinds of number questions: numbers to 999 999, counted things, money, ordinals and sums. */
export const NUMBER_QUESTIONS: readonly QuestionKind[] = [cardinal, things, money, ordinal, sum]
