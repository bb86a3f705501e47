import { drizzle } from 'drizzle-orm/postgres-js'
import type postgres from 'postgres'
import { actorSettings } from '#server/platform/database/actor.ts'
import type { Database } from '#server/platform/database/open-database.ts'

type Unsafe = postgres.TransactionSql['unsafe']
type Work = (queries: postgres.TransactionSql) => unknown

/** What drizzle needs of a client, within a transaction. Many accounts share it here, so each query is preceded by whose it is. */
function standIn(queries: postgres.TransactionSql, options: postgres.Sql['options']): postgres.Sql {
  const inSavepoint = (work: Work) => queries.savepoint((inner) => work(standIn(inner, options) as unknown as postgres.TransactionSql))
  const unsafe: Unsafe = (text, values, settings) => {
    const [actor, now] = actorSettings() ?? ['', '']
    // Where a statement before it failed, this one does too, and says nothing new.
    queries.unsafe(`set local funda.actor='${actor}';set local funda.now='${now}'`).catch(() => {})
    return queries.unsafe(text, values, settings)
  }
  return { options, unsafe, savepoint: inSavepoint, begin: inSavepoint } as unknown as postgres.Sql
}

class Enough extends Error {}

/** Does all of a test in one transaction of the app's role, before whom the walls stand, and keeps none of it; `attempt` undoes what was done within it. */
export async function inOneTransaction(client: postgres.Sql, work: (database: Database, attempt: <Result>(work: () => Promise<Result>) => Promise<Result>) => Promise<void>): Promise<void> {
  await client.begin(async (queries) => {
    await work(drizzle(standIn(queries, client.options)), async (tried) => {
      await queries.unsafe('savepoint attempt')
      const result = await tried()
      await queries.unsafe('rollback to savepoint attempt')
      return result
    })
    throw new Enough()
  }).catch((error: unknown) => { if (!(error instanceof Enough)) throw error })
}
