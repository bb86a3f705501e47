import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/postgres-js'
import { migrate } from 'drizzle-orm/postgres-js/migrator'
import postgres from 'postgres'

const MIGRATIONS_FOLDER = fileURLToPath(new URL('../../migrations', import.meta.url))
const ROW_WALLS = new URL('row-walls.sql', import.meta.url)
const MIGRATION_LOCK = 727274

/**
 * Brings the tables to the newest form, and raises the wall before each row that is somebody's (`row-walls.sql`). Two processes at once: one migrates, the other waits for it and finds nothing to do.
 * @param ownerUrl address for a role that may create tables
 * @param appRole role that shall read and write the rows of every table made from now on; a migration may take single rights away again
 */
export async function migrateDatabase(ownerUrl: string, appRole?: string): Promise<void> {
  const client = postgres(ownerUrl, { max: 1, fetch_types: false, onnotice: () => {} })
  try {
    await client`select pg_advisory_lock(${MIGRATION_LOCK})`
    // A migration that changes rows changes everybody's.
    await client`select set_config('funda.actor', 'system', false)`
    if (appRole !== undefined) {
      await client`revoke create on schema public from public`
      await client`alter default privileges in schema public grant select, insert, update, delete on tables to ${client(appRole)}`
      await client`alter default privileges in schema public grant usage, select on sequences to ${client(appRole)}`
    }
    await migrate(drizzle(client), { migrationsFolder: MIGRATIONS_FOLDER })
    await client.unsafe(readFileSync(ROW_WALLS, 'utf8'))
  } finally {
    await client.end({ timeout: 5 })
  }
}
