import { drizzle, type PostgresJsDatabase } from 'drizzle-orm/postgres-js'
import postgres from 'postgres'
import { guardTransactions } from './guard-transactions.ts'
import { nameActor } from './name-actor.ts'

/** The way every query goes. */
export type Database = PostgresJsDatabase

/** An open pool of connections: `client.end()` closes it. */
export type OpenDatabase = { database: Database; client: postgres.Sql }

/** Seconds a lost connection waits before it tries again: queries meanwhile fail at once instead of waiting in line. */
const RECONNECT_SECONDS = 0.05

/** Opens a pool of at most `max` connections. Nothing is sent until the first query. */
export function openDatabase(url: string, { max }: { max: number }): OpenDatabase {
  const client = postgres(url, {
    max,
    // Asking for types while a server dies would end the process by an unhandled rejection.
    fetch_types: false,
    connect_timeout: 5,
    backoff: () => RECONNECT_SECONDS,
    onnotice: () => {},
    connection: { application_name: 'funda' },
  })
  guardTransactions(client)
  nameActor(client)
  return { database: drizzle(client), client }
}
