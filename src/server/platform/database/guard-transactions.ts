import type postgres from 'postgres'

/** What the driver keeps inside for one connection, as far as it matters here. */
type Connection = { execute: (query: { reject: (error: Error) => void }) => unknown; onclose: ((error: Error) => void) | null }

type UnsafeOptions = { onexecute?: (connection: Connection) => unknown }
type Unsafe = (text: string, values?: unknown[], options?: UnsafeOptions) => unknown
type Begin = (...parts: (string | ((queries: unknown) => unknown))[]) => Promise<unknown>

/**
 * Lets a transaction whose connection is lost fail, and nothing else.
 *
 * postgres.js 3.4.9 goes on with such a transaction: its next statement, or the rollback that the driver itself sends, either ends the whole
 * process (the socket is gone; nobody can catch it) or, when the connection has come back, runs outside of any transaction
 * (github.com/porsager/postgres: issues 1154 and 1208, pull request 1155). Here all that a lost transaction still sends is refused, until its
 * work has ended. The tests beside this file fail without it; a release of the driver that they pass without makes it needless.
 */
export function guardTransactions(client: postgres.Sql): void {
  const driver = client as unknown as { begin: Begin; unsafe: Unsafe }
  const { begin, unsafe } = driver
  const lost = new WeakMap<Connection, Error>()
  const guarded = new WeakSet<Connection>()
  let onBegin: ((connection: Connection) => void) | undefined

  driver.unsafe = (text, values, options) => {
    const tell = onBegin
    const { onexecute } = options ?? {}
    if (!tell || !onexecute) return unsafe(text, values, options)
    const onConnection = (connection: Connection) => {
      if (!guarded.has(connection)) guardConnection(connection, lost)
      guarded.add(connection)
      tell(connection)
      return onexecute(connection)
    }
    return unsafe(text, values, { ...options, onexecute: onConnection })
  }

  driver.begin = async (...parts) => {
    let own: Connection | undefined
    let working = false
    // The driver's own rollback follows the work at once, and is refused too.
    const forget = () => setImmediate(() => own && lost.delete(own))
    const work = parts.at(-1) as (queries: unknown) => unknown
    const watchedWork = async (queries: unknown) => {
      working = true
      try {
        return await work(queries)
      } finally {
        working = false
        forget()
      }
    }
    onBegin = (connection) => (own = connection)
    const transaction = begin(...parts.slice(0, -1), watchedWork)
    onBegin = undefined
    try {
      return await transaction
    } finally {
      if (!working) forget()
    }
  }
}

/** Notes when the connection is lost in a transaction, and refuses what is sent on it from then on. */
function guardConnection(connection: Connection, lost: WeakMap<Connection, Error>): void {
  const { execute } = connection
  connection.execute = (query) => {
    const loss = lost.get(connection)
    if (!loss) return execute(query)
    query.reject(loss)
    return true
  }
  let reject = connection.onclose
  Object.defineProperty(connection, 'onclose', {
    set: (listener: typeof reject) => {
      reject = listener
    },
    get: () => reject && ((error: Error) => {
      lost.set(connection, error)
      reject?.(error)
    }),
  })
}
