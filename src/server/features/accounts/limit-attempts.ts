import { createHmac } from 'node:crypto'
import { ATTEMPT_WINDOW, secondsToWait } from '#core/people/sign-in-limits.ts'
import type { AccountsParts } from '#server/features/accounts/accounts-parts.ts'
import {
  countAttempt,
  findCounts,
  forgetAttempts,
  takeAttempts,
  takeBack,
} from '#server/features/accounts/attempt-queries.ts'
import { CallRefusal } from '#server/platform/http/call-refusal.ts'

type Parts = Pick<AccountsParts, 'database' | 'clock' | 'config'>

/** Returns the keyed hash under which attempts are counted; no name or address is stored in plain text. */
export const subjectOf = ({ config }: Pick<Parts, 'config'>, what: string): string =>
  createHmac('sha256', config.secret).update(what).digest('base64url')

/** Returns the subject for guesses at an account's password. All subjects of the login begin with it. */
export const guessesAt = (accountId: string): string => `account ${accountId}`

/** A count that has to keep a limit, in a window of milliseconds. */
export type LimitedSubject = { subject: string; limit: number; window: number }

/** Seconds until the counts that would refuse another attempt are over. */
async function waitForAll(
  { database }: Pick<Parts, 'database'>,
  subjects: readonly LimitedSubject[],
  now: Date,
): Promise<number[]> {
  const counts = await findCounts(
    database,
    subjects.map(({ subject }) => subject),
    now,
  )
  return subjects.flatMap(({ subject, limit }) =>
    counts
      .filter((one) => one.subject === subject)
      .map(({ attempts, endsAt }) =>
        secondsToWait({ attempts: attempts + 1, endsAt: endsAt.getTime() }, limit, now.getTime()),
      ),
  )
}

/**
 * Counts an attempt under each subject in turn and refuses it beyond a limit. A refusal by one subject adds nothing to
 * the wider ones. Counting comes first, so simultaneous attempts can't pass a limit. The refusal names the time when
 * all subjects allow another attempt.
 */
export async function limitSubjects(
  parts: Pick<Parts, 'database'>,
  subjects: readonly LimitedSubject[],
  now: Date,
): Promise<void> {
  for (const [index, { subject, limit, window }] of subjects.entries()) {
    const { attempts, endsAt } = await countAttempt(parts.database, subject, window, now)
    const wait = secondsToWait({ attempts, endsAt: endsAt.getTime() }, limit, now.getTime())
    if (wait === 0) continue
    throw new CallRefusal('too-many-attempts', 'Too many attempts', {
      retryAfter: Math.max(wait, ...(await waitForAll(parts, subjects.slice(index + 1), now))),
    })
  }
}

/** Counts an attempt, and refuses it beyond the limit of a quarter of an hour. */
export const limitAttempts = (parts: Parts, what: string, limit: number): Promise<void> =>
  limitSubjects(parts, [{ subject: subjectOf(parts, what), limit, window: ATTEMPT_WINDOW }], parts.clock())

/** Forgets the attempts of whoever has proved to be right. */
export async function clearAttempts(parts: Parts, what: string): Promise<void> {
  await takeAttempts(parts.database, subjectOf(parts, what), parts.clock())
}

/** Takes one attempt back that proved to be right; those of others stay. */
export const takeBackAttempt = (parts: Parts, what: string): Promise<void> =>
  takeBack(parts.database, [subjectOf(parts, what)], { attempts: 1, startedAt: parts.clock() })

/** Forgets all guesses at an account's password, wherever they were made: there is a new one. */
export const forgetGuesses = (parts: Parts, accountId: string): Promise<void> =>
  forgetAttempts(parts.database, subjectOf(parts, guessesAt(accountId)))
