const MINUTE = 60_000

/**
 * Milliseconds for which a reauthentication is fresh. It guards acts that can't be undone. It also guards acts that
 * would give away an account on an open phone (ASVS 5.0, 7.5.1).
 */
export const FRESH_REAUTHENTICATION = 10 * MINUTE

/** Tells whether a reauthentication at `provedAt` is still fresh; both in milliseconds since 1970. */
export const isFreshReauthentication = (provedAt: number, now: number): boolean =>
  now - provedAt < FRESH_REAUTHENTICATION
