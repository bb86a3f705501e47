import type { AgeBand } from '#core/people/age-bands.ts'

const DAY = 24 * 60 * 60 * 1000

/**
 * Milliseconds of notice to guardians before something ends that they could still stop. It covers deletions that
 * another guardian wants, and a teen's coming of age.
 */
export const NOTICE_TO_GUARDIANS = 7 * DAY

/** Days of that time, for those who are told. */
export const NOTICE_DAYS = NOTICE_TO_GUARDIANS / DAY

/** When what was asked at a moment is carried out. */
export const carriedOutAt = (askedAt: Date): Date => new Date(askedAt.getTime() + NOTICE_TO_GUARDIANS)

/**
 * Tells whether a person of this band can come of age here: a teen, by their own act. No birth date is known, so no
 * account does it by itself. A guardian moves a child up to the teens (`core/people/correct-band.ts`).
 */
export const mayComeOfAge = (band: AgeBand): boolean => band === 'teen'
