import { createHmac } from 'node:crypto'
import type { AccountsParts } from '#server/features/accounts/accounts-parts.ts'
import { ATTEMPT_WINDOW } from '#server/features/accounts/policy.ts'
import { countAttempt, forgetAttempts } from '#server/features/accounts/queries.ts'
import { CallRefusal } from '#server/platform/http/call-refusal.ts'

type Parts = Pick<AccountsParts, 'database' | 'clock' | 'config'>

/** What attempts are counted under: neither a name nor an address is kept in words. */
const subjectOf = ({ config }: Parts, what: string): string => createHmac('sha256', config.secret).update(what).digest('base64url')

/** What guesses at the password of an account are counted under, wherever they are made. */
export const guessesAt = (accountId: string): string => `account ${accountId}`

/** What letters to an address are counted under. */
export const lettersTo = (email: string): string => `letters ${email}`

/** Counts an attempt, and refuses it beyond the limit. Counted before anything is looked at, so that attempts at the same moment can't pass the limit. */
export async function limitAttempts(parts: Parts, what: string, limit: number): Promise<void> {
  const now = parts.clock()
  const { attempts, startedAt } = await countAttempt(parts.database, subjectOf(parts, what), now, new Date(now.getTime() - ATTEMPT_WINDOW))
  if (attempts <= limit) return
  const retryAfter = Math.max(1, Math.ceil((startedAt.getTime() + ATTEMPT_WINDOW - now.getTime()) / 1000))
  throw new CallRefusal('too-many-attempts', 'Too many attempts', { retryAfter })
}

/** Forgets the attempts of whoever has proved to be right. */
export const clearAttempts = async (parts: Parts, what: string): Promise<void> =>
  forgetAttempts(parts.database, subjectOf(parts, what), new Date(parts.clock().getTime() - ATTEMPT_WINDOW))
