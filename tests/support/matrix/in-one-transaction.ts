import { AsyncLocalStorage } from 'node:async_hooks'
import { setImmediate as endOfTurn } from 'node:timers/promises'
import { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { PgDialect } from 'drizzle-orm/pg-core'
import type pg from 'pg'
import { NestedSession } from '#server/platform/database/acting-session.ts'
import { actorSettings } from '#server/platform/database/actor.ts'
import type { QuerySender } from '#server/platform/database/lend-connection.ts'
import { connectDirectly } from '#server/platform/database/connect-directly.ts'
import type { Database } from '#server/platform/database/open-database.ts'

/** A part of the test that is rolled back alone, with its queries that are still unanswered. */
type Attempt = { isOver: boolean; unanswered: Set<Promise<unknown>> }

const present = new AsyncLocalStorage<Attempt>()

/** Sends queries of many accounts within one transaction, so each is preceded by the account it is of. */
const namingEach = (client: pg.Client): QuerySender => ({
  query: async (config, values) => {
    const attempt = present.getStore()
    if (attempt?.isOver) throw new Error('The attempt is over: this query would fall into the next one')
    // Where a statement before it failed, this one does too, and says nothing new.
    client
      .query(
        "select set_config('funda.actor', $1, true), set_config('funda.now', $2, true)",
        actorSettings() ?? ['', ''],
      )
      .catch(() => {})
    const answer = client.query(config, values)
    attempt?.unanswered.add(answer)
    try {
      return await answer
    } finally {
      attempt?.unanswered.delete(answer)
    }
  },
})

/**
 * Waits for the queries that a request sent without waiting for them, and for those that follow from their answers. A
 * query after that is refused: its savepoints are gone, and it would abort the next attempt.
 */
async function finish(attempt: Attempt): Promise<void> {
  while (attempt.unanswered.size > 0) {
    await Promise.allSettled(attempt.unanswered)
    await endOfTurn()
  }
  attempt.isOver = true
}

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
        const attempt: Attempt = { isOver: false, unanswered: new Set() }
        try {
          return await present.run(attempt, tried)
        } finally {
          await finish(attempt)
          await client.query('rollback to savepoint attempt; release savepoint attempt')
        }
      },
    )
    await client.query('rollback')
  })
