import type postgres from 'postgres'
import { actorSettings } from './actor.ts'

/** What the driver keeps inside for one connection and one query, as far as it matters here. */
type Connection = { execute: (query: Query) => unknown; reserved: (() => unknown) | null }
type Query = Promise<unknown> & { handler: (query: Query) => void; resolve: (rows: unknown) => void; reject: (error: unknown) => void }
type UnsafeOptions = { onexecute?: (connection: Connection) => unknown }
type Unsafe = (text: string, values?: unknown[], options?: UnsafeOptions) => Query

const ACTOR = /^(?:[0-9a-f-]{36}|system)$/

/** Begins a transaction and tells within it who acts: one message, of which nothing outlives the transaction. */
function beginAs([actor, now]: readonly [string, string], begin = 'begin'): string {
  if (!ACTOR.test(actor)) throw new Error('Who acts is no account')
  return `${begin};set local funda.actor='${actor}';set local funda.now='${now}'`
}

/** What the driver writes the same way whatever kind the database says it is of: all that columns are given. */
const isPlain = (value: unknown): boolean => value === null || value instanceof Uint8Array || ['string', 'number', 'boolean', 'bigint'].includes(typeof value)

/** Has a query sent with its values, where the driver would first ask of which kinds they are: that is a round trip of its own. */
const sendAtOnce = (query: Query): unknown => Object.defineProperty(query, 'describeFirst', { get: () => false, set: () => {} })

/** Puts a query's own beginning and end round it. It is answered when it is committed. */
function wrap(query: Query, begin: (onexecute: (connection: Connection) => unknown) => Query, commit: Query): void {
  const answer = query.resolve
  commit.handler = () => {}
  query.resolve = (rows) => void commit.then(() => answer(rows), query.reject)
  query.handler = () => {
    begin((connection) => {
      // The driver takes a transaction on a connection that is nobody's for a mistake. It gives the connection back after the end.
      connection.reserved = () => true
      // All in one breath, so that nothing comes between them.
      connection.execute(query)
      connection.execute(commit)
      return false
    }).catch(query.reject)
  }
}

/**
 * Tells the database with every transaction who acts, for its walls (`row-walls.sql`). A query outside of a transaction gets one of its own, since
 * the setting must not outlive it: the connection is somebody else's next. Its beginning, itself and its end are sent together and cost one round trip.
 * Where nobody acts, nothing is said, and the walls show nothing. A connection takes no other query before it has answered: the driver would lose a transaction
 * that it begins behind a hundred waiting ones.
 */
export function nameActor(client: postgres.Sql): void {
  const driver = client as unknown as { unsafe: Unsafe }
  const { unsafe } = driver

  driver.unsafe = (text, values = [], options = {}) => {
    const settings = actorSettings()
    // The driver begins a transaction by this too: it has a listener then.
    if (options.onexecute) return unsafe(settings ? beginAs(settings, text) : text, values, options)
    if (!values.every(isPlain)) throw new Error('A query has a value that is neither text nor number, truth, bytes or null')
    const begin = settings && beginAs(settings)
    const query = unsafe(text, values, begin === undefined ? { ...options, onexecute: () => false } : options)
    sendAtOnce(query)
    if (begin !== undefined) wrap(query, (onexecute) => unsafe(begin, [], { onexecute }), unsafe('commit'))
    return query
  }
}
