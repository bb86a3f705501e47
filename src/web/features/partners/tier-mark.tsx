import type { ReactNode } from 'react'
import type { PartnerTier } from '#core/partners/tiers.ts'
import css from './partners.module.css'

/** Houses of each tier: one room, a centre with a gable, and several together. */
const HOUSES: Readonly<Record<PartnerTier, readonly string[]>> = {
  independent: ['M34 60V38l14-13 14 13v22z'],
  licensed: ['M20 60V34l28-20 28 20v26z'],
  franchise: ['M28 60V30l20-16 20 16v30z', 'M6 60V44l11-9 11 9v16z', 'M68 60V44l11-9 11 9v16z'],
}

const DOORS: Readonly<Record<PartnerTier, string>> = {
  independent: 'M44 60V48h8v12z',
  licensed: 'M42 60V44h12v16zM28 40h8v8h-8zM60 40h8v8h-8z',
  franchise: 'M43 60V46h10v14zM14 50h6v10h-6zM76 50h6v10h-6z',
}

/** Draws a tier as houses, the larger the tier the more. */
export const TierMark = ({ tier }: { tier: PartnerTier }): ReactNode => (
  <svg className={css['mark']} viewBox="0 0 96 64" aria-hidden="true">
    <path className={css['ground']} d="M2 61h92" />
    {HOUSES[tier].map((house) => (
      <path key={house} className={css['house']} d={house} />
    ))}
    <path className={css['door']} d={DOORS[tier]} />
  </svg>
)
