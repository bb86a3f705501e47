import { asc, eq, lt, or, sql } from 'drizzle-orm'
import type { Database } from '#server/platform/database/open-database.ts'
import { emails } from '#server/platform/mail/tables.ts'

export type KeptEmail = typeof emails.$inferSelect

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/

/** Keeps an email until a mail server takes it. */
export async function keepEmail(database: Database, email: KeptEmail): Promise<void> {
  await database.insert(emails).values(email)
}

export const findEmail = async (database: Database, id: string): Promise<KeptEmail | undefined> =>
  (await database.select().from(emails).where(eq(emails.id, id)).limit(1))[0]

export async function removeEmail(database: Database, id: string): Promise<void> {
  await database.delete(emails).where(eq(emails.id, id))
}

/** Deletes the emails to an address, or about an account by its id. */
export async function removeEmailsOf(database: Database, addressOrId: string): Promise<void> {
  await database
    .delete(emails)
    .where(or(eq(emails.recipient, addressOrId), UUID.test(addressOrId) ? eq(emails.about, addressOrId) : sql`false`))
}

export async function removeEmailsBefore(database: Database, moment: Date): Promise<void> {
  await database.delete(emails).where(lt(emails.writtenAt, moment))
}

/** Most emails that the developer's page shows. */
const MOST_SHOWN = 500

/** Returns the emails on their way, the oldest first. */
export const listEmails = (database: Database): Promise<KeptEmail[]> =>
  database.select().from(emails).orderBy(asc(emails.writtenAt), asc(emails.id)).limit(MOST_SHOWN)
