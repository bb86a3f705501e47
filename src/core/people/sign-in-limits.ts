const MINUTE = 60 * 1000
const DAY = 24 * 60 * MINUTE

/** Milliseconds in which wrong tries are counted, from the first on. */
export const ATTEMPT_WINDOW = 15 * MINUTE

/** Milliseconds in which they are counted besides, where somebody tries again and again. */
export const ATTEMPT_DAY = DAY

/**
 * What wrong tries to log in are counted under:
 * - `device`: the account, on a device where it was signed in before
 * - `account-here`: the account, from one range of addresses
 * - `account`: the account, from everywhere but its known devices
 * - `range`: all accounts together, from one range, but for their known devices
 */
export const SIGN_IN_COUNTS = ['device', 'account-here', 'account', 'range'] as const

export type SignInCount = (typeof SIGN_IN_COUNTS)[number]

/** How many wrong tries are borne in how many milliseconds. */
export type SignInLimit = { count: SignInCount; limit: number; window: number }

/** What a login is by: a password as adults and teens have, or what a child taps; of the latter there are far fewer. */
export type SecretKind = 'password' | 'child-secret'

/**
 * Wrong tries that are borne (ASVS 5.0, 6.1.1 and 6.3.1; NIST SP 800-63B, 5.2.2 allows an account 100). A day's limit
 * of an account ends no sooner, but a new password by letter, or a new PIN from a guardian, ends it at once, and known
 * devices are never held by it.
 */
export const SIGN_IN_LIMITS = {
  password: { device: 10, accountHere: 10, account: 30, accountDay: 100 },
  'child-secret': { device: 5, accountHere: 5, account: 10, accountDay: 50 },
} as const satisfies Record<SecretKind, object>

/**
 * Wrong tries from one range against all accounts together. Whoever gets in takes theirs back, so a school of hundreds
 * behind one address stays far below.
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
 * The limits that a try has to keep, one after the other: it counts for one only where none before refused it, so that
 * whoever is refused in one place fills no wider count against others.
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

/** How far a count has come: tries with the present one, and when it ends, in milliseconds since 1970. */
export type Counted = { attempts: number; endsAt: number }

/** Seconds until a try may be made again; none where the count is within its limit. */
export const secondsToWait = ({ attempts, endsAt }: Counted, limit: number, now: number): number =>
  attempts <= limit ? 0 : Math.max(1, Math.ceil((endsAt - now) / 1000))
