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

/** What attempts are counted under: neither a name nor an address is kept in words. */
export const subjectOf = ({ config }: Pick<Parts, 'config'>, what: string): string =>
  createHmac('sha256', config.secret).update(what).digest('base64url')

/** What guesses at the password of an account are counted under: so for whoever is signed in, and as the beginning of all else that is counted at login. */
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
 * Counts an attempt under one subject after the other, and refuses it beyond a limit: whoever is refused by one fills no wider count. Counted before anything
 * is looked at, so that attempts at the same moment can't pass a limit. Who is refused is told when all of them let them try again.
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
