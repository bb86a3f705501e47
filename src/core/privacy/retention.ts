import { chatDays } from '#core/khulu/history/chat-message.ts'
import { SECOND_EMAIL_DELAY } from '#core/permissions/consent.ts'
import { INVITATION_DAYS } from '#core/permissions/guardian-scopes.ts'
import { NOTICE_TO_GUARDIANS } from '#core/people/coming-of-age.ts'
import { JOIN_CODE_TIME } from '#core/people/join-codes.ts'
import { DECIDED_DAYS } from '#core/partners/applications.ts'
import { REFERRAL_DAYS } from '#core/partners/referral-codes.ts'
import { SESSION_LIMITS } from '#core/people/session-limits.ts'
import { EMAIL_UNDO, FACTOR_REMOVAL_KEPT } from '#core/people/way-back.ts'
import { UPLOAD_LIMITS } from '#core/uploads/upload-rules.ts'
import { LONGEST_WINDOW } from '#core/people/email-limits.ts'
import { DEVICE_KNOWN_FOR } from '#core/people/sign-in-limits.ts'

const MINUTE = 60 * 1000
const DAY = 24 * 60 * MINUTE
const YEAR = 365 * DAY

/** Starts of a retention rule's time; each is shown through the locale key `privacy.from.<start>`. */
const RETENTION_STARTS = [
  'made',
  'asked',
  'last-visit',
  'answered',
  'said',
  'written',
  'tried',
  'happened',
  'changed',
] as const

/**
 * Events that end retention early, or without a time limit; each is shown through `privacy.ends.<end>`. Everything else
 * ends with the account, too.
 */
const RETENTION_ENDS = [
  'deleted',
  'logged-out',
  'used',
  'turned-off',
  'answered',
  'taken-back',
  'left',
  'cleared',
  'sent',
  'logged-in',
  'change',
] as const

type Rule = {
  from: (typeof RETENTION_STARTS)[number]
  /** Milliseconds for which it is kept at most. */
  limit?: number
  /** Act that ends retention without a time limit. */
  ends: (typeof RETENTION_ENDS)[number]
}

/**
 * Retention rules of all personal data: duration and start. The texts are `privacy.what.<rule>` and
 * `privacy.why.<rule>`. Sweeps, column classes and the privacy page use only this list (security goals, P10).
 */
