import { and, desc, eq, gt, gte, inArray, like, ne, notExists, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Account } from '#contract/accounts-schemas.ts'
import type { InterfaceLanguage } from '#core/languages/interface-languages.ts'
import { asLogin } from '#server/platform/database/actor.ts'
import { accounts, knownDevices, sessions, users, verifications } from '#server/features/accounts/tables.ts'
import type { Database } from '#server/platform/database/open-database.ts'

export type FoundAccount = { id: string; email: string; emailVerified: boolean; language: InterfaceLanguage | null }

const found = { id: users.id, email: users.email, emailVerified: users.emailVerified, language: users.language }

/** Accounts that are looked at of those that only say to have an address. */
const MOST_CLAIMS = 10

/** Returns the account of this username, lower-case. */
export const findByUsername = async (database: Database, username: string): Promise<FoundAccount | undefined> =>
  (await asLogin(() => database.select(found).from(users).where(eq(users.username, username)).limit(1)))[0]

/**
 * Returns the accounts with this lower-case address. The one that confirmed it comes first, then the most recently
 * used.
 */
export const findByAddress = (database: Database, email: string): Promise<FoundAccount[]> =>
  asLogin(() =>
    database
      .select(found)
      .from(users)
      .where(eq(users.email, email))
      .orderBy(desc(users.emailVerified), desc(users.updatedAt), desc(users.id))
      .limit(MOST_CLAIMS),
  )

type Person = Pick<typeof users.$inferSelect, 'id' | 'firstName' | 'lastName' | 'username' | 'email' | 'ageBand'>

/**
 * Returns people by their ids, whoever they are: guardians of a child, members of a space. The caller has found the ids
 * in rows that it may see.
 */
export async function findPeople(database: Database, ids: readonly string[]): Promise<ReadonlyMap<string, Person>> {
  if (ids.length === 0) return new Map()
  const { id, firstName, lastName, username, email, ageBand } = users
  const people = await asLogin(() =>
    database
      .select({ id, firstName, lastName, username, email, ageBand })
      .from(users)
      .where(inArray(id, [...new Set(ids)])),
  )
  return new Map(people.map((person) => [person.id, person]))
}

/** Returns the confirmed addresses of these accounts, by their ids. */
export async function findConfirmed(database: Database, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const { id, email } = users
  const confirmed = await asLogin(() =>
    database
      .select({ id, email })
      .from(users)
      .where(and(inArray(id, [...new Set(ids)]), users.emailVerified)),
  )
  return new Map(confirmed.map((one) => [one.id, one.email]))
}

/** Returns when each of these accounts was last used: its newest session, or its newest login on a known device. */
export async function findLastLogins(database: Database, ids: readonly string[]): Promise<ReadonlyMap<string, Date>> {
  if (ids.length === 0) return new Map()
  const { rows } = await asLogin(() =>
    database.execute<{ id: string; at: Date }>(sql`
      select id, max(at) as at from (
        select user_id as id, updated_at as at from ${sessions} where user_id = any(${sql.param([...ids])}::uuid[])
        union all
        select user_id, seen_at from ${knownDevices} where user_id = any(${sql.param([...ids])}::uuid[])) used
      group by id`),
  )
  return new Map(rows.map(({ id, at }) => [id, new Date(at)]))
}

/** Returns the account with this username, or the one that confirmed this e-mail address. */
export async function findByName(database: Database, name: string): Promise<FoundAccount | undefined> {
  return name.includes('@')
    ? (await findByAddress(database, name)).find(({ emailVerified }) => emailVerified)
    : findByUsername(database, name)
}

/** Makes an account that is entered by a password. False where somebody has the username. */
export async function insertAccount(
  database: Database,
  { password, ...user }: typeof users.$inferInsert & { password: string },
  accountId: string,
): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const made = await transaction
      .insert(users)
      .values(user)
      .onConflictDoNothing({ target: users.username })
      .returning({ id: users.id })
    if (made.length === 0) return false
    await transaction.insert(accounts).values({
      id: accountId,
      userId: user.id,
      accountId: user.id,
      providerId: 'credential',
      password,
      createdAt: user.createdAt,
      updatedAt: user.createdAt,
    })
    return true
  })
}

