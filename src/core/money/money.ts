import type { InterfaceLanguage } from '#core/languages/interface-languages.ts'

/** Currencies of prices, the rand first. */
export const CURRENCIES = ['ZAR', 'USD'] as const

export type Currency = (typeof CURRENCIES)[number]

/** An amount of money in whole cents. */
export type Money = { readonly cents: number; readonly currency: Currency }

/** Makes an amount of whole cents; anything else is a fault of the caller. */
export function moneyOf(cents: number, currency: Currency): Money {
  if (!Number.isSafeInteger(cents)) throw new Error(`${cents} is no number of cents`)
  return { cents, currency }
}

/** Adds amounts of one currency. */
export function addMoney(first: Money, ...others: readonly Money[]): Money {
  if (others.some(({ currency }) => currency !== first.currency)) throw new Error('Amounts of two currencies')
  return moneyOf(
    others.reduce((sum, { cents }) => sum + cents, first.cents),
    first.currency,
  )
}

/** Parts of a share: 0.175 is 1,750 of 10,000. */
const SHARE_PARTS = 10_000

/**
 * Splits an amount into a share and the rest. The share is rounded to the nearest cent, halves up, and both add up to
 * the amount. @param share from 0 to 1, with at most four decimals
 */
export function splitMoney({ cents, currency }: Money, share: number): { share: Money; rest: Money } {
  if (!(share >= 0 && share <= 1)) throw new Error(`${share} is no share`)
  const part =
    (BigInt(cents) * BigInt(Math.round(share * SHARE_PARTS)) * 2n + BigInt(SHARE_PARTS)) / BigInt(2 * SHARE_PARTS)
  return { share: moneyOf(Number(part), currency), rest: moneyOf(cents - Number(part), currency) }
}

const SIGNS: Readonly<Record<Currency, string>> = { ZAR: 'R', USD: '$' }

/** Languages that write a comma before the cents, and those of them that put the sign last. */
const WITH_COMMA: readonly InterfaceLanguage[] = ['af', 'fr', 'pt']
const SIGN_LAST: readonly InterfaceLanguage[] = ['fr', 'pt']

const NO_BREAK_SPACE = '\u00a0'

/** Writes an amount as its readers do: R1 234.50 in English, 1 234,50 R in French. Spaces don't break. */
export function formatMoney({ cents, currency }: Money, language: InterfaceLanguage): string {
  const whole = Math.floor(Math.abs(cents) / 100)
  const grouped = String(whole).replaceAll(/\B(?=(?:\d{3})+$)/g, NO_BREAK_SPACE)
  const decimals = String(Math.abs(cents) % 100).padStart(2, '0')
  const figures = `${grouped}${WITH_COMMA.includes(language) ? ',' : '.'}${decimals}`
  const sign = SIGNS[currency]
  const minus = cents < 0 ? '−' : ''
  return SIGN_LAST.includes(language) ? `${minus}${figures}${NO_BREAK_SPACE}${sign}` : `${minus}${sign}${figures}`
}
