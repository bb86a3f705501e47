import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import net from 'node:net'
import type { Place } from './choose-place.ts'
import { LOG_SETTINGS, logFileOf, shortenLog } from './server-log.ts'
import { programIn } from './locate-binaries.ts'
import { programEnvironment } from './run-program.ts'

/** PostgreSQL process that was just started. */
export type SpawnedServer = {
  port: number
  hasEnded: () => boolean
  /** Returns the server's log since its start. */
  output: () => string
}

/** Finds a port of this machine that nobody uses now. */
async function findFreePort(): Promise<number> {
  const server = net.createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as net.AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

/**
 * Starts PostgreSQL on these files, reachable from this machine only. It is detached with its output in a file, so it
 * outlives a killed parent. Ctrl-C in the terminal reaches only the parent, which stops it in order.
 */
export async function spawnServer(
  place: Place,
  wantedPort: number | undefined,
  settings: string[],
): Promise<SpawnedServer> {
  const port = wantedPort ?? (await findFreePort())
  const options = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'max_connections=60',
    ...LOG_SETTINGS,
    ...settings,
  ]
  const args = ['-D', place.cluster, '-p', String(port), ...options.flatMap((option) => ['-c', option])]
  const [command, ...rest] = [...place.user.prefix, programIn(place.binaries, 'postgres'), ...args] as [
    string,
    ...string[],
  ]
  const log = openLog(place)
  const from = fs.fstatSync(log).size
  const child = spawn(command, rest, {
    ...place.user.ids,
    cwd: place.root,
    env: programEnvironment(),
    detached: true,
    windowsHide: true,
    stdio: ['ignore', log, log],
  })
  fs.closeSync(log)
  child.unref()
  let ended = false
  let failure = ''
  child.once('exit', () => (ended = true))
  child.once('error', (error) => ((ended = true), (failure = error.message)))
  return {
    port,
    hasEnded: () => ended,
    output: () => failure || fs.readFileSync(logFileOf(place.root)).subarray(from).toString(),
  }
}

function openLog(place: Place): number {
  shortenLog(place.root, new Date())
  const log = fs.openSync(logFileOf(place.root), 'a', 0o600)
  // A later start by that user himself writes to it too.
  if (place.user.ids) fs.fchownSync(log, place.user.ids.uid, place.user.ids.gid)
  return log
}
