import { ActingSession, NestedSession } from '#server/platform/database/acting-session.ts'
import { actorSettings, presentMoment } from '#server/platform/database/actor.ts'
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
  const { rows } = await session.sender.query(text, values)
  return rows as Row[]
}

/** A call of a function of the database. The account that it is about is its first argument, before these values. */
export type SqlCall<Row extends object = object> = {
  name: `funda_${string}`
  values: readonly unknown[]
  /** Type of the rows; it is never set. */
  row?: Row
}

/** Places of the values of a call, after the first ones of its statement. */
const placesAfter = (first: number, { values }: SqlCall): string =>
  values.map((_, index) => `, $${index + first + 1}`).join('')

/**
 * Calls a function of the database about an account. If the account itself acts, this is one statement without a
 * transaction.
 */
export async function callSql<Row extends object>(
  database: Database,
  account: string,
  call: SqlCall<Row>,
): Promise<Row[]> {
  const { session } = database._
  const { name, values } = call
  const [actor, moment] = actorSettings() ?? []
  if (session instanceof ActingSession && moment !== undefined && actor === account && !session.isFull()) {
    const text = `select r.* from funda_act_as($1, $2) a cross join lateral ${name}(a.acting::uuid${placesAfter(2, call)}) r`
    return (await session.sendHot(name, text, [actor, moment, ...values])).rows as Row[]
  }
  return sendSql<Row>(database, `select * from ${name}($1${placesAfter(1, call)})`, [account, ...values])
}

/** Returns the statement that finds a session by the hash of its token, with the call of an errand. */
function enterText(errand: SqlCall | undefined): string {
  if (!errand) return 'select found_session from funda_enter($1, $2)'
  const call = `${errand.name}(e.visitor${placesAfter(2, errand)})`
  return `select e.found_session, r.* from funda_enter($1, $2) e left join lateral ${call} r on true`
}

/** Finds a session and does the errand as its account, in one round trip. */
export async function enterBySql<Row extends object>(
  database: Database,
  hash: string,
  errand?: SqlCall<Row>,
): Promise<(Row & { found_session: string | null }) | undefined> {
  const { session } = database._
  const values = [hash, presentMoment().toISOString(), ...(errand?.values ?? [])]
  const rows =
    session instanceof ActingSession
      ? (await session.sendHot(`enter ${errand?.name ?? ''}`, enterText(errand), values)).rows
      : await sendSql(database, enterText(errand), values)
  return rows[0] as (Row & { found_session: string | null }) | undefined
}
