import { ActingSession, NestedSession } from '#server/platform/database/acting-session.ts'
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