/** Tells whether the account is entered by a password. */
export const hasPassword = async (database: Database, userId: string): Promise<boolean> =>
  (await database.$count(accounts, and(eq(accounts.userId, userId), eq(accounts.providerId, 'credential')))) > 0

/** Finds a person's names and whether the address is known to be theirs. */
export async function findPerson(
  database: Database,
  id: string,
): Promise<
  | { email: string; username: string; lastName: string; emailVerified: boolean; language: InterfaceLanguage | null }
  | undefined
> {
  const [person] = await database
    .select({
      email: users.email,
      username: users.username,
      lastName: users.lastName,
      emailVerified: users.emailVerified,
      language: users.language,
    })
    .from(users)
    .where(eq(users.id, id))
    .limit(1)
  return person
}

/** Tells whether another account has this username. */
export const isUsernameTaken = async (database: Database, username: string, ownId: string): Promise<boolean> =>
  (await asLogin(() => database.$count(users, and(eq(users.username, username), ne(users.id, ownId))))) > 0

/** Replaces the account's names; undefined where the account is gone. */
export async function replaceNames(
  database: Database,
  id: string,
  names: Partial<Pick<typeof users.$inferInsert, 'firstName' | 'lastName' | 'username' | 'ageBand' | 'language'>>,
): Promise<Account | undefined> {
  const [replaced] = await database.update(users).set(names).where(eq(users.id, id)).returning({
    id: users.id,
    firstName: users.firstName,
    email: users.email,
    username: users.username,
    ageBand: users.ageBand,
  })
  return replaced
}

/** Tells whether the database refused a second account of one confirmed address. */
const isSecondOwner = (fault: unknown): boolean =>
  fault instanceof Error && fault.cause instanceof Error && 'code' in fault.cause && fault.cause.code === '23505'

/** Tells whether no other account has confirmed this address. */
const isFreeFor = (database: Database, userId: string, email: string) => {
  const others = alias(users, 'others')
  return notExists(
    database
      .select({ id: others.id })
      .from(others)
      .where(and(eq(others.email, email), eq(others.emailVerified, true), ne(others.id, userId))),
  )
}

/**
 * Runs a change that gives an account a confirmed address. False where another account confirmed it, also at the same
 * moment. The change looks at all accounts, as the login does.
 */
async function isGiven(change: () => PromiseLike<unknown[]>): Promise<boolean> {
  try {
    return (await asLogin(change)).length > 0
  } catch (fault) {
    if (isSecondOwner(fault)) return false
    throw fault
  }
}

/**
 * Notes that the address is the account's own. False where it isn't the account's address any more, or another account
 * confirmed it.
 */
export const noteConfirmed = (database: Database, id: string, email: string, now: Date): Promise<boolean> =>
  isGiven(() =>
    database
      .update(users)
      .set({ emailVerified: true, updatedAt: now })
      .where(and(eq(users.id, id), eq(users.email, email), isFreeFor(database, id, email)))
      .returning({ id: users.id }),
  )

/** Language in which emails to the account are written; undefined where it was never said. */
export const findLanguageOf = async (database: Database, id: string): Promise<InterfaceLanguage | undefined> =>
  (await asLogin(() => database.select({ language: users.language }).from(users).where(eq(users.id, id)).limit(1)))[0]
    ?.language ?? undefined

/** Notes the language in which emails to the account are written from now on. */
export async function noteLanguage(database: Database, id: string, language: InterfaceLanguage): Promise<void> {
  await database.update(users).set({ language }).where(eq(users.id, id))
}

