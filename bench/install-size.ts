import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { MeasuredRow } from './support/measured-row.ts'
import { findFreePort } from './support/run-server.ts'

const PROJECT_FOLDER = fileURLToPath(new URL('..', import.meta.url))
const READY = 'Funda is ready on'

/** Largest install without development packages, in MB of 1024 KB (`docs/decisions/060`). */
const MOST_MEGABYTES = 460

/** Copies the files that git knows into a folder, as a clone would. */
function copyProject(folder: string): void {
  const { stdout } = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: PROJECT_FOLDER,
    encoding: 'utf8',
    maxBuffer: 1e8,
  })
  for (const file of stdout.split('\0').filter(Boolean)) {
    mkdirSync(path.join(folder, path.dirname(file)), { recursive: true })
    cpSync(path.join(PROJECT_FOLDER, file), path.join(folder, file))
  }
}

/** Returns the disk space of a folder in bytes, with a file of several names counted once. */
function sizeOf(folder: string, seen = new Set<number>()): number {
  return readdirSync(folder, { withFileTypes: true }).reduce((sum, entry) => {
    const place = path.join(folder, entry.name)
    if (entry.isDirectory()) return sum + sizeOf(place, seen)
    const { ino, blocks } = lstatSync(place)
    if (seen.has(ino)) return sum
    seen.add(ino)
    return sum + blocks * 512
  }, 0)
}

/** Installs without development packages. */
function install(folder: string): void {
  const { status, stderr } = spawnSync('npm', ['ci', '--omit=dev', '--no-audit', '--no-fund', '--prefer-offline'], {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  if (status !== 0) throw new Error(`npm ci --omit=dev failed: ${stderr}`)
}

/** Starts the server by `npm start`, asks it once, and stops it. Returns the milliseconds until it was ready. */
async function startOnce(folder: string): Promise<number> {
  const port = await findFreePort()
  const begun = performance.now()
  const env = { ...process.env, FUNDA_DATA: path.join(folder, 'data'), FUNDA_ORIGIN: '', DATABASE_URL: '' }
  const server = spawn('npm', ['start'], {
    cwd: folder,
    env: { ...env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const exited = once(server, 'exit')
  let output = ''
  await new Promise<void>((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      output += chunk.toString()
      if (output.includes(READY)) resolve()
    }
    server.stdout.on('data', listen)
    server.stderr.on('data', listen)
    void exited.then(() => reject(new Error(`The server ended before it was ready: ${output}`)))
  })
  const waited = performance.now() - begun
  const { ok } = await fetch(`http://127.0.0.1:${port}/api/health`)
  server.kill('SIGTERM')
  await exited
  if (!ok) throw new Error('The server did not answer after the start')
  return waited
}

/**
 * Measures a default install: the size of `npm ci --omit=dev`, and the first start, which also builds the pages. It
 * fails if either doesn't work.
 */
export async function measureInstall(): Promise<MeasuredRow[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'funda-install-'))
  try {
    copyProject(folder)
    install(folder)
    const packages = sizeOf(path.join(folder, 'node_modules')) / 1024 ** 2
    return [
      { name: 'npm ci --omit=dev', unit: 'MB', product: packages, budget: MOST_MEGABYTES },
      { name: 'first start after it, with building the pages', unit: 'ms', product: await startOnce(folder) },
    ]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
