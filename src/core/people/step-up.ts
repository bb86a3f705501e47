const MINUTE = 60_000

/**
 * Milliseconds for which a reauthentication is fresh. It guards acts that can't be undone. It also guards acts that
 * would give away an account on an open phone (ASVS 5.0, 7.5.1).
 */
export const FRESH_PROOF = 10 * MINUTE

/** Whether a proof that was given at `provedAt` still is fresh; both in milliseconds since 1970. */
export const isFreshProof = (provedAt: number, now: number): boolean => now - provedAt < FRESH_PROOF
