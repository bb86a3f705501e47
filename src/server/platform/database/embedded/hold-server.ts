import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { StartError } from '#server/platform/start-error.ts'
import { endConnection } from '../connect-directly.ts'
import { processExists } from './find-postmaster.ts'

/**
 * Role of a process that uses the database: one server per data folder, and any number of visitors (seeding, tests).
 */
export type HolderRole = 'server' | 'visitor'

/** A process's claim on the database: as long as it lives, so does its connection. */
export type Hold = {
  /** Gives the claim up; true when nobody else has one, so that the database may be stopped. */
  isLast: () => Promise<boolean>
  release: () => Promise<void>
}

/** Held shared by each process that uses the database, and exclusively by the one that stops it. */
const USE_LOCK = 727272
/** Held by the one server of the data folder. */
const SERVER_LOCK = 727273
/** Milliseconds to wait for the lock of a server that was just killed. */
const PREDECESSOR_MS = 1000

/**
 * Claims the database with one connection, whose locks end with the process however it ends. `onLost` is called once
 * when the connection breaks.
 * A second server on the folder is refused with a `StartError` that names the first.
 */
export async function holdServer(url: string, role: HolderRole, dataFolder: string, onLost: () => void): Promise<Hold> {
  let ours = false
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    application_name: `funda ${role} ${process.pid}`,
  })
  client.on('error', () => {})
  client.on('end', () => {
    if (ours) onLost()
    ours = false
  })
  const release = async () => {
    ours = false
    await endConnection(client)
  }
  try {
    await client.connect()
    await client.query('select pg_advisory_lock_shared($1)', [USE_LOCK])
    if (role === 'server') await claimServer(client, dataFolder)
  } catch (error) {
    await release()
    throw error
  }
  ours = true
  const isLast = async () => {
    ours = false
    try {
      await client.query('select pg_advisory_unlock_shared($1)', [USE_LOCK])
      return (
        (await client.query<{ last: boolean }>('select pg_try_advisory_lock($1) as last', [USE_LOCK])).rows[0]?.last ===
        true
      )
    } catch {
      // The database is gone, or whoever gave up its claim at the same moment is stopping it.
      return false
    }
  }
  return { isLast, release }
}

async function claimServer(client: pg.Client, dataFolder: string): Promise<void> {
  const until = performance.now() + PREDECESSOR_MS
  for (;;) {
    const {
      rows: [row],
    } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [SERVER_LOCK])
    if (row?.mine === true) return
    const holder = await findServer(client)
    if (holder !== undefined && (processExists(holder) || performance.now() > until)) {
      throw new StartError(
        `Another Funda server (process ${holder}) already uses the data folder ${dataFolder}. ` +
          'Stop that one first, or set FUNDA_DATA to another folder.',
      )
    }
    await sleep(50)
  }
}

/** Process number of the server that holds the lock; undefined when it has just let it go. */
async function findServer(client: pg.Client): Promise<number | undefined> {
  const {
    rows: [holder],
  } = await client.query<{ name: string }>(
    `
    select a.application_name as name from pg_locks l join pg_stat_activity a on a.pid = l.pid
    where l.locktype = 'advisory' and l.objid = $1 and l.granted`,
    [SERVER_LOCK],
  )
  return holder && Number(holder.name.split(' ').at(-1))
}
