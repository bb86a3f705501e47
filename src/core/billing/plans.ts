import type { Currency } from '#core/money/money.ts'
import { QUOTAS, type QuotaKind } from '#core/people/quotas.ts'

/** Plans of a family or a person. */
export const PLAN_IDS = ['free', 'premium-family'] as const

export type PlanId = (typeof PLAN_IDS)[number]

/** Quotas of the dashboard that a plan can raise. Learning has none here: it is never metered. */
export const PLAN_SIZES = ['lesson-files', 'lesson-file-bytes'] as const satisfies readonly QuotaKind[]

export type PlanSize = (typeof PLAN_SIZES)[number]

/** A plan: its name, its price a month in whole cents, and the size that it gives the dashboard. */
export type Plan = {
  readonly id: PlanId
  /** The plan's own name, the same in every language. */
  readonly name: string
  readonly monthly: Readonly<Record<Currency, number>>
  readonly sizes: Readonly<Record<PlanSize, number>>
}

/** Sources: specification, section 9, for the price in dollars; `docs/decisions/078` for the rand. */
export const PLANS: Readonly<Record<PlanId, Plan>> = {
  free: {
    id: 'free',
    name: 'Free',
    monthly: { ZAR: 0, USD: 0 },
    sizes: { 'lesson-files': QUOTAS['lesson-files'], 'lesson-file-bytes': QUOTAS['lesson-file-bytes'] },
  },
  'premium-family': {
    id: 'premium-family',
    name: 'Premium Family',
    monthly: { ZAR: 54_900, USD: 2999 },
    sizes: { 'lesson-files': 10_000, 'lesson-file-bytes': 5_000_000_000 },
  },
}
