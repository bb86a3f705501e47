import { z } from 'zod'
import type { LanguageContent } from '#content/load-content.ts'
import { clockWordsOfDay } from '#core/grammar/clock-words-of-day.ts'
import { clockWords } from '#core/grammar/clock-words.ts'
import { grammarOf, hasEngine } from '#core/grammar/language-engine.ts'
import { cardinalWords } from '#core/grammar/number-words.ts'
import { ordinalWords } from '#core/grammar/ordinal-words.ts'
import { sayDate } from '#core/grammar/say-date.ts'
import { sayMoney } from '#core/grammar/say-money.ts'
import { saySum, SUM_OPERATIONS } from '#core/grammar/say-sum.ts'
import { sayNumberOf } from './say-number-of.ts'

const numberRequest = z.object({
  value: z.number(),
  kind: z.enum(['cardinal', 'ordinal']).default('cardinal'),
  of: z.string().optional(),
})
const sumRequest = z.object({ left: z.number(), operation: z.enum(SUM_OPERATIONS), right: z.number() })
const moneyRequest = z.object({ rands: z.number(), cents: z.number().default(0) })
const timeRequest = z.object({ hour: z.number(), minute: z.number().default(0) })
const dateRequest = z.object({ day: z.number(), month: z.number(), year: z.number().optional() })

const has = (request: unknown, key: string): boolean =>
  typeof request === 'object' && request !== null && key in request

/** Throws where the language's numbers aren't known, since those of isiXhosa would be wrong in it. */
function refuseOthers({ code }: LanguageContent, what: string): void {
  if (!hasEngine(code) || !grammarOf(code).has.has('numbers'))
    throw new Error(`${what} can’t be said in '${code}' yet.`)
}

/**
 * Answers with the ways to say a number. `of` is a number of things; `left`, `operation`, `right` are a sum; `rands`,
 * `cents` are money.
 */
export function answerNumber(request: unknown, content: LanguageContent): string[] {
  refuseOthers(content, 'Numbers, sums and money')
  if (has(request, 'operation')) return saySum(sumRequest.parse(request))
  if (has(request, 'rands')) {
    const { rands, cents } = moneyRequest.parse(request)
    return sayMoney(rands, cents)
  }
  const { value, kind, of } = numberRequest.parse(request)
  if (of !== undefined) return sayNumberOf(value, kind, of, content)
  return kind === 'cardinal' ? cardinalWords(value) : ordinalWords(value)
}

/**
 * Answers with the ways to say a time of day or a date (`day`, `month`, `year`). A time comes first without its part of
 * the day.
 */
export function answerTime(request: unknown, content: LanguageContent): string[] {
  refuseOthers(content, 'Times and dates')
  if (has(request, 'day')) {
    const { day, month, year } = dateRequest.parse(request)
    return sayDate(year === undefined ? { day, month } : { day, month, year })
  }
  const { hour, minute } = timeRequest.parse(request)
  return [...clockWords(hour, minute), ...clockWordsOfDay(hour, minute)]
}
