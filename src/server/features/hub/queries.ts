import { and, eq, inArray, lte, type SQL } from 'drizzle-orm'
import type { AgeBand } from '#core/people/age-bands.ts'
import { accounts, sessions, users } from '#server/features/accounts/index.ts'
import { hubNotices, hubSessions } from '#server/features/hub/tables.ts'
import type { Database } from '#server/platform/database/open-database.ts'

/**
 * Finds the account of a person at a hub. Its key is the hub's own name and the person's number there, and nothing
 * else.
 */
export async function findByHub(
  database: Database,
  issuer: string,
  subject: string,
): Promise<{ id: string; ageBand: AgeBand } | undefined> {
  const [found] = await database
    .select({ id: users.id, ageBand: users.ageBand })
    .from(accounts)
    .innerJoin(users, eq(users.id, accounts.userId))
    .where(and(eq(accounts.providerId, issuer), eq(accounts.accountId, subject)))
    .limit(1)
  return found
}

/** Tells whether an account has confirmed this address, lower-case. */
export async function isAddressTaken(database: Database, email: string): Promise<boolean> {
  return (await database.$count(users, and(eq(users.email, email), eq(users.emailVerified, true)))) > 0
}

/**
 * Tells whether an adult's account, which is entered by a password, has this address, lower-case, and it is confirmed.
 */
export async function hasConfirmedAdult(database: Database, email: string): Promise<boolean> {
  const [found] = await database
    .select({ id: users.id })
    .from(users)
    .innerJoin(accounts, eq(accounts.userId, users.id))
    .where(
      and(
        eq(users.email, email),
        eq(users.emailVerified, true),
        eq(users.ageBand, 'adult'),
        eq(accounts.providerId, 'credential'),
      ),
    )
    .limit(1)
  return found !== undefined
}

/**
 * Links a person of the hub with an account. Returns false if either is linked already; if several come at once, one
 * succeeds.
 */
export async function insertLink(database: Database, link: typeof accounts.$inferInsert): Promise<boolean> {
  return database.transaction(async (transaction) => {
    await transaction.select({ id: users.id }).from(users).where(eq(users.id, link.userId)).for('update')
    if (
      (await transaction.$count(
        accounts,
        and(eq(accounts.userId, link.userId), eq(accounts.providerId, link.providerId)),
      )) > 0
    )
      return false
    return (
      (await transaction.insert(accounts).values(link).onConflictDoNothing().returning({ id: accounts.id })).length > 0
    )
  })
}

type HubAccount = { id: string; issuer: string; subject: string }

/**
 * Creates the account of a person at a hub, in the caller's transaction. Returns false if the address or the username
 * is taken.
 */
export async function insertPerson(
  database: Database,
  person: typeof users.$inferInsert,
  { id, issuer, subject }: HubAccount,
): Promise<boolean> {
  const made = await database.insert(users).values(person).onConflictDoNothing().returning({ id: users.id })
  if (made.length === 0) return false
  const { createdAt, updatedAt } = person
  await database
    .insert(accounts)
    .values({ id, userId: person.id, providerId: issuer, accountId: subject, createdAt, updatedAt })
  return true
}

export async function insertHubSession(database: Database, session: typeof hubSessions.$inferInsert): Promise<void> {
  await database.insert(hubSessions).values(session)
}

/** Finds the hub's statement from the beginning of this session; undefined for a session begun by password. */
export async function findHubSession(
  database: Database,
  learnerId: string,
  sessionId: string,
): Promise<{ idToken: string | null } | undefined> {
  const [found] = await database
    .select({ idToken: hubSessions.idToken })
    .from(hubSessions)
    .where(and(eq(hubSessions.learnerId, learnerId), eq(hubSessions.sessionId, sessionId)))
    .limit(1)
  return found
}

/** Ends the sessions that the hub means: those of its own session, of a person, or of both. */
export async function endHubSessions(
  database: Database,
  issuer: string,
  { subject, sid }: { subject: string | undefined; sid: string | undefined },
): Promise<void> {
  const meant: SQL[] = [eq(accounts.providerId, issuer)]
  if (subject !== undefined) meant.push(eq(accounts.accountId, subject))
  if (sid !== undefined) meant.push(eq(hubSessions.sid, sid))
  const ended = database
    .select({ id: hubSessions.sessionId })
    .from(hubSessions)
    .innerJoin(accounts, eq(accounts.userId, hubSessions.learnerId))
    .where(and(...meant))
  await database.delete(sessions).where(inArray(sessions.id, ended))
}

/** Notes a notice's number until it is too old to be taken; false where it was noted before. */
export async function noteNotice(database: Database, id: string, expiresAt: Date, now: Date): Promise<boolean> {
  await database.delete(hubNotices).where(lte(hubNotices.expiresAt, now))
  return (
    (await database.insert(hubNotices).values({ id, expiresAt }).onConflictDoNothing().returning({ id: hubNotices.id }))
      .length > 0
  )
}
