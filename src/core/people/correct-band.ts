import { MINOR_BANDS, type AgeBand } from '#core/people/age-bands.ts'

/** Person who corrects an age band: the account's owner, or a guardian who manages it. */
export type Corrector = 'self' | 'guardian'

/**
 * Returns whether an age band may be corrected. A guardian moves a child between the bands under 18. Nobody corrects
 * their own. An adult who became a child would have no guardian's consent, and 18 is reached by coming of age.
 */
export const mayCorrectBand = (from: AgeBand, to: AgeBand, by: Corrector): boolean =>
  from === to || (by === 'guardian' && [from, to].every((band) => MINOR_BANDS.some((minor) => minor === band)))
