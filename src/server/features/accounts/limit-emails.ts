import type { FastifyRequest } from 'fastify'
import { addressRange } from '#server/platform/http/address-range.ts'
import {
  CHILD_NAME_LIMITS,
  EMAIL_LIMITS,
  QUIET_EMAILS,
  RESET_SPACING,
  SIGN_UP_LIMITS,
  type RequestedEmail,
  type EmailLimit,
} from '#core/people/email-limits.ts'
import { secondsToWait } from '#core/people/sign-in-limits.ts'
import type { AccountsParts } from '#server/features/accounts/accounts-parts.ts'
import { countAttempt, takeAttempts } from '#server/features/accounts/attempt-queries.ts'
import { limitSubjects, subjectOf, type LimitedSubject } from '#server/features/accounts/limit-attempts.ts'

type Parts = Pick<AccountsParts, 'database' | 'clock' | 'config'>

/** Sender of a request for an email: a signed-in account, or an anonymous request. */
export type Asker = { accountId: string } | { request: FastifyRequest }

/** Returns the asker's name, and whether it identifies one source. A private address may be a shared proxy's. */
function nameOf(asker: Asker): { name: string; isTelling: boolean } {
  if ('accountId' in asker) return { name: `account ${asker.accountId}`, isTelling: true }
  const { name, isPublic } = addressRange(asker.request.ip)
  return { name: `range ${name}`, isTelling: isPublic }
}

/** Subject of one count; `letters stranger` is one for all kinds. */
function subjectFor(
  parts: Parts,
  kind: RequestedEmail,
  to: string,
  asker: string,
  { count, window }: EmailLimit,
): string {
  const what = { here: `${kind} ${to} ${asker}`, asker: `${kind} ${asker}`, address: `${kind} ${to}`, stranger: to }[
    count
  ]
  return subjectOf(parts, `letters ${count} ${window} ${what}`)
}

const isOfAddress = ({ count }: EmailLimit): boolean => count === 'address' || count === 'stranger'

/** Counts one more under each subject in turn. False as soon as one is beyond its limit. */
async function isWithin(parts: Parts, subjects: readonly LimitedSubject[]): Promise<boolean> {
  const now = parts.clock()
  for (const { subject, limit, window } of subjects) {
    const { attempts, endsAt } = await countAttempt(parts.database, subject, window, now)
    if (secondsToWait({ attempts, endsAt: endsAt.getTime() }, limit, now.getTime()) > 0) return false
  }
  return true
}

const spacingSubject = (parts: Parts, kind: RequestedEmail, to: string): LimitedSubject => ({
  subject: subjectOf(parts, `letters spaced ${kind} ${to}`),
  limit: 1,
  window: RESET_SPACING,
})

/**
 * Counts a requested email and refuses it beyond the limits of `core/people/email-limits.ts`. Returns false if the
 * email must be left out silently: quiet kinds refuse neither the owner nor a stranger. An asker with `isKnown` is
 * exempt from floods by others of the same range.
 */
export async function limitEmail(
  parts: Parts,
  kind: RequestedEmail,
  to: string,
  asker: Asker,
  { isKnown = false } = {},
): Promise<boolean> {
  const { name, isTelling } = nameOf(asker)
  const subjectsOf = (limits: readonly EmailLimit[]): LimitedSubject[] =>
    limits.map((limit) => ({
      subject: subjectFor(parts, kind, to, name, limit),
      limit: limit.limit,
      window: limit.window,
    }))
  const asked = EMAIL_LIMITS[kind].filter(
    (limit) => !isOfAddress(limit) && (limit.count !== 'asker' || (isTelling && !isKnown)),
  )
  const received = subjectsOf(EMAIL_LIMITS[kind].filter(isOfAddress))
  if (!QUIET_EMAILS.includes(kind)) {
    await limitSubjects(parts, [...subjectsOf(asked), ...received], parts.clock())
    return true
  }
  await limitSubjects(parts, subjectsOf(asked), parts.clock())
  return (
    (await isWithin(parts, received)) ||
    (kind === 'reset-password' && (await isWithin(parts, [spacingSubject(parts, kind, to)])))
  )
}

/** Forgets the emails of one kind that were sent to an address: its owner has used one. */
export async function forgetEmailCounts(parts: Parts, kind: RequestedEmail, to: string): Promise<void> {
  const subjects = EMAIL_LIMITS[kind].filter(isOfAddress).map((limit) => subjectFor(parts, kind, to, '', limit))
  for (const subject of [...subjects, spacingSubject(parts, kind, to).subject])
    await takeAttempts(parts.database, subject, parts.clock())
}

/** Counts a username that an account tries for a child, and refuses it beyond the limits. */
export const limitChildNames = (parts: Parts, accountId: string): Promise<void> =>
  limitSubjects(
    parts,
    CHILD_NAME_LIMITS.map(({ limit, window }) => ({
      subject: subjectOf(parts, `child names ${window} ${accountId}`),
      limit,
      window,
    })),
    parts.clock(),
  )

/** Counts an attempt to make an account from a public range of addresses, and refuses it beyond the limits. */
export async function limitSignUp(parts: Parts, { ip }: Pick<FastifyRequest, 'ip'>): Promise<void> {
  const { name, isPublic } = addressRange(ip)
  if (!isPublic) return
  await limitSubjects(
    parts,
    SIGN_UP_LIMITS.map(({ limit, window }) => ({
      subject: subjectOf(parts, `sign-up ${window} range ${name}`),
      limit,
      window,
    })),
    parts.clock(),
  )
}
