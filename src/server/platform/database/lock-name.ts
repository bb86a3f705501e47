import { sql } from 'drizzle-orm'
import type { Database } from '#server/platform/database/open-database.ts'

/** Locks a name until the transaction ends; other transactions with the same name wait. */
export async function lockName(transaction: Database, name: string): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
}
