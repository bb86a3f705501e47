const HOUR = 60 * 60 * 1000
const DAY = 24 * HOUR

/** Milliseconds in which the previous address can undo a change of address. */
export const EMAIL_UNDO = 7 * DAY

/** Milliseconds of waiting after losing the app and the recovery codes, in which the owner can stop a stranger. */
export const FACTOR_REMOVAL_WAIT = 3 * DAY

/** Milliseconds between emails that tell an owner of a request to remove the second factor. */
export const FACTOR_REMOVAL_TELLING = DAY

/** Milliseconds for which such a request, answered or not, is kept. */
export const FACTOR_REMOVAL_KEPT = 30 * DAY

/** Seconds for which the link that starts such a request works. */
export const FACTOR_REMOVAL_LINK_SECONDS = (24 * HOUR) / 1000

/** Returns the days left until `readyAt`, at least 0; both in milliseconds since 1970. */
export const daysUntil = (readyAt: number, now: number): number => Math.max(0, Math.ceil((readyAt - now) / DAY))
