import { sql } from 'drizzle-orm'
import type { Database } from '#server/platform/database/open-database.ts'

/** Locks a name until the transaction ends: of several that ask for the same one, each waits for the one before. */
export async function lockName(transaction: Database, name: string): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
}
