/** Licences that an author can choose, the freest first. Each has the texts `market.licence.<id>`. */
export const LICENCES = ['cc0', 'cc-by', 'cc-by-sa', 'cc-by-nc', 'own-use'] as const
export type Licence = (typeof LICENCES)[number]

type Terms = {
  /** Others may change the work and publish the result. */
  canFork: boolean
  /** A changed work has the same licence. */
  isShareAlike: boolean
  /** A changed work is free of charge. */
  isFreeOnly: boolean
}

const TERMS: Readonly<Record<Licence, Terms>> = {
  cc0: { canFork: true, isShareAlike: false, isFreeOnly: false },
  'cc-by': { canFork: true, isShareAlike: false, isFreeOnly: false },
  'cc-by-sa': { canFork: true, isShareAlike: true, isFreeOnly: false },
  'cc-by-nc': { canFork: true, isShareAlike: true, isFreeOnly: true },
  'own-use': { canFork: false, isShareAlike: false, isFreeOnly: false },
}

/** Tells whether others may change a work of this licence and publish the result. */
export const canFork = (licence: Licence): boolean => TERMS[licence].canFork

/** Lists the licences that a work may have. @param basedOn licence of the work that it changes, or null */
export const licencesFor = (basedOn: Licence | null): readonly Licence[] =>
  basedOn !== null && TERMS[basedOn].isShareAlike ? [basedOn] : LICENCES

/** Tells whether a work may cost money. @param basedOn licence of the work that it changes, or null */
export const mayHavePrice = (basedOn: Licence | null): boolean => basedOn === null || !TERMS[basedOn].isFreeOnly
