const MINUTE = 60_000

/**
 * Milliseconds for which having shown who one is, by a password or a second factor, is fresh. What can't be undone, or
 * would let a stranger at an open phone take the account over, asks for a fresh proof (ASVS 5.0, 7.5.1).
 */
export const FRESH_PROOF = 10 * MINUTE

/** Whether a proof that was given at `provedAt` still is fresh; both in milliseconds since 1970. */
export const isFreshProof = (provedAt: number, now: number): boolean => now - provedAt < FRESH_PROOF
