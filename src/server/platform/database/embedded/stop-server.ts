import { setTimeout as sleep } from 'node:timers/promises'
import type { Place } from './choose-place.ts'
import { findPostmaster } from './find-postmaster.ts'
import { programIn } from './locate-binaries.ts'
import { runProgram } from './run-program.ts'

const FAST_MS = 10_000
const IMMEDIATE_MS = 5_000

/**
 * Stops the server in order, or kills it if it does not obey. A killed one repairs itself at the next start. Resolves
 * to true once it is gone.
 */
export async function stopServer(place: Place, pid: number): Promise<boolean> {
  await signalServer(place, pid, 'INT')
  if (await isGone(place, pid, FAST_MS)) return true
  await signalServer(place, pid, 'QUIT')
  return isGone(place, pid, IMMEDIATE_MS)
}

/** Asks the server to stop without waiting for it. */
export async function signalServer(place: Place, pid: number, signal: 'INT' | 'QUIT'): Promise<void> {
  if (process.platform === 'win32') {
    // Windows knows no such signals; PostgreSQL's own tool has another way.
    await runProgram(place.user, programIn(place.binaries, 'pg_ctl'), ['kill', signal, String(pid)], place.root)
    return
  }
  try {
    process.kill(pid, `SIG${signal}`)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

async function isGone(place: Place, pid: number, patienceMs: number): Promise<boolean> {
  const until = performance.now() + patienceMs
  while (findPostmaster(place.cluster)?.pid === pid) {
    if (performance.now() > until) return false
    await sleep(5)
  }
  return true
}
