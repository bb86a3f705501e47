/** Age bands: law, not taste. A child is anyone under 18 (POPIA, sections 1 and 34–35; product decisions, section 2). */
export const AGE_BANDS = ['child', 'teen', 'adult'] as const

export type AgeBand = (typeof AGE_BANDS)[number]

/** The bands of those who need a guardian. */
export const MINOR_BANDS = ['child', 'teen'] as const satisfies readonly AgeBand[]

export type MinorBand = (typeof MINOR_BANDS)[number]

/** Tells whether an account of this band needs a guardian's confirmed consent before anything personal is stored. */
export const needsGuardian = (band: AgeBand): boolean => band !== 'adult'
