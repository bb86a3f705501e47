const MINUTE = 60 * 1000

/** Digits of the code that confirms that a grown-up reads an address's mailbox. */
export const GROWN_UP_CODE_LENGTH = 6

/** Milliseconds in which the code has to be typed. */
export const GROWN_UP_CODE_TIME = 15 * MINUTE

/** Wrong codes allowed for one email. */
export const GROWN_UP_CODE_TRIES = 5

/** Milliseconds in which the account has to be made, once the code was right. */
export const GROWN_UP_TIME = 60 * MINUTE
