import type { GuardianScope } from '#core/permissions/guardian-scopes.ts'

/** Kinds of events: entering an account, reading data, changing data, or deciding who belongs to a child. */
export const SECURITY_KINDS = ['access', 'look', 'change', 'family'] as const
export type SecurityKind = (typeof SECURITY_KINDS)[number]

/** `scope` is what lets an invited guardian see the event in a child's record; the first guardian sees all. */
type Described = { kind: SecurityKind; scope: GuardianScope }

/**
 * The one list of security events. Each row of a record has one of them, shown by `records.event.<name>`. New events are
 * added at the end. Stored names never change: `proof-given` is a reauthentication.
 */
export const SECURITY_EVENTS = {
  'account-made': { kind: 'access', scope: 'manage-account' },
  'logged-in': { kind: 'access', scope: 'manage-account' },
  'logged-out': { kind: 'access', scope: 'manage-account' },
  'proof-given': { kind: 'access', scope: 'manage-account' },
  'session-ended': { kind: 'access', scope: 'manage-account' },
  'password-changed': { kind: 'change', scope: 'manage-account' },
  'reset-asked': { kind: 'access', scope: 'manage-account' },
  'password-reset': { kind: 'change', scope: 'manage-account' },
  'login-changed': { kind: 'change', scope: 'manage-account' },
  'join-code-made': { kind: 'change', scope: 'manage-account' },
  'email-changed': { kind: 'change', scope: 'manage-account' },
  'email-confirmed': { kind: 'change', scope: 'manage-account' },
  'second-factor-begun': { kind: 'change', scope: 'manage-account' },
  'second-factor-on': { kind: 'change', scope: 'manage-account' },
  'second-factor-off': { kind: 'change', scope: 'manage-account' },
  'recovery-codes-made': { kind: 'change', scope: 'manage-account' },
  'details-changed': { kind: 'change', scope: 'manage-account' },
  'settings-changed': { kind: 'change', scope: 'manage-account' },
  'copy-made': { kind: 'look', scope: 'see-progress' },
  'progress-seen': { kind: 'look', scope: 'see-progress' },
  'child-listed': { kind: 'look', scope: 'see-progress' },
  'members-seen': { kind: 'look', scope: 'see-progress' },
  'groups-seen': { kind: 'look', scope: 'see-progress' },
  'voice-heard': { kind: 'look', scope: 'see-progress' },
  'voice-decided': { kind: 'change', scope: 'see-progress' },
  'record-seen': { kind: 'look', scope: 'see-progress' },
  'switches-seen': { kind: 'look', scope: 'manage-account' },
  'switches-changed': { kind: 'change', scope: 'manage-account' },
  'child-added': { kind: 'family', scope: 'consent' },
  'child-deleted': { kind: 'family', scope: 'consent' },
  'consent-given': { kind: 'family', scope: 'consent' },
  'consent-withdrawn': { kind: 'family', scope: 'consent' },
  'consent-renewed': { kind: 'family', scope: 'consent' },
  'purpose-decided': { kind: 'family', scope: 'consent' },
  'guardians-seen': { kind: 'look', scope: 'consent' },
  'guardian-invited': { kind: 'family', scope: 'consent' },
  'guardian-invitation-withdrawn': { kind: 'family', scope: 'consent' },
  'guardian-invitation-read': { kind: 'look', scope: 'consent' },
  'guardian-joined': { kind: 'family', scope: 'consent' },
  'guardian-refused': { kind: 'family', scope: 'consent' },
  'guardian-changed': { kind: 'family', scope: 'consent' },
  'guardian-ended': { kind: 'family', scope: 'consent' },
  'group-joined': { kind: 'family', scope: 'manage-account' },
  'group-place-changed': { kind: 'family', scope: 'manage-account' },
  'group-left': { kind: 'family', scope: 'manage-account' },
  'group-deleted': { kind: 'family', scope: 'manage-account' },
  'member-invited': { kind: 'family', scope: 'manage-account' },
  'staff-ended-sessions': { kind: 'access', scope: 'manage-account' },
  'email-change-undone': { kind: 'change', scope: 'manage-account' },
  'factor-removal-asked': { kind: 'change', scope: 'manage-account' },
  'factor-removal-stopped': { kind: 'change', scope: 'manage-account' },
  'factor-removals-seen': { kind: 'look', scope: 'manage-account' },
  'factor-removal-decided': { kind: 'change', scope: 'manage-account' },
  'other-refused': { kind: 'access', scope: 'manage-account' },
  'deletion-stopped': { kind: 'family', scope: 'consent' },
  'first-offered': { kind: 'family', scope: 'consent' },
  'first-offer-ended': { kind: 'family', scope: 'consent' },
  'first-handed-over': { kind: 'family', scope: 'consent' },
  'of-age-asked': { kind: 'family', scope: 'consent' },
  'of-age-stopped': { kind: 'family', scope: 'consent' },
  'deletion-asked': { kind: 'family', scope: 'consent' },
  'learning-deleted': { kind: 'family', scope: 'consent' },
  'of-age-done': { kind: 'family', scope: 'consent' },
  'roster-seen': { kind: 'look', scope: 'see-progress' },
  'roster-changed': { kind: 'change', scope: 'see-progress' },
  'work-marked': { kind: 'change', scope: 'see-progress' },
  'suggestion-decided': { kind: 'change', scope: 'manage-account' },
  'report-decided': { kind: 'change', scope: 'manage-account' },
  'feature-switched': { kind: 'change', scope: 'manage-account' },
  'applications-seen': { kind: 'look', scope: 'manage-account' },
  'application-decided': { kind: 'change', scope: 'manage-account' },
  'market-queue-seen': { kind: 'look', scope: 'manage-account' },
  'market-decided': { kind: 'change', scope: 'manage-account' },
} as const satisfies Readonly<Record<string, Described>>

