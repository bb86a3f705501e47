import { eq, lt, or, sql } from 'drizzle-orm'
import { signInAttempts, users } from '#server/features/accounts/tables.ts'
import type { Database } from '#server/platform/database/open-database.ts'

/** The account with this e-mail address or username, both lower-case. */
export async function findByName(database: Database, name: string): Promise<{ id: string; email: string } | undefined> {
  const column = name.includes('@') ? users.email : users.username
  const [found] = await database.select({ id: users.id, email: users.email }).from(users).where(eq(column, name)).limit(1)
  return found
}

/** Which of the two is already an account's. */
export async function findTaken(database: Database, email: string, username: string): Promise<'email' | 'username' | undefined> {
  const found = await database.select({ email: users.email }).from(users).where(or(eq(users.email, email), eq(users.username, username)))
  if (found.length === 0) return undefined
  return found.some((user) => user.email === email) ? 'email' : 'username'
}

/**
 * Counts one more attempt, in one statement, so that attempts at the same moment are all counted. A count that was begun at or
 * before `since` begins anew.
 */
export async function countAttempt(database: Database, subject: string, now: Date, since: Date): Promise<{ attempts: number; startedAt: Date }> {
  const isOver = sql`${signInAttempts.startedAt} <= ${since.toISOString()}::timestamptz`
  const [counted] = await database.insert(signInAttempts).values({ subject, attempts: 1, startedAt: now })
    .onConflictDoUpdate({
      target: signInAttempts.subject,
      set: {
        attempts: sql`case when ${isOver} then 1 else ${signInAttempts.attempts} + 1 end`,
        startedAt: sql`case when ${isOver} then excluded.started_at else ${signInAttempts.startedAt} end`,
      },
    })
    .returning({ attempts: signInAttempts.attempts, startedAt: signInAttempts.startedAt })
  return counted ?? { attempts: 1, startedAt: now }
}

/** Forgets the attempts of an account that got in, and everybody's that were begun at or before `since`. */
export async function forgetAttempts(database: Database, subject: string, since: Date): Promise<void> {
  await database.delete(signInAttempts).where(or(eq(signInAttempts.subject, subject), lt(signInAttempts.startedAt, since)))
}
