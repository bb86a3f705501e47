import { SESSION_LIMITS } from '#core/people/session-limits.ts'

/** Milliseconds that the hub has for each answer; whoever waits longer is told that it is away. */
export const HUB_PATIENCE = 5000

/** Largest answer of the hub's that is read, in bytes. */
export const LARGEST_ANSWER = 256 * 1024

/** Milliseconds after which the hub is asked anew what it is made of. */
export const DISCOVERY_TIME = 60 * 60 * 1000

/** Seconds that somebody may take at the hub: long enough to sign up there, and to confirm an address. */
export const FLOW_SECONDS = 30 * 60

/** Seconds for which the browser keeps a new person, until their age is known and the terms are accepted. */
export const NEWCOMER_SECONDS = 30 * 60

/** Signature algorithms accepted from the hub: key pairs only, so that a verifier can't sign (ASVS 5.0, 9.1.2). */
export const SIGNATURES = [
  'RS256',
  'RS384',
  'RS512',
  'PS256',
  'PS384',
  'PS512',
  'ES256',
  'ES384',
  'ES512',
  'EdDSA',
  'Ed25519',
]

/** Scopes requested from the hub: identity, names and email address. */
export const SCOPE = 'openid profile email'

/**
 * Seconds after which a login at the hub is too old for a new session: the longest session. The hub then
 * reports its time.
 */
export const LONGEST_LOGIN = SESSION_LIMITS.adult.absolute / 1000

/** Seconds by which the hub's clock may differ from ours (ASVS 5.0, 9.2.1). */
export const CLOCK_TOLERANCE = 30

/**
 * Seconds for which a notice of the hub's that somebody logged out may be on its way. It is remembered for twice as
 * long, so that none counts twice.
 */
export const NOTICE_SECONDS = 5 * 60
