const MINUTE = 60 * 1000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Emails that somebody can ask us to send. Each kind has counts of its own, so that none is sent at another's cost. */
export const REQUESTED_EMAILS = [
  'reset-password',
  'confirm-email',
  'change-email',
  'lost-second-factor',
  'grown-up-code',
  'guardian-consent',
  'guardian-invitation',
  'space-invitation',
] as const

export type RequestedEmail = (typeof REQUESTED_EMAILS)[number]

/**
 * Subjects of counts of requested emails, from the narrowest to the widest:
 * - `here`: this kind to one address, from one range of addresses or by one account
 * - `asker`: this kind to all addresses, from one public range or by one account
 * - `address`: this kind to one address, whoever asks
 * - `stranger`: all unsolicited kinds together to one address
 */
export const EMAIL_COUNTS = ['here', 'asker', 'address', 'stranger'] as const

export type EmailCount = (typeof EMAIL_COUNTS)[number]

/** Number of emails that are sent in so many milliseconds. */
export type EmailLimit = { count: EmailCount; limit: number; window: number }

/** Longest window of any count here and at sign-up: a source's week of reserved names. */
export const LONGEST_WINDOW = 7 * DAY

/**
 * Limits of each kind. Anybody can ask for `reset-password`, `grown-up-code` and `guardian-consent`; the others are
 * asked for by an account.
 * Nobody can have a stranger sent more than ten unsolicited emails a day, whatever their number of addresses and accounts.
 */
export const EMAIL_LIMITS: Readonly<Record<RequestedEmail, readonly EmailLimit[]>> = {
  'reset-password': [
    { count: 'asker', limit: 30, window: 15 * MINUTE },
    { count: 'asker', limit: 200, window: DAY },
    { count: 'address', limit: 3, window: HOUR },
    { count: 'address', limit: 10, window: DAY },
  ],
  'confirm-email': [
    { count: 'asker', limit: 4, window: 15 * MINUTE },
    { count: 'asker', limit: 10, window: DAY },
    { count: 'address', limit: 6, window: DAY },
  ],
  'change-email': [
    { count: 'asker', limit: 4, window: 15 * MINUTE },
    { count: 'asker', limit: 10, window: DAY },
    { count: 'address', limit: 5, window: DAY },
  ],
  'lost-second-factor': [
    { count: 'asker', limit: 3, window: HOUR },
    { count: 'asker', limit: 6, window: DAY },
  ],
  'grown-up-code': [
    { count: 'here', limit: 3, window: 15 * MINUTE },
    { count: 'asker', limit: 60, window: 15 * MINUTE },
    { count: 'asker', limit: 150, window: DAY },
    { count: 'address', limit: 5, window: DAY },
    { count: 'stranger', limit: 10, window: DAY },
  ],
  'guardian-consent': [
    { count: 'here', limit: 3, window: 15 * MINUTE },
    { count: 'asker', limit: 60, window: 15 * MINUTE },
    { count: 'asker', limit: 150, window: DAY },
    { count: 'asker', limit: 200, window: LONGEST_WINDOW },
    { count: 'address', limit: 5, window: DAY },
    { count: 'stranger', limit: 10, window: DAY },
  ],
  'guardian-invitation': [
    { count: 'here', limit: 3, window: 15 * MINUTE },
    { count: 'asker', limit: 30, window: 15 * MINUTE },
    { count: 'asker', limit: 60, window: DAY },
    { count: 'address', limit: 5, window: DAY },
    { count: 'stranger', limit: 10, window: DAY },
  ],
  'space-invitation': [
    { count: 'here', limit: 3, window: 15 * MINUTE },
    { count: 'asker', limit: 60, window: 15 * MINUTE },
    { count: 'asker', limit: 150, window: DAY },
    { count: 'address', limit: 5, window: DAY },
    { count: 'stranger', limit: 10, window: DAY },
  ],
}

/**
 * Kinds of emails that the address's owner always wants. Beyond the address's limits the answer stays the same, but
 * only one email is sent in `RESET_SPACING`. The owner's mailbox thus always has a working link.
 */
export const QUIET_EMAILS: readonly RequestedEmail[] = ['reset-password', 'confirm-email']

/** Milliseconds after which one more `reset-password` email is sent to an address beyond its limits. */
export const RESET_SPACING = 50 * MINUTE

/** Milliseconds for which the link of a forgotten password works (ASVS 5.0, 6.4.3: at most an hour). It outlasts `RESET_SPACING`. */
export const RESET_LINK = 60 * MINUTE

/** Limit of usernames that one account tries for its children; taken names are visible, so tries must be limited. */
export const CHILD_NAME_LIMITS = [
  { limit: 60, window: 15 * MINUTE },
  { limit: 120, window: DAY },
] as const

/** Accounts that are made from one public range of addresses: a class of adults fits. Usernames that are tried count as well. */
export const SIGN_UP_LIMITS = [
  { limit: 40, window: HOUR },
  { limit: 120, window: DAY },
] as const
