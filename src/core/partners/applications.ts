/** States of an application. Withdrawing deletes it. */
export const APPLICATION_STATES = ['waiting', 'accepted', 'refused'] as const

export type ApplicationState = (typeof APPLICATION_STATES)[number]

/** Decisions of staff about an application. */
export const APPLICATION_DECISIONS = ['accepted', 'refused'] as const satisfies readonly ApplicationState[]

/** Most characters of what an applicant says about their work, and of the reason of a decision. */
export const APPLICATION_TEXT = { about: 600, reason: 500 } as const

/** Days for which a decided application is kept, so that its reason can be read. */
export const DECIDED_DAYS = 90
