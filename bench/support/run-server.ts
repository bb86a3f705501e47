import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import net from 'node:net'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const PROJECT_FOLDER = fileURLToPath(new URL('../..', import.meta.url))
const READY = 'Funda is ready on'

/** Finds a port of this machine that nobody uses now. */
export async function findFreePort(): Promise<number> {
  const server = net.createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as net.AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

/**
 * Starts the real server on a data folder and a port; resolves when it is ready. If the server ends before, it throws
 * with its output.
 */
export async function runServer(dataFolder: string, port: number): Promise<ChildProcess> {
  const env = {
    ...process.env,
    FUNDA_DATA: dataFolder,
    PORT: String(port),
    FUNDA_ORIGIN: '',
    DATABASE_URL: '',
    FUNDA_PROXIES: '127.0.0.1',
  }
  const server = spawn(process.execPath, ['src/server/main.ts'], {
    cwd: PROJECT_FOLDER,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const ready = new Promise<void>((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      output += chunk.toString()
      if (output.includes(READY)) resolve()
    }
    server.stdout.on('data', listen)
    server.stderr.on('data', listen)
    server.once('exit', (code) => reject(new Error(`The server ended with ${code}: ${output}`)))
  })
  await ready
  return server
}

/** Returns the process number of the database that runs on a data folder. */
export function databaseProcess(dataFolder: string): number {
  return Number(readFileSync(path.join(dataFolder, 'postgres/postmaster.pid'), 'utf8').split('\n')[0])
}
