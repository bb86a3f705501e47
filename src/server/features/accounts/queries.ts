import { and, desc, eq, gt, inArray, like, ne, notExists, or } from 'drizzle-orm'
import { accounts, sessions, users, verifications } from '#server/features/accounts/tables.ts'
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

/** Whether the account with this address, lower-case, is entered by a password. */
export async function hasPassword(database: Database, email: string): Promise<boolean> {
  const [found] = await database.select({ id: users.id }).from(accounts).innerJoin(users, eq(users.id, accounts.userId))
    .where(and(eq(users.email, email), eq(accounts.providerId, 'credential'))).limit(1)
  return found !== undefined
}

/** A person's names and whether the address is known to be theirs. */
export async function findPerson(database: Database, id: string): Promise<{ email: string; username: string; lastName: string; emailVerified: boolean } | undefined> {
  const [found] = await database.select({ email: users.email, username: users.username, lastName: users.lastName, emailVerified: users.emailVerified })
    .from(users).where(eq(users.id, id)).limit(1)
  return found
}

/** Notes that the address is the account's own, if it still is the account's address. */
export async function noteConfirmed(database: Database, id: string, email: string, now: Date): Promise<void> {
  await database.update(users).set({ emailVerified: true, updatedAt: now }).where(and(eq(users.id, id), eq(users.email, email)))
}

/** Notes that somebody logged in: a child's account that nobody uses is not kept for ever. */
export async function noteVisit(database: Database, id: string, now: Date): Promise<void> {
  await database.update(users).set({ updatedAt: now }).where(eq(users.id, id))
}

/** Takes every proof away that stands for this value. */
export async function forgetProofs(database: Database, value: string): Promise<void> {
  await database.delete(verifications).where(eq(verifications.value, value))
}

/** Takes away what would give the account another address. */
export async function forgetEmailChanges(database: Database, userId: string): Promise<void> {
  await database.delete(verifications).where(like(verifications.value, `${userId} % %`))
}

/** Gives the account another address, which its owner has confirmed. False where it has not that one any more, or another account has the new one. */
export async function replaceEmail(database: Database, userId: string, present: string, next: string, now: Date): Promise<boolean> {
  const isFree = notExists(database.select({ id: users.id }).from(users).where(eq(users.email, next)))
  const replaced = await database.update(users).set({ email: next, emailVerified: true, updatedAt: now }).where(and(eq(users.id, userId), eq(users.email, present), isFree)).returning({ id: users.id })
  return replaced.length > 0
}

/** Takes every proof away that stands for something of an account's; gives back what they stood for. */
export async function forgetProofsOf(database: Database, userId: string): Promise<string[]> {
  return (await database.delete(verifications).where(like(verifications.value, `${userId}%`)).returning({ value: verifications.value })).map(({ value }) => value)
}

/** Deletes an adult's account and with it all that is kept under it, and what was on its way to it. Gives back every address that letters about it were written to. */
export async function deleteAdult(database: Database, userId: string): Promise<string[]> {
  const proofs = await forgetProofsOf(database, userId)
  const deleted = await database.delete(users).where(and(eq(users.id, userId), eq(users.ageBand, 'adult'))).returning({ email: users.email })
  return [...new Set([...deleted.map(({ email }) => email), ...proofs.flatMap((value) => value.split(' ')).filter((part) => part.includes('@'))])]
}

/** The account's sessions that last, the one used last first. */
export async function findSessions(database: Database, userId: string, now: Date) {
  return database.select({ id: sessions.id, device: sessions.device, createdAt: sessions.createdAt, updatedAt: sessions.updatedAt })
    .from(sessions).where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now))).orderBy(desc(sessions.updatedAt), desc(sessions.id))
}

/** Ends one of the account's sessions; false where it has none with this id. */
export async function deleteSession(database: Database, userId: string, id: string): Promise<boolean> {
  const deleted = await database.delete(sessions).where(and(eq(sessions.userId, userId), eq(sessions.id, id))).returning({ id: sessions.id })
  return deleted.length > 0
}

/** Ends all of the account's sessions but one. */
export async function deleteOtherSessions(database: Database, userId: string, keptId: string): Promise<void> {
  await database.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.id, keptId)))
}

/** Ends the account's sessions beyond the `kept` that were used last. */
export async function deleteOldestSessions(database: Database, userId: string, kept: number): Promise<void> {
  const beyond = database.select({ id: sessions.id }).from(sessions).where(eq(sessions.userId, userId)).orderBy(desc(sessions.updatedAt), desc(sessions.id)).offset(kept)
  await database.delete(sessions).where(and(eq(sessions.userId, userId), inArray(sessions.id, beyond)))
}
