import { ActingSession, NestedSession } from '#server/platform/database/acting-session.ts'
import { actorSettings } from '#server/platform/database/actor.ts'
import type { Database } from '#server/platform/database/open-database.ts'

/**
 * Sends one statement of plain SQL in the name of the present actor. It is for hot paths, where building a statement costs
 * more than running it. Statements stay unnamed, so any pooler works. Dates come as `Date`, `bigint` as text.
 * @param database also a transaction
 */
export async function sendSql<Row extends object>(database: Database, text: string, values: unknown[]): Promise<Row[]> {
  const { session } = database._
  if (!(session instanceof ActingSession || session instanceof NestedSession))
    throw new Error('The database has no session that names an actor')
  const { rows } = await session.sender.query({ text, values })
  return rows as Row[]
}

/** A call of a function of the database. The account that it is about is its first argument and stands before these values. */
export type SqlCall = { name: `funda_${string}`; values: readonly unknown[] }

/**
 * Calls a function of the database about an account. Where the account itself acts, this is one statement without a
 * transaction around it.
 */
export async function callSql<Row extends object>(
  database: Database,
  account: string,
  { name, values }: SqlCall,
): Promise<Row[]> {
  const { session } = database._
  const [actor, moment] = actorSettings() ?? []
  if (session instanceof ActingSession && moment !== undefined && actor === account && !session.isFull())
    return (await session.callAs(actor, moment, name, values)).rows as Row[]
  const places = values.map((_, index) => `, $${index + 2}`).join('')
  return sendSql<Row>(database, `select * from ${name}($1${places})`, [account, ...values])
}
