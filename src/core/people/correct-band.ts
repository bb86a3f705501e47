import { MINOR_BANDS, type AgeBand } from '#core/people/age-bands.ts'

/** Who corrects an age band: the account's own owner, or a guardian who manages it. */
export type Corrector = 'self' | 'guardian'

/**
 * Returns whether an age band may be corrected. A guardian moves a child between the bands of those under 18. Nobody
 * corrects their own: an adult who became a child would have an account without a guardian's consent, and to be 18 is
 * said where one comes of age.
 */
export const mayCorrectBand = (from: AgeBand, to: AgeBand, by: Corrector): boolean =>
  from === to || (by === 'guardian' && [from, to].every((band) => MINOR_BANDS.some((minor) => minor === band)))
