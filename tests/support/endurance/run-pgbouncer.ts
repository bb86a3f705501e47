import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { connectDirectly } from '#server/platform/database/connect-directly.ts'
import { findFreePort } from '../../../bench/support/run-server.ts'
import { ensurePgbouncer } from '../../../scripts/testing/ensure-pgbouncer.ts'
import { makeScratchFolder } from '../scratch-folder.ts'
import type { OwnPostgres } from './run-postgres.ts'

const NOBODY = 65_534
const POOL_SIZE = 4

/** A pgbouncer in transaction mode before a PostgreSQL. */
export type RunningPgbouncer = {
  /** The address for `DATABASE_URL`, by way of it. */
  url: string
  kill: () => Promise<void>
  start: () => Promise<void>
  remove: () => Promise<void>
}

/** Starts a pgbouncer that gives each transaction any of a few connections of the database. */
export async function runPgbouncer({ port: databasePort, owner }: OwnPostgres): Promise<RunningPgbouncer> {
  const program = ensurePgbouncer()
  const folder = makeScratchFolder('pgbouncer')
  const port = await findFreePort()
  const file = path.join(folder, 'pgbouncer.ini')
  fs.writeFileSync(
    file,
    `[databases]
${owner.database} = host=127.0.0.1 port=${databasePort} dbname=${owner.database} user=${owner.name} password=${owner.password}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${POOL_SIZE}
`,
  )
  const url = `postgres://${owner.name}@127.0.0.1:${port}/${owner.database}`
  // It doesn't run as root.
  const ids = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {}
  const launch = async () => {
    const started = spawn(program, [file], { ...ids, cwd: '/', stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    for (const stream of [started.stdout, started.stderr])
      stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
    for (;;) {
      if (started.exitCode !== null) throw new Error(`pgbouncer ended: ${output}`)
      try {
        await connectDirectly(url, (client) => client.query('select 1'))
        return started
      } catch {
        await sleep(20)
      }
    }
  }
  let running = await launch()
  const kill = async () => {
    if (running.exitCode !== null || running.signalCode !== null) return
    running.kill('SIGKILL')
    await once(running, 'exit')
  }
  return {
    url,
    kill,
    start: async () => {
      running = await launch()
    },
    remove: async () => {
      await kill()
      fs.rmSync(folder, { recursive: true, force: true })
    },
  }
}