export type SecurityEvent = keyof typeof SECURITY_EVENTS

export const SECURITY_EVENT_NAMES = Object.keys(SECURITY_EVENTS) as SecurityEvent[]

/** Outcomes of an event. */
export const SECURITY_OUTCOMES = ['done', 'refused'] as const

/** Reasons of a refusal; each is shown by `records.reason.<reason>`. */
export const REFUSAL_REASONS = [
  'wrong-secret',
  'second-factor-needed',
  'too-many',
  'not-allowed',
  'not-theirs',
  'no-guardian',
] as const
export type RefusalReason = (typeof REFUSAL_REASONS)[number]

/** Kinds of actors: an account, an anonymous caller, or the server by itself. */
export const ACTOR_KINDS = ['account', 'nobody', 'system'] as const

/**
 * Actors as shown to a reader: the reader, the child, a guardian by name, or an unnamed other. It may also be an
 * anonymous caller, the server, or an account deleted since. Each is shown by `records.by.<actor>`.
 */
export const RECORD_ACTORS = ['you', 'child', 'guardian', 'other', 'nobody', 'server', 'gone'] as const

/** Actors whose acts the audit log of staff shows. */
export const AUDIT_ACTORS = ['staff', 'everybody'] as const

/** Periods of the audit log, in days up to now. */
export const AUDIT_DAYS = [1, 7, 31] as const

const MINUTE = 60 * 1000

/** Returns the milliseconds in which repeats of an event by the same people are counted in one row. */
export const windowOf = (event: SecurityEvent): number =>
  SECURITY_EVENTS[event].kind === 'look' ? 60 * MINUTE : 10 * MINUTE

/** Rows that one account can cause in a day, or anonymous calls about one account. More are only counted in the log. */
export const ROWS_A_DAY = { account: 3000, nobody: 300 }

/** Lists the events of a child's record that a guardian with these scopes sees. */
export const eventsSeenWith = (scopes: readonly GuardianScope[], isFirst: boolean): SecurityEvent[] =>
  SECURITY_EVENT_NAMES.filter((name) => isFirst || scopes.includes(SECURITY_EVENTS[name].scope))
