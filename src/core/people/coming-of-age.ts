import type { AgeBand } from '#core/people/age-bands.ts'

const DAY = 24 * 60 * 60 * 1000

/**
 * Milliseconds of notice to guardians before something ends that they could still stop. It covers deletions that
 * another guardian wants, and a teen's coming of age.
 */
export const NOTICE_TO_GUARDIANS = 7 * DAY

/** The same time in days, for texts. */
export const NOTICE_DAYS = NOTICE_TO_GUARDIANS / DAY

/** Returns the moment at which a request made at `askedAt` is carried out. */
export const carriedOutAt = (askedAt: Date): Date => new Date(askedAt.getTime() + NOTICE_TO_GUARDIANS)

/**
 * Tells whether a person of this band can come of age here: a teen, by their own act. No birth date is known, so no
 * account does it by itself. A guardian moves a child up to the teens (`core/people/correct-band.ts`).
 */
export const mayComeOfAge = (band: AgeBand): boolean => band === 'teen'

/** Milliseconds after a guardian's objection until the person can ask again. */
export const OBJECTION_TIME = 91 * DAY

/**
 * Milliseconds after the first objection from which no guardian can object.
 * Only an account for 13 to 17 years asks, so its person is 18 by then, whatever a guardian says.
 */
export const OBJECTIONS_END = 5 * 365.25 * DAY

/** The objections to a person's coming of age: the first and the last. */
export type Objections = { firstAt: Date; lastAt: Date }

/** Returns the moment from which a person can ask again; null where nothing keeps them from it now. */
export function canAskAgainAt(objections: Objections | undefined, now: Date): Date | null {
  const at = objections && new Date(objections.lastAt.getTime() + OBJECTION_TIME)
  return at && at > now ? at : null
}

/** Tells whether a guardian can still object. */
export const mayObject = (objections: Pick<Objections, 'firstAt'> | undefined, now: Date): boolean =>
  objections === undefined || now.getTime() - objections.firstAt.getTime() < OBJECTIONS_END
