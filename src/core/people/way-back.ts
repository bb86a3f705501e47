const HOUR = 60 * 60 * 1000
const DAY = 24 * HOUR

/** Milliseconds for which the address of before can take a change of address back. */
export const EMAIL_UNDO = 7 * DAY

/** Milliseconds of waiting after losing the app and the recovery codes, in which the owner can stop a stranger. */
export const FACTOR_REMOVAL_WAIT = 3 * DAY

/** Milliseconds between the emails that tell an owner of a request to take the second factor away. */
export const FACTOR_REMOVAL_TELLING = DAY

/** Milliseconds for which such a request, answered or not, is kept. */
export const FACTOR_REMOVAL_KEPT = 30 * DAY

/** Seconds for which the link works that begins such a request. */
export const FACTOR_REMOVAL_LINK_SECONDS = (24 * HOUR) / 1000

/** Days that are left until `readyAt`, both in milliseconds since 1970; never less than none. */
export const daysUntil = (readyAt: number, now: number): number => Math.max(0, Math.ceil((readyAt - now) / DAY))
