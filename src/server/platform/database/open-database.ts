import { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { PgDialect } from 'drizzle-orm/pg-core'
import pg from 'pg'
import { ActingSession } from './acting-session.ts'
import { BatchingSocket } from './batching-socket.ts'

/** Drizzle database through which features send their queries. */
export type Database = NodePgDatabase

/** Open pool of connections. */
export type OpenDatabase = {
  database: Database
  /** Sends one statement as it is, for a package that writes its own. */
  query: (text: string, values?: unknown[]) => Promise<pg.QueryResult>
  /** Ends all connections; those that are at work have this long to finish. */
  close: (patienceSeconds?: number) => Promise<void>
}

export type PoolOptions = {
  /** Largest number of connections. */
  max: number
  /** Seconds after which a connection is replaced, so that none outlives changes of the network or the database. */
  lifetimeSeconds?: number
  /**
   * Longest wait for an answer, in milliseconds. The database itself ends statements earlier, so this is for one that
   * is frozen or cut off.
   */
  answerMs?: number
  /**
   * True if every connection leads to the database itself, and not to a pooler that changes backends. Hot statements
   * then keep their plans under a name.
   */
  isDirect?: boolean
  /** True while the disk is so full that nothing may be written; reading goes on. */
  isFull?: () => boolean
  /** Called when a connection that nobody uses ends by itself; the pool has forgotten it already. */
  onConnectionLost?: (error: Error) => void
}

/** Longest wait for a connection, new or given back by somebody else. */
const CONNECT_MS = 10_000
const ANSWER_MS = 20_000
const LIFETIME_SECONDS = 30 * 60

/** Opens a pool of connections. Nothing is sent until the first query. */
export function openDatabase(
  url: string,
  {
    max,
    lifetimeSeconds = LIFETIME_SECONDS,
    answerMs = ANSWER_MS,
    isFull = () => false,
    isDirect = false,
    onConnectionLost = () => {},
  }: PoolOptions,
): OpenDatabase {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'funda',
    max,
    maxLifetimeSeconds: lifetimeSeconds,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: answerMs,
    keepAlive: true,
    pipeline: true,
    stream: () => new BatchingSocket(),
  })
  pool.on('error', onConnectionLost)
  const dialect = new PgDialect()
  const close = async (patienceSeconds = 1) => {
    const { promise: late, resolve } = Promise.withResolvers<void>()
    const timer = setTimeout(resolve, patienceSeconds * 1000)
    await Promise.race([pool.end(), late])
    clearTimeout(timer)
  }
  const session = new ActingSession(pool, dialect, { isFull, isDirect })
  return { database: new NodePgDatabase(dialect, session, undefined), query: session.sender.query, close }
}
