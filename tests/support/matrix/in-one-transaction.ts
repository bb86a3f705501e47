import { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { PgDialect } from 'drizzle-orm/pg-core'
import type pg from 'pg'
import { NestedSession } from '#server/platform/database/acting-session.ts'
import { actorSettings } from '#server/platform/database/actor.ts'
import type { QuerySender } from '#server/platform/database/lend-connection.ts'
import { connectDirectly } from '#server/platform/database/connect-directly.ts'
import type { Database } from '#server/platform/database/open-database.ts'

/** Sends queries of many accounts within one transaction, so each is preceded by the account it is of. */
const namingEach = (client: pg.Client): QuerySender => ({
  query: (config, values) => {
    // Where a statement before it failed, this one does too, and says nothing new.
    client
      .query(
        "select set_config('funda.actor', $1, true), set_config('funda.now', $2, true)",
        actorSettings() ?? ['', ''],
      )
      .catch(() => {})
    return client.query(config, values)
  },
})

/**
 * Runs a test in one transaction of the app's role, under the row-level policies, and rolls it back. `attempt` rolls
 * back only its own part.
 */
export const inOneTransaction = (
  url: string,
  work: (database: Database, attempt: <Result>(work: () => Promise<Result>) => Promise<Result>) => Promise<void>,
): Promise<void> =>
  connectDirectly(url, async (client) => {
    await client.query('begin')
    const dialect = new PgDialect()
    await work(
      new NodePgDatabase(dialect, new NestedSession(namingEach(client), dialect), undefined),
      async (tried) => {
        await client.query('savepoint attempt')
        const result = await tried()
        await client.query('rollback to savepoint attempt; release savepoint attempt')
        return result
      },
    )
    await client.query('rollback')
  })