/** Notes that somebody logged in: a child's account that nobody uses is not kept for ever. */
export async function noteVisit(database: Database, id: string, now: Date): Promise<void> {
  await database.update(users).set({ updatedAt: now }).where(eq(users.id, id))
}

/** Takes every token away that stands for this value. */
export async function forgetTokens(database: Database, value: string): Promise<void> {
  await asLogin(() => database.delete(verifications).where(eq(verifications.value, value)))
}

/** Takes away what would give the account another address. */
export async function forgetEmailChanges(database: Database, userId: string): Promise<void> {
  await database.delete(verifications).where(like(verifications.value, `${userId} % %`))
}

/**
 * Gives the account another address, which its owner has confirmed. False where it has not that one any more, or
 * another account confirmed the new one.
 */
export const replaceEmail = (
  database: Database,
  userId: string,
  { present, next }: { present: string; next: string },
  now: Date,
): Promise<boolean> =>
  isGiven(() =>
    database
      .update(users)
      .set({ email: next, emailVerified: true, updatedAt: now })
      .where(and(eq(users.id, userId), eq(users.email, present), isFreeFor(database, userId, next)))
      .returning({ id: users.id }),
  )

/** Takes every token away that stands for something of an account's; gives back what they stood for. */
export async function forgetTokensOf(database: Database, userId: string): Promise<string[]> {
  return (
    await database
      .delete(verifications)
      .where(like(verifications.value, `${userId}%`))
      .returning({ value: verifications.value })
  ).map(({ value }) => value)
}

/**
 * Deletes an adult's account with all its data, and everything that waits for it. Returns its address if it was
 * confirmed; data of a merely claimed address isn't its to delete.
 */
export async function deleteAdult(database: Database, userId: string): Promise<string[]> {
  await forgetTokensOf(database, userId)
  const deleted = await database
    .delete(users)
    .where(and(eq(users.id, userId), eq(users.ageBand, 'adult')))
    .returning({ email: users.email, emailVerified: users.emailVerified })
  return deleted.filter(({ emailVerified }) => emailVerified).map(({ email }) => email)
}

/** Forgets on which devices the account was signed in. */
export async function forgetDevices(database: Database, userId: string): Promise<void> {
  await database.delete(knownDevices).where(eq(knownDevices.userId, userId))
}

/** Makes the account's password open nothing, until another one is chosen by email. */
export async function forgetPassword(database: Database, userId: string): Promise<void> {
  await database
    .update(accounts)
    .set({ password: null })
    .where(and(eq(accounts.userId, userId), eq(accounts.providerId, 'credential')))
}

/** Takes away the hub logins that were linked to the account since then. */
export async function forgetWaysSince(database: Database, userId: string, since: Date): Promise<void> {
  await database
    .delete(accounts)
    .where(and(eq(accounts.userId, userId), ne(accounts.providerId, 'credential'), gte(accounts.createdAt, since)))
}

/** Finds the account's sessions that last, the one used last first. */
export async function findSessions(database: Database, userId: string, now: Date) {
  return database
    .select({ id: sessions.id, device: sessions.device, createdAt: sessions.createdAt, updatedAt: sessions.updatedAt })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.updatedAt), desc(sessions.id))
}

/** Ends one of the account's sessions; false where it has none with this id. */
export async function deleteSession(database: Database, userId: string, id: string): Promise<boolean> {
  const deleted = await database
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.id, id)))
    .returning({ id: sessions.id })
  return deleted.length > 0
}

/** Ends all of the account's sessions but one. */
export async function deleteOtherSessions(database: Database, userId: string, keptId: string): Promise<void> {
  await database.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.id, keptId)))
}

/** Ends the account's sessions beyond the `kept` that were used last. */
export async function deleteOldestSessions(database: Database, userId: string, kept: number): Promise<void> {
  const beyond = database
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(desc(sessions.updatedAt), desc(sessions.id))
    .offset(kept)
  await database.delete(sessions).where(and(eq(sessions.userId, userId), inArray(sessions.id, beyond)))
}
