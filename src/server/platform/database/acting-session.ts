import { NodePgSession, NodePgTransaction, type NodePgClient } from 'drizzle-orm/node-postgres'
import type { PgDialect, PgTransactionConfig } from 'drizzle-orm/pg-core'
import type pg from 'pg'
import { actorSettings, beforeCommit } from './actor.ts'
import { StorageFull } from './storage-full.ts'
import { lendConnection, type QuerySender } from './lend-connection.ts'

type Work<Result> = (transaction: NodePgTransaction<Record<string, never>, Record<string, never>>) => Promise<Result>

const ACTOR = /^(?:[0-9a-f-]{36}|login|system)$/
const MOMENT = /^[\dTZ:.+-]+$/

/** Returns the statement that names an actor and the time, until the end of the transaction. */
function nameStatement([actor, now]: readonly [string, string]): string {
  if (!ACTOR.test(actor) || !MOMENT.test(now)) throw new Error('The actor is not the ID of an account')
  return `select set_config('funda.actor', '${actor}', true), set_config('funda.now', '${now}', true)`
}

/**
 * Returns the statements that begin a transaction of the present actor. The settings end with it, so the connection
 * keeps nothing of them.
 */
function beginStatements(how = 'begin'): string {
  const settings = actorSettings()
  return settings ? `${how}; ${nameStatement(settings)}` : how
}

const NAME_NOBODY = "select set_config('funda.actor', '', true)"

const isRollback = (config: string | pg.QueryConfig): boolean =>
  /^\s*rollback/i.test(typeof config === 'string' ? config : config.text)

/**
 * Sends statements of a transaction, each in the name of the actor of that moment. A step can act as another
 * (`asLogin`). A return to a savepoint takes the name back too, so it is given again.
 */
function namingEach(sender: QuerySender): QuerySender {
  let named: string | undefined | null = actorSettings()?.[0]
  return {
    query: async (config, values) => {
      const settings = actorSettings()
      if (isRollback(config)) named = null
      else if (named !== settings?.[0]) {
        named = settings?.[0]
        // Fails only where a statement before it failed, or makes the next one fail: its own error says nothing new.
        sender.query(settings ? nameStatement(settings) : NAME_NOBODY).catch(() => {})
      }
      try {
        return await sender.query(config, values)
      } catch (error) {
        named = null
        throw error
      }
    },
  }
}

/** PostgreSQL's code for a write in a transaction that only reads. */
const READS_ONLY = '25006'

/** Sends statements of a transaction that only reads, because the disk is full: a write fails for that reason. */
const readingOnly = (sender: QuerySender): QuerySender => ({
  query: async (config, values) => {
    try {
      return await sender.query(config, values)
    } catch (error) {
      throw (error as { code?: string }).code === READS_ONLY
        ? new StorageFull('There is no room to write this', { cause: error })
        : error
    }
  },
})

/**
 * Ends a transaction for good. PostgreSQL answers ROLLBACK to the commit of a transaction in which a statement failed.
 */
async function commit(loan: QuerySender): Promise<void> {
  const { command } = await loan.query('commit')
  if (command !== 'COMMIT') throw new Error('The transaction was rolled back, because a statement in it failed')
}

/**
 * Runs one query in a transaction of the actor. Beginning, query and end are sent together (the connection is in
 * pipeline mode), so this costs one round trip.
 * It succeeds when the commit was answered, and not before.
 */
async function queryAlone(
  loan: QuerySender,
  begin: string,
  config: string | pg.QueryConfig,
  values?: unknown[],
): Promise<pg.QueryResult> {
  const [begun, answered, ended] = await Promise.allSettled([
    loan.query(begin),
    loan.query(config, values),
    commit(loan),
  ])
  for (const step of [begun, answered, ended]) if (step.status === 'rejected') throw step.reason
  return (answered as PromiseFulfilledResult<pg.QueryResult>).value
}

/** Drizzle's session within a transaction: a transaction inside it is a savepoint. */
export class NestedSession extends NodePgSession<Record<string, never>, Record<string, never>> {
  readonly sender: QuerySender

  constructor(sender: QuerySender, dialect: PgDialect) {
    super(sender as NodePgClient, dialect, undefined)
    this.sender = sender
  }

  override transaction<Result>(work: Work<Result>): Promise<Result> {
    return new NodePgTransaction<Record<string, never>, Record<string, never>>(
      this.dialect,
      this,
      undefined,
    ).transaction(work)
  }
}

/**
 * Drizzle session on a pool of connections. Each query and transaction names its actor for the row-level policies
 * (`row-policies.sql`). Without an actor the policies show no rows.
 */
export class ActingSession extends NodePgSession<Record<string, never>, Record<string, never>> {
  /** Sends single statements, each in a transaction of its own. */
  readonly sender: QuerySender
  readonly #pool: pg.Pool
  readonly #isFull: () => boolean
  readonly #isDirect: boolean

  /** @param ways `isFull`: true while nothing may be written; then every transaction only reads */
  constructor(pool: pg.Pool, dialect: PgDialect, { isFull, isDirect }: { isFull: () => boolean; isDirect: boolean }) {
    const sender: QuerySender = {
      query: async (config, values) => {
        const full = isFull()
        const begin = beginStatements(full ? 'begin read only' : 'begin')
        const loan = await lendConnection(pool)
        try {
          return begin === 'begin'
            ? await loan.query(config, values)
            : await queryAlone(full ? readingOnly(loan) : loan, begin, config, values)
        } finally {
          loan.giveBack()
        }
      },
    }
    super(sender as NodePgClient, dialect, undefined)
    this.sender = sender
    this.#pool = pool
    this.#isFull = isFull
    this.#isDirect = isDirect
  }

  /**
   * Sends one hot statement that names its actor itself. It is committed when it is answered. Its plan is kept under
   * the name, unless a pooler may stand between.
   */
  async sendHot(name: string, text: string, values: unknown[]): Promise<pg.QueryResult> {
    const loan = await lendConnection(this.#pool)
    try {
      return await (this.#isDirect ? loan.query({ name, text, values }) : loan.query(text, values))
    } finally {
      loan.giveBack()
    }
  }

  /** True while nothing may be written. */
  isFull(): boolean {
    return this.#isFull()
  }

  override async transaction<Result>(
    work: Work<Result>,
    { isolationLevel, accessMode }: PgTransactionConfig = {},
  ): Promise<Result> {
    const full = this.#isFull()
    const begin = beginStatements(
      ['begin', isolationLevel && `isolation level ${isolationLevel}`, full ? 'read only' : accessMode]
        .filter(Boolean)
        .join(' '),
    )
    const loan = await lendConnection(this.#pool)
    const sender = namingEach(full ? readingOnly(loan) : loan)
    let tell: ((isDone: boolean) => void) | undefined
    try {
      // The work's first statement follows at once, in the same round trip.
      const begun = loan.query(begin)
      begun.catch(() => {})
      const transaction = new NodePgTransaction<Record<string, never>, Record<string, never>>(
        this.dialect,
        new NestedSession(sender, this.dialect),
        undefined,
      )
      const result = await work(transaction)
      await begun
      if (accessMode !== 'read only') tell = await beforeCommit()?.(transaction)
      await commit(loan)
      tell?.(true)
      return result
    } catch (error) {
      tell?.(false)
      // A connection on which this fails is ended, and the transaction with it.
      await loan.query('rollback').catch(() => {})
      throw error
    } finally {
      loan.giveBack()
    }
  }
}
