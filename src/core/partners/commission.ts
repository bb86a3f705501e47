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

/**
 * Splits a price in cents into the commission and the rest. Half a cent counts as a whole cent of the commission. The
 * sum is made of whole numbers only, so no cent is lost or made.
 */
export function shareOfPrice(cents: number, percent: CommissionPercent): SharedPrice {
  if (!Number.isSafeInteger(cents * percent) || !Number.isSafeInteger(cents) || cents < 0)
    throw new RangeError(`A price is a whole number of cents, not ${cents}`)
  const commission = Math.floor((cents * percent + WHOLE / 2) / WHOLE)
  return { commission, rest: cents - commission }
}
