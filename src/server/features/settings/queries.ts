import { and, asc, eq, gt, inArray, lt, sql } from 'drizzle-orm'
import type { InterfaceLanguage } from '#core/languages/interface-languages.ts'
import { FIRST_SETTINGS, type AccountSettings, type Digest } from '#core/people/account-settings.ts'
import { users } from '#server/features/accounts/index.ts'
import { accountSettings, accountSettingsColumnClasses } from '#server/features/settings/tables.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import type { PersonalData } from '#server/platform/database/personal-data.ts'
import { pickExported } from '#server/platform/database/pick-exported.ts'

/** Finds an account's settings, or the defaults. */
export async function findSettings(database: Database, accountId: string): Promise<AccountSettings> {
  const [found] = await database
    .select({
      weeklyDigest: accountSettings.weeklyDigest,
      emailReports: accountSettings.emailReports,
      assignmentEmails: accountSettings.assignmentEmails,
      firstNameOnly: accountSettings.firstNameOnly,
    })
    .from(accountSettings)
    .where(eq(accountSettings.learnerId, accountId))
    .limit(1)
  return found ?? FIRST_SETTINGS
}

/** Keeps what an account decided. Emails that it asks for now begin with the period that is running. */
export async function keepSettings(
  database: Database,
  accountId: string,
  settings: AccountSettings,
  language: InterfaceLanguage,
  now: Date,
): Promise<void> {
  const before = await findSettings(database, accountId)
  const begun = {
    ...(settings.weeklyDigest && !before.weeklyDigest ? { weeklyDigestAt: now } : {}),
    ...(settings.emailReports && !before.emailReports ? { emailReportsAt: now } : {}),
  }
  await database
    .insert(accountSettings)
    .values({ learnerId: accountId, ...settings, language, weeklyDigestAt: now, emailReportsAt: now })
    .onConflictDoUpdate({ target: accountSettings.learnerId, set: { ...settings, language, ...begun } })
}

/**
 * Finds the language in which somebody read Funda when they last decided about emails; undefined where they never did.
 */
export const findLanguage = async (database: Database, accountId: string): Promise<InterfaceLanguage | undefined> =>
  (
    await database
      .select({ language: accountSettings.language })
      .from(accountSettings)
      .where(eq(accountSettings.learnerId, accountId))
      .limit(1)
  )[0]?.language

/**
 * Finds a page of the accounts that are due for a digest, ordered by id. It is on, none was sent for this period, and
 * the address is confirmed.
 */
export const findDue = (
  database: Database,
  digest: Digest,
  endedAt: Date,
  { after, limit }: { after: string; limit: number },
): Promise<{ id: string }[]> =>
  database
    .select({ id: users.id })
    .from(accountSettings)
    .innerJoin(users, eq(users.id, accountSettings.learnerId))
    .where(
      and(
        eq(accountSettings[digest], true),
        lt(accountSettings[`${digest}At`], endedAt),
        eq(users.emailVerified, true),
        gt(users.id, after),
      ),
    )
    .orderBy(asc(users.id))
    .limit(limit)

/** Returns the confirmed address of an account that wants a digest, and its language. */
export const findReader = async (
  database: Database,
  id: string,
  digest: Digest,
): Promise<{ id: string; email: string; language: InterfaceLanguage } | undefined> =>
  (
    await database
      .select({
        id: users.id,
        email: users.email,
        language: sql<InterfaceLanguage>`coalesce(${users.language}, ${accountSettings.language})`,
      })
      .from(accountSettings)
      .innerJoin(users, eq(users.id, accountSettings.learnerId))
      .where(and(eq(users.id, id), eq(accountSettings[digest], true), eq(users.emailVerified, true)))
      .limit(1)
  )[0]

/** Returns the confirmed addresses and languages of those of these people who want emails about assignments. */
export async function findAssignmentReaders(
  database: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, { email: string; language: InterfaceLanguage }>> {
  if (ids.length === 0) return new Map()
  const found = await database
    .select({
      id: users.id,
      email: users.email,
      language: sql<InterfaceLanguage>`coalesce(${users.language}, ${accountSettings.language})`,
    })
    .from(accountSettings)
    .innerJoin(users, eq(users.id, accountSettings.learnerId))
    .where(
      and(
        inArray(users.id, [...ids]),
        eq(accountSettings.assignmentEmails, true),
        eq(users.emailVerified, true),
        eq(users.ageBand, 'adult'),
      ),
    )
  return new Map(found.map(({ id, email, language }) => [id, { email, language }]))
}

/** Takes the writing of an email upon itself: of any number of servers at once, one gets it. */
export async function takeDue(
  database: Database,
  accountId: string,
  digest: Digest,
  endedAt: Date,
  now: Date,
): Promise<boolean> {
  const column = accountSettings[`${digest}At`]
  return (
    (
      await database
        .update(accountSettings)
        .set({ [`${digest}At`]: now })
        .where(and(eq(accountSettings.learnerId, accountId), lt(column, endedAt)))
        .returning({ id: accountSettings.learnerId })
    ).length > 0
  )
}

/** Returns those of these people who show only their first name to members of classes and schools. */
export async function findFirstNameOnly(database: Database, ids: readonly string[]): Promise<Set<string>> {
  const found = await database
    .select({ id: accountSettings.learnerId })
    .from(accountSettings)
    .where(and(inArray(accountSettings.learnerId, [...ids]), eq(accountSettings.firstNameOnly, true)))
  return new Set(found.map(({ id }) => id))
}

/** Settings of accounts. */
export const settingsData = {
  collect: async (database, accountId) => ({
    accountSettings: pickExported(
      accountSettingsColumnClasses,
      await database.select().from(accountSettings).where(eq(accountSettings.learnerId, accountId)),
    ),
  }),
} satisfies PersonalData
