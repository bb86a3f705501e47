const MINUTE = 60 * 1000

/** Digits of the code that shows that a grown-up reads the mailbox of an address. */
export const GROWN_UP_CODE_LENGTH = 6

/** Milliseconds in which the code has to be typed. */
export const GROWN_UP_CODE_TIME = 15 * MINUTE

/** Wrong codes that are borne for one email. */
export const GROWN_UP_CODE_TRIES = 5

/** Milliseconds in which the account has to be made, once the code was right. */
export const GROWN_UP_TIME = 60 * MINUTE