export const RETENTION = {
  account: { from: 'made', ends: 'deleted' },
  'unused-child': { from: 'last-visit', limit: 2 * YEAR, ends: 'logged-in' },
  session: { from: 'made', limit: SESSION_LIMITS.adult.absolute, ends: 'logged-out' },
  'second-factor': { from: 'made', ends: 'turned-off' },
  'link-token': { from: 'written', limit: INVITATION_DAYS * DAY, ends: 'used' },
  attempts: { from: 'tried', limit: LONGEST_WINDOW, ends: 'logged-in' },
  'known-device': { from: 'last-visit', limit: DEVICE_KNOWN_FOR, ends: 'deleted' },
  'email-change': { from: 'written', limit: EMAIL_UNDO + DAY, ends: 'used' },
  'factor-removal': { from: 'asked', limit: FACTOR_REMOVAL_KEPT, ends: 'taken-back' },
  'hub-notice': { from: 'written', limit: 10 * MINUTE, ends: 'used' },
  'child-request': { from: 'asked', limit: 7 * DAY, ends: 'answered' },
  'child-erasure': { from: 'asked', limit: NOTICE_TO_GUARDIANS, ends: 'taken-back' },
  'coming-of-age': { from: 'asked', limit: NOTICE_TO_GUARDIANS, ends: 'taken-back' },
  invitation: { from: 'asked', limit: INVITATION_DAYS * DAY, ends: 'answered' },
  guardian: { from: 'made', ends: 'left' },
  consent: { from: 'made', ends: 'deleted' },
  'consent-email': { from: 'made', limit: SECOND_EMAIL_DELAY, ends: 'sent' },
  'join-code': { from: 'made', limit: JOIN_CODE_TIME, ends: 'used' },
  settings: { from: 'made', ends: 'deleted' },
  switches: { from: 'made', ends: 'deleted' },
  progress: { from: 'answered', ends: 'deleted' },
  assignment: { from: 'made', ends: 'deleted' },
  answer: { from: 'answered', limit: 2 * YEAR, ends: 'deleted' },
  'chat-of-minors': { from: 'said', limit: chatDays('child') * DAY, ends: 'cleared' },
  'chat-of-adults': { from: 'said', limit: chatDays('adult') * DAY, ends: 'cleared' },
  'model-choice': { from: 'made', ends: 'change' },
  recording: { from: 'made', ends: 'taken-back' },
  suggestion: { from: 'made', ends: 'taken-back' },
  'content-report': { from: 'made', limit: YEAR, ends: 'deleted' },
  'lesson-plan': { from: 'made', ends: 'deleted' },
  'deleted-lesson': { from: 'asked', limit: 30 * DAY, ends: 'taken-back' },
  market: { from: 'made', ends: 'deleted' },
  'market-report': { from: 'asked', ends: 'answered' },
  upload: { from: 'changed', limit: UPLOAD_LIMITS.waits, ends: 'used' },
  file: { from: 'made', ends: 'deleted' },
  membership: { from: 'made', ends: 'left' },
  space: { from: 'made', ends: 'left' },
  // Students without an account, counted from the last change of the group's list; the others stay until they leave.
  roster: { from: 'changed', limit: 400 * DAY, ends: 'left' },
  announcement: { from: 'written', limit: YEAR, ends: 'taken-back' },
  'school-request': { from: 'asked', limit: 90 * DAY, ends: 'answered' },
  notification: { from: 'happened', limit: 90 * DAY, ends: 'deleted' },
  schedule: { from: 'happened', limit: 2 * YEAR, ends: 'deleted' },
  'removed-event': { from: 'asked', limit: DAY, ends: 'taken-back' },
  'calendar-feed': { from: 'made', ends: 'turned-off' },
  partner: { from: 'made', ends: 'left' },
  'partner-application': { from: 'answered', limit: DECIDED_DAYS * DAY, ends: 'taken-back' },
  referral: { from: 'made', limit: REFERRAL_DAYS * DAY, ends: 'deleted' },
  security: { from: 'happened', limit: YEAR, ends: 'deleted' },
  email: { from: 'written', limit: 7 * DAY, ends: 'sent' },
} as const satisfies Readonly<Record<string, Rule>>

export type RetentionRule = keyof typeof RETENTION

/** Retention rules in display order. */
export const RETENTION_RULES = Object.keys(RETENTION) as RetentionRule[]

/** Name of a retention rule with a time limit, after which the server deletes the data. */
export type LimitedRule = {
  [Name in RetentionRule]: (typeof RETENTION)[Name] extends { limit: number } ? Name : never
}[RetentionRule]

/** Returns the longest retention of a rule in its largest unit; undefined without a time limit. */
export function retentionTime(rule: RetentionRule): { unit: 'minutes' | 'days' | 'months'; count: number } | undefined {
  const found: Rule = RETENTION[rule]
  if (found.limit === undefined) return undefined
  if (found.limit < DAY) return { unit: 'minutes', count: found.limit / MINUTE }
  return found.limit < YEAR || (12 * found.limit) % YEAR !== 0
    ? { unit: 'days', count: found.limit / DAY }
    : { unit: 'months', count: (12 * found.limit) / YEAR }
}

/** Returns the time at or before which data has been kept long enough. */
export const keptUntil = (rule: LimitedRule, now: Date): Date => new Date(now.getTime() - RETENTION[rule].limit)

/** Milliseconds between telling the guardians and deleting a child's unused account. */
export const UNUSED_NOTICE = 30 * DAY
