const MINUTE = 60 * 1000
const DAY = 24 * 60 * MINUTE

/** Milliseconds in which wrong tries are counted, from the first on. */
export const ATTEMPT_WINDOW = 15 * MINUTE

/** Length in milliseconds of the second window, for somebody who tries again and again. */
export const ATTEMPT_DAY = DAY

/**
 * Subjects of counts of failed logins:
 * - `device`: the account, on a known device
 * - `account-here`: the account, from one range of addresses
 * - `account`: the account, from everywhere but its known devices
 * - `range`: all accounts together, from one range, but for their known devices
 */
export const SIGN_IN_COUNTS = ['device', 'account-here', 'account', 'range'] as const

export type SignInCount = (typeof SIGN_IN_COUNTS)[number]

/** Limit of failed logins in a number of milliseconds. */
export type SignInLimit = { count: SignInCount; limit: number; window: number }

/** Kind of a login's secret: a password of adults and teens, or what a child taps, with far fewer possibilities. */
export type SecretKind = 'password' | 'child-secret'

/**
 * Limits of failed logins (ASVS 5.0, 6.1.1 and 6.3.1; NIST SP 800-63B, 5.2.2 allows an account 100). A new password by
 * email, or a new PIN from a guardian, ends an account's daily limit at once. Known devices are exempt from it.
 */
export const SIGN_IN_LIMITS = {
  password: { device: 10, accountHere: 10, account: 30, accountDay: 100 },
  'child-secret': { device: 5, accountHere: 5, account: 10, accountDay: 50 },
} as const satisfies Record<SecretKind, object>

/**
 * Limits of failed logins from one range against all accounts together. A successful login takes its failures back, so
 * a school behind one address stays far below.
 */
export const RANGE_LIMITS = { window: 300, day: 1500 } as const

const RANGE: readonly SignInLimit[] = [
  { count: 'range', limit: RANGE_LIMITS.window, window: ATTEMPT_WINDOW },
  { count: 'range', limit: RANGE_LIMITS.day, window: ATTEMPT_DAY },
]

/** Devices that one account is known on at most, and the milliseconds since its last login there. */
export const KNOWN_DEVICES = 20
export const DEVICE_KNOWN_FOR = 180 * DAY

/**
 * Lists the limits of a login attempt, in order. It counts under one only if none before refused it, so a refused
 * person fills no wider count.
 */
export function limitsOf(
  kind: SecretKind,
  { isKnownDevice, isPublicRange }: { isKnownDevice: boolean; isPublicRange: boolean },
): SignInLimit[] {
  const { device, accountHere, account, accountDay } = SIGN_IN_LIMITS[kind]
  if (isKnownDevice) return [{ count: 'device', limit: device, window: ATTEMPT_WINDOW }]
  return [
    { count: 'account-here', limit: accountHere, window: ATTEMPT_WINDOW },
    ...(isPublicRange ? RANGE : []),
    { count: 'account', limit: account, window: ATTEMPT_WINDOW },
    { count: 'account', limit: accountDay, window: ATTEMPT_DAY },
  ]
}

/** State of a count: attempts including the present one, and its end in milliseconds since 1970. */
export type Counted = { attempts: number; endsAt: number }

/** Returns the seconds until another try is allowed; 0 if the count is within its limit. */
export const secondsToWait = ({ attempts, endsAt }: Counted, limit: number, now: number): number =>
  attempts <= limit ? 0 : Math.max(1, Math.ceil((endsAt - now) / 1000))
