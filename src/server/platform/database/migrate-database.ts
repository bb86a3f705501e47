import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { PgDialect } from 'drizzle-orm/pg-core'
import type pg from 'pg'
import type { Log } from '#server/platform/log/create-log.ts'
import { installJobs } from '#server/platform/jobs/install-jobs.ts'
import { JOBS_SCHEMA } from '#server/platform/jobs/job-queues.ts'
import { StartError } from '#server/platform/start-error.ts'
import { NestedSession } from './acting-session.ts'
import { connectDirectly } from './connect-directly.ts'

const MIGRATIONS_FOLDER = fileURLToPath(new URL('../../migrations', import.meta.url))
const ROW_POLICIES = new URL('row-policies.sql', import.meta.url)
const MIGRATION_LOCK = 727274

const LOOK_EVERY_MS = 50
const TELL_AFTER_MS = 2_000

type Options = {
  /** Role that reads and writes the rows of all tables created from now on; a migration may revoke single rights. */
  appRole?: string
  log?: Pick<Log, 'info'>
  /** Milliseconds to wait for another process that migrates. */
  patienceMs?: number
}

/**
 * Migrates the tables and installs the row-level policies (`row-policies.sql`), in one transaction. If two processes start
 * at once, one migrates and the other waits and finds nothing to do. Lock and actor end with the transaction, also
 * behind a pooler. The tables of the jobs follow, in transactions of their own.
 * @param ownerUrl address for a role that may create tables
 */
export function migrateDatabase(ownerUrl: string, { appRole, log, patienceMs = 60_000 }: Options = {}): Promise<void> {
  return connectDirectly(ownerUrl, async (client) => {
    await client.query('begin')
    await waitForTurn(client, patienceMs, log)
    // A migration that changes rows changes everybody's.
    await client.query("select set_config('funda.actor', 'system', true)")
    if (appRole !== undefined) {
      const role = client.escapeIdentifier(appRole)
      await client.query('revoke create on schema public from public')
      await client.query(
        `alter default privileges in schema public grant select, insert, update, delete on tables to ${role}`,
      )
      await client.query(`alter default privileges in schema public grant usage, select on sequences to ${role}`)
    }
    const dialect = new PgDialect()
    await migrate(new NodePgDatabase(dialect, new NestedSession(client, dialect), undefined), {
      migrationsFolder: MIGRATIONS_FOLDER,
    })
    await client.query(readFileSync(ROW_POLICIES, 'utf8'))
    // pg-boss makes its schema only if there is none; two servers that look at once would both make it.
    await client.query(`create schema if not exists ${JOBS_SCHEMA}`)
    await client.query('commit')
    await installJobs(client, appRole)
  })
}

/** Takes the migration's lock for the transaction; reports a wait, and gives up with a message. */
async function waitForTurn(client: pg.Client, patienceMs: number, log: Options['log']): Promise<void> {
  const begun = performance.now()
  let told = false
  for (;;) {
    const {
      rows: [row],
    } = await client.query<{ mine: boolean }>('select pg_try_advisory_xact_lock($1) as mine', [MIGRATION_LOCK])
    if (row?.mine === true) return
    const waited = performance.now() - begun
    if (waited > patienceMs) throw new StartError(await busyMessage(client, patienceMs), { isLasting: false })
    if (waited > TELL_AFTER_MS && !told) {
      told = true
      log?.info('Waiting for another Funda server, which is migrating this database …')
    }
    await sleep(LOOK_EVERY_MS)
  }
}

async function busyMessage(client: pg.Client, patienceMs: number): Promise<string> {
  const {
    rows: [holder],
  } = await client.query<{ pid: number }>(
    `select pid from pg_locks where locktype = 'advisory' and objid = $1 and granted
      and database = (select oid from pg_database where datname = current_database())`,
    [MIGRATION_LOCK],
  )
  const who = holder ? ` (PostgreSQL process ${holder.pid})` : ''
  return (
    `Another connection${who} has been migrating this database for more than ${patienceMs / 1000} seconds. ` +
    'Wait until that Funda server is ready, or end that process with pg_terminate_backend, and start again.'
  )
}
