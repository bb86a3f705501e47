import type { FieldCode } from '#contract/errors.ts'
import type { CommissionPercent } from '#core/partners/commission.ts'
import { isInBounds, type Simulation, type SimulationNumber } from '#core/partners/simulate-earnings.ts'
import { TIER_FACTS, type PartnerTier } from '#core/partners/tiers.ts'

/** Steps of the simulation, one question each. The result follows the last. */
export const SIMULATION_STEPS = ['tier', 'learners', 'price', 'months', 'growth', 'commission'] as const

export type SimulationStep = (typeof SIMULATION_STEPS)[number]

/** Entries as they were typed. The commission follows the tier until somebody chooses one. */
export type Entries = {
  tier: PartnerTier | null
  learners: string
  price: string
  months: string
  growth: string
  percent: CommissionPercent | null
}

export const FIRST_ENTRIES: Entries = {
  tier: null,
  learners: '20',
  price: '150',
  months: '12',
  growth: '5',
  percent: null,
}

/** Reads a typed number with a point or a comma; undefined for anything else. */
export function readNumber(typed: string): number | undefined {
  const tidy = typed.replaceAll(/[\s\u00A0]/g, '').replace(',', '.')
  return /^\d{1,9}(?:\.\d{1,2})?$/.test(tidy) ? Number(tidy) : undefined
}

const NUMBER_OF: Readonly<Record<Exclude<SimulationStep, 'tier' | 'commission'>, SimulationNumber>> = {
  learners: 'learners',
  price: 'priceCents',
  months: 'months',
  growth: 'growth',
}

const CENTS = 100

function valueOf(step: keyof typeof NUMBER_OF, entries: Entries): number | undefined {
  const value = readNumber(entries[step])
  return value === undefined || step !== 'price' ? value : Math.round(value * CENTS)
}

/** Returns the commission of a simulation: the chosen one, or that of the tier. */
export const percentOf = ({ tier, percent }: Entries): CommissionPercent | null =>
  percent ?? (tier && TIER_FACTS[tier].commission)

/** Finds the fault of a step's entry; undefined if the next step may follow. */
export function findFault(step: SimulationStep, entries: Entries): FieldCode | undefined {
  if (step === 'tier') return entries.tier === null ? 'missing' : undefined
  if (step === 'commission') return percentOf(entries) === null ? 'missing' : undefined
  if (entries[step].trim() === '') return 'missing'
  const value = valueOf(step, entries)
  return value !== undefined && isInBounds(NUMBER_OF[step], value) ? undefined : 'invalid'
}

/** Returns the simulation of these entries; undefined if one is missing or wrong. */
export function simulationOf(entries: Entries): Simulation | undefined {
  const percent = percentOf(entries)
  if (percent === null || SIMULATION_STEPS.some((step) => findFault(step, entries) !== undefined)) return undefined
  const number = (step: keyof typeof NUMBER_OF): number => valueOf(step, entries) ?? 0
  return {
    learners: number('learners'),
    priceCents: number('price'),
    months: number('months'),
    growth: number('growth'),
    percent,
  }
}

/** Returns a round top for an axis, no lower than the highest value: 1, 2 or 5 with noughts. */
export function topOfAxis(highest: number): number {
  if (highest <= 0) return 1
  const size = 10 ** Math.floor(Math.log10(highest))
  return size * ([1, 2, 5, 10].find((step) => step * size >= highest) ?? 10)
}
