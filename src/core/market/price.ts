import { canFork, type Licence } from '#core/market/licences.ts'
import { COMMISSION, shareOfPrice, type CommissionPercent, type SharedPrice } from '#core/partners/commission.ts'

/** Least and most commission in whole percent. */
const LEAST = Math.round(100 * COMMISSION.least) as CommissionPercent
const MOST = Math.round(100 * COMMISSION.most) as CommissionPercent

/** Returns the percentage of a price that the market keeps: the least of a work that others may build on. */
export const commissionOf = (licence: Licence): CommissionPercent => (canFork(licence) ? LEAST : MOST)

/** Splits a price in cents between the market and the author, as the author is told before publishing. */
export const shareOf = (price: number, licence: Licence): SharedPrice => shareOfPrice(price, commissionOf(licence))
