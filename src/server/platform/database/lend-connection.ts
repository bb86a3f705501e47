import pg from 'pg'
import { DatabaseAway } from './database-away.ts'

/** Client with the one method that drizzle calls. */
export type QuerySender = { query: (config: string | pg.QueryConfig, values?: unknown[]) => Promise<pg.QueryResult> }

/** Connection of the pool that one piece of work has for itself until it returns it. */
export type Loan = QuerySender & {
  /** Returns the connection to the pool. It closes it after any error but a plain refusal of a statement. */
  giveBack: () => void
}

/** The driver's message for a statement that timed out; it closes the connection and gives no code. */
const UNANSWERED = 'Query read timeout'

/** Codes by which PostgreSQL and poolers announce the end of a connection: class 08, the shutdowns, and idle timeouts. */
const ENDS_CONNECTION = /^(?:08...|57P0[1-5]|25P0[34]|53300)$/

const codeOf = (error: unknown): string | undefined => (error instanceof pg.DatabaseError ? error.code : undefined)

/** True for an error after which the connection can go on: a statement that the database refused. */
const isRefusal = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && !ENDS_CONNECTION.test(codeOf(error) ?? '')

function loanOf(client: pg.PoolClient, release: (destroy?: boolean) => void): Loan {
  let lost: Error | undefined
  let isSound = true
  let isOver = false
  // Without a listener, a connection that ends between two statements would end the process.
  const onError = (error: Error) => {
    lost ??= error
  }
  client.on('error', onError)

  const explain = (error: unknown): unknown => {
    isSound &&= isRefusal(error)
    const isAway =
      lost !== undefined ||
      ENDS_CONNECTION.test(codeOf(error) ?? '') ||
      (error instanceof Error && error.message === UNANSWERED)
    return isAway ? new DatabaseAway('The connection to the database was lost', { cause: error }) : error
  }
  return {
    query: async (config, values) => {
      if (isOver) throw new Error('The transaction has ended, so it takes no more queries')
      try {
        return await client.query(config, values)
      } catch (error) {
        throw explain(error)
      }
    },
    giveBack: () => {
      isOver = true
      // The pool listens from here on.
      release(!isSound || lost !== undefined)
      client.off('error', onError)
    },
  }
}

/**
 * Takes a connection from the pool. Throws a `DatabaseAway` if the database can't be reached or no connection gets free
 * in time.
 */
export const lendConnection = (pool: pg.Pool): Promise<Loan> =>
  new Promise((resolve, reject) => {
    // By callback: the listener must stand before the connection can bring anything else.
    pool.connect((error, client, release) => {
      if (client) resolve(loanOf(client, release))
      else reject(new DatabaseAway('There is no connection to the database', { cause: error }))
    })
  })
