import { shareOfPrice, type CommissionPercent } from '#core/partners/commission.ts'

/** Bounds of what somebody can enter. Prices are in cents; growth is the percent by which learners grow each month. */
export const SIMULATION_BOUNDS = {
  learners: { least: 1, most: 10_000 },
  priceCents: { least: 100, most: 500_000 },
  months: { least: 1, most: 36 },
  growth: { least: 0, most: 20 },
} as const

export type SimulationNumber = keyof typeof SIMULATION_BOUNDS

/** Entries of a simulation: the price is for one learner and one month. */
export type Simulation = Readonly<Record<SimulationNumber, number>> & { percent: CommissionPercent }

/** One month of a simulation. `total` is the commission of all months so far. Money is in cents. */
export type SimulatedMonth = { month: number; learners: number; paid: number; earned: number; total: number }

const WHOLE = 100n

/** Tells whether a number is whole and within the bounds of its entry. */
export const isInBounds = (name: SimulationNumber, value: number): boolean =>
  Number.isInteger(value) && value >= SIMULATION_BOUNDS[name].least && value <= SIMULATION_BOUNDS[name].most

/**
 * Returns each month's learners and commission. Learners grow by the same percent each month, as compound interest
 * does, and a part of a learner doesn't count. The first month has the learners that were entered.
 */
export function simulateEarnings({ learners, priceCents, months, growth, percent }: Simulation): SimulatedMonth[] {
  const rows: SimulatedMonth[] = []
  let total = 0
  for (let month = 1; month <= months; month += 1) {
    const grown = BigInt(month - 1)
    const reached = Number((BigInt(learners) * (WHOLE + BigInt(growth)) ** grown) / WHOLE ** grown)
    const paid = reached * priceCents
    const { commission: earned } = shareOfPrice(paid, percent)
    total += earned
    rows.push({ month, learners: reached, paid, earned, total })
  }
  return rows
}
