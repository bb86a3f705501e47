import { moneyOf, splitMoney } from '#core/money/money.ts'

/** Least and most commission on a price. A partner earns it; the market keeps it of a sale. */
export const COMMISSION = { least: 0.15, most: 0.2 } as const

/** Commission rates that somebody can choose, in whole percent. */
export const COMMISSION_PERCENTS = [15, 16, 17, 18, 19, 20] as const

export type CommissionPercent = (typeof COMMISSION_PERCENTS)[number]

/** Price of which a share is taken, in cents: both parts together are the price again. */
export type SharedPrice = { commission: number; rest: number }

const WHOLE = 100

/** Tells whether a rate in whole percent lies between the least and the most commission. */
export const isCommissionPercent = (percent: number): percent is CommissionPercent =>
  COMMISSION_PERCENTS.some((known) => known === percent)

/** Splits a price in cents into the commission and the rest. Money decides about half a cent, in every currency alike. */
export function shareOfPrice(cents: number, percent: CommissionPercent): SharedPrice {
  if (cents < 0) throw new RangeError(`A price is never below nothing: ${cents}`)
  const { share, rest } = splitMoney(moneyOf(cents, 'ZAR'), percent / WHOLE)
  return { commission: share.cents, rest: rest.cents }
}
